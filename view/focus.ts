import { arrowTarget } from "../core/domain/shell/arrow-keys.ts"

const panelRef =
  (takesFocus: boolean) =>
  (panel: HTMLElement | null): (() => void) | undefined => {
    if (panel === null) return undefined
    const before = document.activeElement
    if (takesFocus) panel.querySelector<HTMLElement>("[data-first]")?.focus()
    return () => {
      if (!panel.contains(document.activeElement)) return
      const opener = before instanceof HTMLElement && before !== document.body ? before : panel.parentElement?.querySelector("button")
      queueMicrotask(() => opener?.focus())
    }
  }

/** Panel ref: focuses the `data-first` element; on removal returns a focus inside to the opener. */
export const focusFirst = panelRef(true)

/** Panel ref: leaves the focus on the opener; on removal returns a focus inside to it. */
export const returnFocusOnRemoval = panelRef(false)

type Key = { readonly key: string; readonly preventDefault: () => void }

export const moveFocus = (event: Key, panel: Element, selector: string): void => {
  const stops = [...panel.querySelectorAll<HTMLElement>(selector)]
  const target = arrowTarget(
    event.key,
    stops.findIndex((stop) => stop === document.activeElement),
    stops.length
  )
  if (target === undefined) return
  event.preventDefault()
  stops[target]?.focus()
}
