import type { InspectorCommand } from "./machines/inspector.machine.ts"
import type { Inspector } from "./view/inspector-context.tsx"

export const listenToKeys = (inspector: Inspector): void =>
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return
    const command = commandOf(event, inspector.getSnapshot().matches({ time: "playing" }))
    if (command === undefined) return
    event.preventDefault()
    inspector.send(command)
  })

/** Elements that use these keys themselves. */
const typing = "input:not([type=file], [type=checkbox]), textarea, select, summary, [role=listbox]"

const commandOf = (
  { altKey, ctrlKey, key, metaKey, shiftKey, target }: KeyboardEvent,
  isPlaying: boolean
): InspectorCommand | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  if (target instanceof HTMLElement && target.closest(typing) !== null) return undefined
  if (scrolls(target, key)) return undefined
  const isOnButton = target instanceof HTMLElement && target.closest("button, a") !== null
  switch (key) {
    case "ArrowLeft":
      return { type: "time.step", by: shiftKey ? -10 : -1 }
    case "ArrowRight":
      return { type: "time.step", by: shiftKey ? 10 : 1 }
    case "Home":
      return { type: "time.goTo", position: 0 }
    case "End":
      return { type: "time.goTo", position: Infinity }
    case "Escape":
      return { type: "time.return" }
    case " ":
      return isOnButton ? undefined : { type: isPlaying ? "time.pause" : "time.play" }
    default:
      return undefined
  }
}

const horizontal: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight"])
const vertical: ReadonlySet<string> = new Set(["Home", "End", " "])

/** Tests if the focused element itself scrolls with a key. */
const scrolls = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement) || target === document.body) return false
  const { overflowX, overflowY } = getComputedStyle(target)
  if (horizontal.has(key)) return target.scrollWidth > target.clientWidth && canScroll(overflowX)
  return vertical.has(key) && target.scrollHeight > target.clientHeight && canScroll(overflowY)
}

const canScroll = (overflow: string): boolean => overflow === "auto" || overflow === "scroll"
