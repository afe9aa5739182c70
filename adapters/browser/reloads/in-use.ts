/** Milliseconds after a press or the opening of a dialog in which a reload would cut the shopper off. */
const recentMs = 3_000

let actedAt = Number.NEGATIVE_INFINITY
let dialog: Element | null = null
let openedAt = Number.NEGATIVE_INFINITY

for (const act of ["pointerdown", "keydown"]) addEventListener(act, () => (actedAt = Date.now()), { capture: true, passive: true })

/** Tests for a recent press, and for an open dialog that is new or has text. Presses count from the first import. */
export const isInUse = (): boolean => {
  const now = Date.now()
  const open = document.querySelector("dialog[open]")
  if (open !== dialog) {
    dialog = open
    openedAt = now
  }
  if (now - actedAt < recentMs) return true
  return open !== null && (now - openedAt < recentMs || hasText(open))
}

const hasText = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].some(({ value }) => value !== "")

const textFields =
  "textarea, input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=hidden])"
