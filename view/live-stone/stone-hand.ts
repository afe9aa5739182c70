import type { KeyboardEvent, PointerEvent } from "react"
import type { Roll } from "../../core/domain/live-stone/live-stone.ts"

/** Degrees per width of the picture, and per press of a key. */
const degreesAcross = 180
export const keyStep = 6

type Hand = {
  /** Rolls while the finger is down; `null` when it is up. */
  readonly preview: (by: Roll | null) => void
  readonly roll: (by: Roll) => void
}

/** Pointer handlers: a drag previews a roll and sends it when it ends. Vertical swipes scroll the page on a touch screen. */
export const dragHandlers = ({ preview, roll }: Hand) => {
  let from: { readonly x: number; readonly y: number; readonly id: number } | undefined
  const rollTo = (event: PointerEvent): Roll => {
    const side = Math.max(1, event.currentTarget.getBoundingClientRect().width)
    const [x, y] = [event.clientX - (from?.x ?? event.clientX), event.clientY - (from?.y ?? event.clientY)]
    return { right: Math.round((x / side) * degreesAcross), down: Math.round((y / side) * degreesAcross) }
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || from !== undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerMove: (event: PointerEvent) => {
      if (from?.id === event.pointerId) preview(rollTo(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return
      const by = rollTo(event)
      from = undefined
      preview(null)
      if (by.right !== 0 || by.down !== 0) roll(by)
    },
    onPointerCancel: () => {
      from = undefined
      preview(null)
    }
  }
}

/** Roll of an arrow key, or `undefined`. */
export const rollOfKey = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): Roll | undefined =>
  altKey || ctrlKey || metaKey ? undefined : keyRolls[key]

const keyRolls: Readonly<Record<string, Roll>> = {
  ArrowLeft: { right: -keyStep, down: 0 },
  ArrowRight: { right: keyStep, down: 0 },
  ArrowUp: { right: 0, down: -keyStep },
  ArrowDown: { right: 0, down: keyStep }
}
