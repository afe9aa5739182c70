import { pressOf } from "./show-answer.ts"

/** When the last dialog went: one that takes its place keeps the scrim as it was. */
let leftAt = Number.NEGATIVE_INFINITY
const handover = 400

/** What had the focus in a dialog that waits until it is seen again. */
const held = new WeakMap<HTMLDialogElement, Element>()

/**
 * Opens a dialog over the page while it is drawn. The focus goes to its first field, else to its title, and where it was in one that comes back; the browser
 * keeps it inside, and gives it back to what opened the dialog, which is still known when one dialog took the place of another. An answer that has gone
 * gives it to what it answered; of any other opener that has gone it is left to what stands in its place (`core/services/ports/focus.ts`).
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
