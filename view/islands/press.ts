/**
 * Keeps the press on a button or a link that says `data-press="waits"`, or on a button that stands in what says so, and is not alive yet; who calls
 * it listens from the first moment of the page. It hears on the way down: React stops what is meant for a part that has not come. A form is not sent by the browser then.
 */
export const keepPresses = (): void => addEventListener("click", keep, true)

const keep = (event: Event) => {
  const pressed = event.target instanceof Element ? event.target.closest("button,a[data-press]") : null
  const waiting = pressed?.closest<HTMLElement>('[data-press="waits"], [data-press="kept"]')
  if (!waiting) return
  event.preventDefault()
  waiting.dataset["press"] = "kept"
}

/** The button is alive: the press that waited is taken, once, and others go to its own handler. */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const { press: state } = button.dataset
  button.dataset["press"] = "taken"
  if (state === "kept") press()
}
