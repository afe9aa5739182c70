import { useCallback, useEffect, useRef } from "react"

/** Longest time between the release of a pointer and its click, in milliseconds: a browser may wait for a second tap. */
const clickWait = 350

type Press = { isHeld: boolean; waiting: ReadonlyArray<() => void>; timer?: ReturnType<typeof setTimeout> }

const presses = new WeakMap<Document, Press>()

/**
 * Returns a function that runs `act` at once, or while a pointer is pressed after its click, if the component is still mounted. A press takes the
 * focus from a field before its release: an error that appeared in between would move the pressed button away from the pointer.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const isMounted = useRef(false)
  useEffect(() => {
    watchPresses()
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback((act: () => void) => {
    const press = presses.get(document)
    if (press?.isHeld === true) press.waiting = [...press.waiting, () => (isMounted.current ? act() : undefined)]
    else act()
  }, [])
}

/** Notes presses of the document from now on. */
const watchPresses = () => {
  if (presses.has(document)) return
  const press: Press = { isHeld: false, waiting: [] }
  presses.set(document, press)
  const end = () => {
    clearTimeout(press.timer)
    press.isHeld = false
    const acts = press.waiting
    press.waiting = []
    for (const act of acts) act()
  }
  const begin = () => {
    end()
    press.isHeld = true
  }
  /** Lets the handlers of the click run before. */
  const endIn = (ms: number) => {
    clearTimeout(press.timer)
    press.timer = setTimeout(end, ms)
  }
  for (const [type, take] of [
    ["pointerdown", begin],
    ["pointerup", () => endIn(clickWait)],
    ["click", () => endIn(0)],
    ["pointercancel", () => endIn(0)],
    ["dragend", () => endIn(0)],
    // A menu of the system may take the release of a press.
    ["contextmenu", () => endIn(0)],
    ["keydown", end]
  ] as const)
    document.addEventListener(type, take, { capture: true, passive: true })
}
