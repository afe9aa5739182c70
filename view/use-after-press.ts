import { useCallback, useEffect, useRef } from "react"

/** Longest wait in milliseconds from a release to its click: a browser may wait for a second tap. */
const clickWait = 350

/** Mounted users of the hook; presses are watched while there are any. */
let users = 0
let isPressed = false
let waiting: ReadonlyArray<() => void> = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Returns a function that runs `act` at once, or after the click of a current press, if the component is still mounted. An error shown on blur
 * would otherwise move the pressed button away from the pointer.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    if (++users === 1) for (const [type, listener] of listeners) document.addEventListener(type, listener, { capture: true, passive: true })
    return () => {
      isMounted.current = false
      if (--users > 0) return
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, { capture: true })
      end()
    }
  }, [])
  return useCallback((act: () => void) => {
    if (isPressed) waiting = [...waiting, () => (isMounted.current ? act() : undefined)]
    else act()
  }, [])
}

const end = () => {
  clearTimeout(timer)
  isPressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

const begin = () => {
  end()
  isPressed = true
}

/** Runs after the handlers of the click. */
const endIn = (ms: number) => {
  clearTimeout(timer)
  timer = setTimeout(end, ms)
}

const listeners = [
  ["pointerdown", begin],
  ["pointerup", () => endIn(clickWait)],
  ["click", () => endIn(0)],
  ["pointercancel", () => endIn(0)],
  ["dragend", () => endIn(0)],
  // System menu, which may take the release of a press.
  ["contextmenu", () => endIn(0)],
  ["keydown", end]
] as const
