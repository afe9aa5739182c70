/** Message ref: focuses the message, so that it is announced, and reveals it. Give a new message a new `key`. */
export const showAnswer = (message: HTMLElement | null): (() => void) | undefined => {
  if (message === null) return undefined
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement) presses.set(message, pressed)
  message.focus({ preventScroll: true })
  reveal(message)
  const stop = followUntilInput(message)
  return () => {
    stop()
    if (message.contains(document.activeElement)) focusBefore(message)?.focus({ preventScroll: true })
  }
}

/** Reveals a message again when late content moves it, until the shopper acts. */
const followUntilInput = (message: HTMLElement): (() => void) => {
  const control = new AbortController()
  const sizes = new ResizeObserver(() => reveal(message))
  const stop = () => {
    control.abort()
    sizes.disconnect()
  }
  for (const content of scrolledAround(message).children) sizes.observe(content)
  for (const input of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(input, stop, { signal: control.signal, passive: true, capture: true })
  return stop
}

/** Elements focused before messages. */
const presses = new WeakMap<Element, HTMLElement>()
export const focusBefore = (answer: Element | null): HTMLElement | undefined => {
  const pressed = answer === null ? undefined : presses.get(answer)
  return pressed?.isConnected === true ? pressed : undefined
}

/** Focuses a field; in place of a disabled one, such as a file input with all files chosen, the focusable field set that describes it. */
export const focusField = (field: HTMLElement, options?: FocusOptions): void =>
  (field.matches(":disabled") ? field.closest<HTMLElement>("fieldset[tabindex]") : field)?.focus(options)

/** Focuses a form's first invalid field and reveals it with its error. */
export const showInvalidFields = (form: HTMLElement | null): void => {
  const invalidField = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (invalidField === undefined || invalidField === null) return
  focusField(invalidField, { preventScroll: true })
  const descriptions = invalidField.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? []
  const messages = descriptions.flatMap((id) => document.getElementById(id) ?? [])
  for (const place of [...messages, invalidField]) reveal(place)
}

const reveal = (place: HTMLElement) => {
  if (!isInSight(place)) place.scrollIntoView({ block: "center", behavior: "instant" })
}

/** Tests if the first and last line are visible, uncovered and inside their scroll container (a dialog's scrim is outside). */
const isInSight = (place: HTMLElement): boolean => {
  const { bottom, left, top, width } = place.getBoundingClientRect()
  const scrolled = scrolledAround(place)
  return [top + 2, bottom - 2].every((y) => {
    const topmost = document.elementFromPoint(left + Math.min(width / 2, 40), y)
    return topmost !== null && (place.contains(topmost) || (topmost.contains(place) && scrolled.contains(topmost)))
  })
}

const scrolledAround = ({ parentElement }: Element): Element =>
  parentElement === null || /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? (parentElement ?? document.documentElement)
    : scrolledAround(parentElement)
