import { useSelector } from "@xstate/react"
import { type RefObject, useEffect, useRef } from "react"
import { useFeature } from "./shop-context.tsx"

/**
 * What is gone takes the focus with it: where `count` has become less and nothing but the page has the focus, the target has it, once the dialog that asked is
 * closed.
 */
export const useKeptFocus = (target: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count)
  const isQuiet = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.matches({ closed: "resting" }) !== false)
  useEffect(() => {
    if (!isQuiet) return
    const isNowhere = document.activeElement?.matches("body, main") !== false
    if (count < before.current && isNowhere) target.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, isQuiet, target])
}
