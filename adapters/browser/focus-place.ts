/** Elements reachable by the Tab key. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Identifies an element across re-renders: tag, name, and index among elements with both. */
export type FocusMark = { readonly tag: string; readonly name: string; readonly at: number }

/** Forces no layout of off-screen parts (`content-visibility`), unlike `getClientRects`. */
export const isShown = (element: Element): boolean => element.checkVisibility()

export const isFit = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && isShown(element) && !element.matches(":disabled") && element.closest("[inert]") === null

export const stopsIn = (place: ParentNode): ReadonlyArray<HTMLElement> => [...place.querySelectorAll<HTMLElement>(stops)].filter(isFit)

const nameOf = (element: Element): string =>
  element.id || element.getAttribute("href") || element.getAttribute("aria-label") || (element.textContent ?? "").trim().slice(0, 80)

const namesakes = ({ name, tag }: Pick<FocusMark, "name" | "tag">) =>
  [...document.querySelectorAll(tag)].filter((each): each is HTMLElement => isFit(each) && nameOf(each) === name)

/** `null` when body, main or the heading has focus. */
export const markOfFocus = (): FocusMark | null => {
  const element = document.activeElement
  if (element === null || element.matches("body, main, h1")) return null
  const named = { tag: element.localName, name: nameOf(element) }
  return { ...named, at: namesakes(named).findIndex((each) => each === element) }
}

export const findMarked = (mark: FocusMark): HTMLElement | undefined => {
  const candidates = namesakes(mark)
  return candidates[mark.at] ?? candidates[0]
}

export const headingOf = (): HTMLElement | null => document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")

export const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body

export const focusElement = (element: HTMLElement | null): void => {
  if (element === null) return
  if (!element.matches(stops) && !element.hasAttribute("tabindex")) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
