import { useCallback, useEffect, useRef } from "react"

/** Longest time between the release of a pointer and its click, in milliseconds: a browser may wait for a second tap. */
const clickWait = 350

const watched = new WeakSet<Document>()
let isPressed = false
let waiting: ReadonlyArray<() => void> = []
let timer: ReturnType<typeof setTimeout> | undefined

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
    if (isPressed) waiting = [...waiting, () => (isMounted.current ? act() : undefined)]
    else act()
  }, [])
}

/** Notes presses of the document from now on. */
const watchPresses = () => {
  if (watched.has(document)) return
  watched.add(document)
  const begin = () => {
    end()
    isPressed = true
  }
  for (const [type, take] of [
    ["pointerdown", begin],
    ["pointerup", () => endIn(clickWait)],
    ["click", () => endIn(0)],
    ["pointercancel", () => endIn(0)],
    ["dragend", () => endIn(0)]
  ] as const)
    document.addEventListener(type, take, { capture: true, passive: true })
}

/** Lets the handlers of the click run before. */
const endIn = (ms: number) => {
  clearTimeout(timer)
  timer = setTimeout(end, ms)
}

const end = () => {
  clearTimeout(timer)
  isPressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}
