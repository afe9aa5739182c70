/** Keeps Tab within a sheet while it covers the page; the panel beside a list (`position: static`) lets it pass. Returns a function that stops. */
export const keepTabIn = (sheet: HTMLElement): (() => void) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !sheet.matches(":popover-open") || getComputedStyle(sheet).position === "static") return
    const controls = [...sheet.querySelectorAll<HTMLElement>("a[href], button:enabled, input:enabled, summary")].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility()
    )
    const [edge, opposite] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
    const { activeElement } = document
    if (sheet.contains(activeElement) && activeElement !== edge) return
    event.preventDefault()
    ;(sheet.contains(activeElement) ? opposite : controls[0])?.focus()
  }
  addEventListener("keydown", press)
  return () => removeEventListener("keydown", press)
}
