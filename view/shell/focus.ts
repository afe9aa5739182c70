import { arrowTarget } from "../../core/domain/shell/arrow-keys.ts"

const held =
  (isTaken: boolean) =>
  (panel: HTMLElement | null): (() => void) | undefined => {
    if (panel === null) return undefined
    const before = document.activeElement
    if (isTaken) panel.querySelector<HTMLElement>("[data-first]")?.focus()
    return () => {
      if (!panel.contains(document.activeElement)) return
      const opener = before instanceof HTMLElement && before !== document.body ? before : panel.parentElement?.querySelector("button")
      queueMicrotask(() => opener?.focus())
    }
  }

/** A panel that takes the focus to what is marked `data-first`; when it goes with the focus inside, the focus returns to where it was. */
export const takeFocus = held(true)

/** A panel that leaves the focus with what opened it; when it goes with the focus inside, the focus returns there. */
export const lendFocus = held(false)

type Key = { readonly key: string; readonly preventDefault: () => void }

/** Moves the focus by an arrow key among the things of a panel that fit the selector. */
export const moveFocus = (event: Key, panel: Element, selector: string): void => {
  const stops = [...panel.querySelectorAll<HTMLElement>(selector)]
  const to = arrowTarget(
    event.key,
    stops.findIndex((stop) => stop === document.activeElement),
    stops.length
  )
  if (to === undefined) return
  event.preventDefault()
  stops[to]?.focus()
}
