/**
 * Keeps the press on a button that says `data-press="waits"` and is not alive yet; who calls it listens from the first moment of the page. It hears
 * on the way down: React stops what is meant for a part that has not come.
 */
export const keepPresses = (): void => addEventListener("click", keep, true)

const keep = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-press="waits"]') : null
  if (button !== null) button.dataset["press"] = "kept"
}

/** The button is alive: the press that waited is taken, once, and others go to its own handler. */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const { press: state } = button.dataset
  button.dataset["press"] = "taken"
  if (state === "kept") press()
}
