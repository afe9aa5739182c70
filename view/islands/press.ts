/**
 * Keeps a press that comes before what is pressed is alive: every one on a button or a link that says `data-press="waits"`, or on a button that stands
 * in what says so, and the last one on any other button. Who calls it listens from the first moment of the page. It hears on the way down: React stops
 * what is meant for a part that has not come. A form is not sent by the browser then.
 */
export const keepPresses = (): void => addEventListener("click", keep, true)

const keep = (event: Event) => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button,a[data-press]") : null
  const waiting = pressed?.closest<HTMLElement>('[data-press="waits"], [data-press="kept"]')
  if (waiting) {
    event.preventDefault()
    waiting.dataset["press"] = "kept"
  } else if (pressed?.matches("[type=button]")) {
    unheard = pressed
    pressed.addEventListener("click", hear, true)
  }
}

/** The last button that was pressed before its part was alive. */
let unheard: HTMLElement | undefined
let isAnswered = false

/** React stops a press on a part that has not come before it reaches its button: one that does was heard. */
const hear = (): void => {
  if (isAnswered) unheard = undefined
}

/** From now on React hears the presses on what is alive. */
export const answerPresses = (): void => void (isAnswered = true)

/** A part has come alive: the press that nobody heard is made again. One on a part that is still to come waits on. */
export const pressAgain = (): void => {
  const button = unheard
  unheard = undefined
  if (button?.isConnected) button.click()
}

/** The button is alive: the press that waited is taken, once, and others go to its own handler. */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const { press: state } = button.dataset
  button.dataset["press"] = "taken"
  if (state === "kept") press()
}
