/** What can take the focus by the Tab key. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** How a thing is found again once it has been drawn anew: what it is, what it is called, and which of those that are called so. */
export type FocusMark = { readonly tag: string; readonly name: string; readonly at: number }

export const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

/** Whether it can have the focus now. */
export const isFit = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && isShown(element) && !element.matches(":disabled") && element.closest("[inert]") === null

/** Those of a place that the Tab key comes to. */
export const stopsIn = (place: ParentNode): ReadonlyArray<HTMLElement> => [...place.querySelectorAll<HTMLElement>(stops)].filter(isFit)

const nameOf = (element: Element): string =>
  element.id || element.getAttribute("href") || element.getAttribute("aria-label") || (element.textContent ?? "").trim().slice(0, 80)

const namesakes = ({ name, tag }: Pick<FocusMark, "name" | "tag">) =>
  [...document.querySelectorAll(tag)].filter((each): each is HTMLElement => isFit(each) && nameOf(each) === name)

/** The mark of what has the focus; `null` where nothing of its own has it. */
export const markOfFocus = (): FocusMark | null => {
  const element = document.activeElement
  if (element === null || element.matches("body, main, h1")) return null
  const own = { tag: element.localName, name: nameOf(element) }
  return { ...own, at: namesakes(own).findIndex((each) => each === element) }
}

export const findMarked = (mark: FocusMark): HTMLElement | undefined => {
  const those = namesakes(mark)
  return those[mark.at] ?? those[0]
}

/** The heading of the page, or the page itself where it has none yet. */
export const headingOf = (): HTMLElement | null => document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")

export const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Gives it the focus without a move of the page: whose turn it is to be seen is not said by that. */
export const giveFocus = (element: HTMLElement | null): void => {
  if (element === null) return
  if (!element.matches(stops) && !element.hasAttribute("tabindex")) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
