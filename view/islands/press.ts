import type { EarlyPresses } from "../../core/domain/navigation/first-script.ts"

declare global {
  /** Kept by the first script of the document; absent where a view is drawn without one. */
  var earlyPresses: EarlyPresses | undefined
}

/** Says which command a press gives, as JSON of `[feature, command]`: it is given as soon as the shop runs, before its part is alive. */
export const givesOf = (feature: string, command: object): string => JSON.stringify([feature, command])

/** From now on the shop is handed the command of what is pressed and not alive, once, and of what was. */
export const handPresses = (take: (gives: string) => void): void => {
  const early = globalThis.earlyPresses
  if (early === undefined) return
  early.hand = (waiting) => {
    const { gives, press } = waiting.dataset
    if (!gives || press !== "kept") return
    waiting.dataset["gives"] = ""
    take(gives)
  }
  early.list.forEach(early.hand)
}

/** From now on React hears the presses on what is alive. */
export const answerPresses = (): void => {
  if (globalThis.earlyPresses) globalThis.earlyPresses.isAnswered = true
}

/**
 * Presses again, once each, the buttons that nobody heard before their part came alive. One in a part that is still to come waits on, and one that React has
 * drawn anew, as it does in a translated page, is pressed in its new place.
 */
export const pressAgain = (): void => {
  const waiting = globalThis.earlyPresses?.list.splice(0) ?? []
  for (const button of new Set(waiting)) {
    if (button.dataset["press"] !== undefined) globalThis.earlyPresses?.list.push(button)
    else globalThis.earlyPresses?.nowOf(button)?.click()
  }
}

/**
 * Takes the press that waited on a button, or on the one that React has drawn it anew in place of, once, unless its command was handed over. Later presses
 * go to the button's own handler.
 */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const pressed = globalThis.earlyPresses?.list.find((early) => globalThis.earlyPresses?.nowOf(early) === button) ?? button
  const { gives, press: state } = pressed.dataset
  pressed.dataset["press"] = button.dataset["press"] = "taken"
  if (state === "kept" && gives !== "") press()
}
