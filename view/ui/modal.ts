import { focusBefore } from "./show-answer.ts"

/** Closing time of the last dialog: a replacing one does not fade the scrim in again. */
let lastClosedAt = Number.NEGATIVE_INFINITY
const longestReplacementMs = 400

const lastFocused = new WeakMap<HTMLDialogElement, Element>()

/**
 * Opens a dialog while it is rendered. Focuses the last focused element, else the first field or the title. On closing returns the focus to the
 * opener, or to the control of a removed message (`focusBefore`).
 */
export const showModal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined
  const opener = document.activeElement
  dialog.dataset["follows"] = String(performance.now() - lastClosedAt < longestReplacementMs)
  dialog.showModal()
  dialog.dataset["shown"] = ""
  const before = lastFocused.get(dialog)
  const first =
    before instanceof HTMLElement ? before : (dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog.querySelector("h2"))
  first?.focus({ preventScroll: true })
  return () => {
    lastClosedAt = performance.now()
    if (document.activeElement !== null && dialog.contains(document.activeElement)) lastFocused.set(dialog, document.activeElement)
    delete dialog.dataset["shown"]
    dialog.close()
    const isFocusLost =
      document.activeElement === null || document.activeElement === document.body || dialog.contains(document.activeElement)
    if (isFocusLost) focusBefore(opener)?.focus({ preventScroll: true })
  }
}
