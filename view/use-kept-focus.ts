import { useSelector } from "@xstate/react"
import { type RefObject, useLayoutEffect, useRef } from "react"
import { useFeature } from "./shop-context.tsx"

/**
 * What is gone takes the focus with it: where `count` has become less and nothing but the page has the focus, the target has it, once the dialog that asked is
 * closed.
 */
export const useKeptFocus = (target: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count)
  const isQuiet = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.matches({ closed: "resting" }) !== false)
  // Before what minds the focus of the whole page looks for an heir of its own (adapters/browser/focus-trail.ts).
  useLayoutEffect(() => {
    if (!isQuiet) return
    const isNowhere = document.activeElement?.matches("body, main") !== false
    if (count < before.current && isNowhere) target.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, isQuiet, target])
}
