/**
 * Where a press is answered: the words take the focus when they come, so that they are heard, and are scrolled to where they cannot be seen, be they off the
 * screen, under the header or under what lies over the page. For `ref`; a new answer of the same words has a new `key`.
 */
export const showAnswer = (words: HTMLElement | null): (() => void) | undefined => {
  if (words === null) return undefined
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement) presses.set(words, pressed)
  words.focus({ preventScroll: true })
  reveal(words)
  return () => (words.contains(document.activeElement) ? pressOf(words)?.focus({ preventScroll: true }) : undefined)
}

/** What had the focus before an answer took it: it has it again when the answer goes. */
const presses = new WeakMap<Element, HTMLElement>()
export const pressOf = (answer: Element | null): HTMLElement | undefined => {
  const pressed = answer === null ? undefined : presses.get(answer)
  return pressed?.isConnected === true ? pressed : undefined
}

/** Shows the first wrong field of a form with its words, where there is one: it answers before all else. */
export const showWrong = (form: HTMLElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong === undefined || wrong === null) return
  wrong.focus({ preventScroll: true })
  const told = wrong.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? []
  const words = told.flatMap((id) => document.getElementById(id) ?? [])
  for (const place of [...words, wrong]) reveal(place)
}

const reveal = (place: HTMLElement) => {
  if (!isInSight(place)) place.scrollIntoView({ block: "center", behavior: "instant" })
}

/** Whether its first and last line can be seen, with nothing over them and within what it scrolls in: around that lies a dialog's scrim. */
const isInSight = (place: HTMLElement): boolean => {
  const { bottom, left, top, width } = place.getBoundingClientRect()
  const scrolled = scrolledAround(place)
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint(left + Math.min(width / 2, 40), y)
    return hit !== null && (place.contains(hit) || (hit.contains(place) && scrolled.contains(hit)))
  })
}

const scrolledAround = ({ parentElement }: Element): Element =>
  parentElement === null || /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? (parentElement ?? document.documentElement)
    : scrolledAround(parentElement)
