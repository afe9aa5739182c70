import { useSelector } from "./use-selector.ts"
import { type RefObject, useLayoutEffect, useRef } from "react"
import { useFeature } from "./shop-context.tsx"

/**
 * Focuses `target` after an item was removed (`count` dropped) and the focus fell to the page or its heading (`core/services/ports/focus.ts`).
 * Waits until no dialog is open.
 */
export const useRestoredFocus = (target: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count)
  const hasNoDialog = useSelector(useFeature("dialogs"), (dialogs) => dialogs?.hasTag("resting") !== false)
  useLayoutEffect(() => {
    if (!hasNoDialog) return
    const isFocusLost = document.activeElement?.matches("body, main, main h1") !== false
    if (count < before.current && isFocusLost) target.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, hasNoDialog, target])
}
