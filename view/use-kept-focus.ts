import { useSelector } from "./use-selector.ts"
import { type RefObject, useLayoutEffect, useRef } from "react"
import { useFeature } from "./shop-context.tsx"

/**
 * What is gone takes the focus with it: where `count` has become less and nothing but the page or its heading has the focus, the target has it, once the dialog
 * that asked is closed. The heading has it where what was pressed waited for the shop and was out of use meanwhile (`core/services/ports/focus.ts`).
 */
export const useKeptFocus = (target: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count)
  const isQuiet = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.matches({ closed: "resting" }) !== false)
  useLayoutEffect(() => {
    if (!isQuiet) return
    const isNowhere = document.activeElement?.matches("body, main, main h1") !== false
    if (count < before.current && isNowhere) target.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, isQuiet, target])
}
