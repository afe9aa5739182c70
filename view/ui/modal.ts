import { pressOf } from "./show-answer.ts"

/** Time when the last dialog closed: a replacing one does not fade the scrim in again. */
let leftAt = Number.NEGATIVE_INFINITY
const handover = 400

const held = new WeakMap<HTMLDialogElement, Element>()

/**
 * Opens a dialog while it is rendered. Focuses its first field, else its title, or the previous element of a dialog that reappears. The
 * browser returns the focus to the opener, even if dialogs replaced each other; instead of a removed message, to its control
 * (`core/services/ports/focus.ts`).
 */
export const showModal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined
  const opener = document.activeElement
  dialog.dataset["follows"] = String(performance.now() - leftAt < handover)
  dialog.showModal()
  dialog.dataset["shown"] = ""
  const before = held.get(dialog)
  const first =
    before instanceof HTMLElement ? before : (dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog.querySelector("h2"))
  first?.focus({ preventScroll: true })
  return () => {
    leftAt = performance.now()
    if (document.activeElement !== null && dialog.contains(document.activeElement)) held.set(dialog, document.activeElement)
    delete dialog.dataset["shown"]
    dialog.close()
    const isNowhere = document.activeElement === null || document.activeElement === document.body || dialog.contains(document.activeElement)
    if (isNowhere) pressOf(opener)?.focus({ preventScroll: true })
  }
}
