import { focusBefore } from "./show-answer.ts"

/** Time when the last dialog closed; the scrim does not fade in again for a replacing one. */
let lastClosedAt = Number.NEGATIVE_INFINITY
/** Longest gap before a replacing dialog, in milliseconds. */
const longestReplacementMs = 400

/** Last focused elements of closed dialogs. */
const focusedIn = new WeakMap<HTMLDialogElement, Element>()

/**
 * Opens a dialog while it is rendered. Focuses its first field, else its title; in a dialog that reappears, the element focused before. When it
 * closes, the focus returns to the opener, or to the control of a message that is gone (`focusBefore`).
 */
export const showModal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined
  const opener = document.activeElement
  dialog.dataset["follows"] = String(performance.now() - lastClosedAt < longestReplacementMs)
  dialog.showModal()
  dialog.dataset["shown"] = ""
  const before = focusedIn.get(dialog)
  const first =
    before instanceof HTMLElement ? before : (dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog.querySelector("h2"))
  first?.focus({ preventScroll: true })
  return () => {
    lastClosedAt = performance.now()
    if (document.activeElement !== null && dialog.contains(document.activeElement)) focusedIn.set(dialog, document.activeElement)
    delete dialog.dataset["shown"]
    dialog.close()
    const isFocusLost =
      document.activeElement === null || document.activeElement === document.body || dialog.contains(document.activeElement)
    if (isFocusLost) focusBefore(opener)?.focus({ preventScroll: true })
  }
}
