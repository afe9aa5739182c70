import type { Roll } from "../../core/domain/live-stone/live-stone.ts"

/** Degrees per drag across the picture. */
const degreesAcross = 180
/** Degrees per key press. */
export const keyStep = 6

type RollHandlers = {
  /** Rolls while the finger is down; `null` once it is up. */
  readonly preview: (by: Roll | null) => void
  readonly roll: (by: Roll) => void
}

/** Rolls a stone by pointer and arrow keys until `signal` aborts. Previews a drag and sends it at its end. */
export const listenForRolls = (box: HTMLElement, { preview, roll }: RollHandlers, signal: AbortSignal): void => {
  let from: { readonly x: number; readonly y: number; readonly id: number } | undefined
  const rollTo = ({ clientX, clientY }: PointerEvent): Roll => {
    const side = Math.max(1, box.getBoundingClientRect().width)
    const [x, y] = [clientX - (from?.x ?? clientX), clientY - (from?.y ?? clientY)]
    return { right: Math.round((x / side) * degreesAcross), down: Math.round((y / side) * degreesAcross) }
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || from !== undefined) return
    box.setPointerCapture(event.pointerId)
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }
  const move = (event: PointerEvent) => {
    if (from?.id === event.pointerId) preview(rollTo(event))
  }
  const end = (event: PointerEvent) => {
    if (from?.id !== event.pointerId) return
    const by = rollTo(event)
    from = undefined
    preview(null)
    if (by.right !== 0 || by.down !== 0) roll(by)
  }
  const cancel = ({ pointerId }: PointerEvent) => {
    if (from?.id !== pointerId) return
    from = undefined
    preview(null)
  }
  const press = (event: KeyboardEvent) => {
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : keyRolls[event.key]
    if (by === undefined) return
    event.preventDefault()
    roll(by)
  }
  box.addEventListener("pointerdown", begin, { signal })
  box.addEventListener("pointermove", move, { signal })
  box.addEventListener("pointerup", end, { signal })
  box.addEventListener("pointercancel", cancel, { signal })
  box.addEventListener("keydown", press, { signal })
}

const keyRolls: Readonly<Record<string, Roll>> = {
  ArrowLeft: { right: -keyStep, down: 0 },
  ArrowRight: { right: keyStep, down: 0 },
  ArrowUp: { right: 0, down: -keyStep },
  ArrowDown: { right: 0, down: keyStep }
}
