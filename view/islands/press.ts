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

/** A part has come alive: the buttons that nobody heard are pressed again, each once. One in a part that is still to come waits on. */
export const pressAgain = (): void => {
  const waiting = globalThis.earlyPresses?.list.splice(0) ?? []
  for (const button of new Set(waiting)) {
    if (button.dataset["press"] !== undefined) globalThis.earlyPresses?.list.push(button)
    else if (button.isConnected) button.click()
  }
}

/** The button is alive: the press that waited is taken, once, unless its command was handed over, and others go to its own handler. */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const { gives, press: state } = button.dataset
  button.dataset["press"] = "taken"
  if (state === "kept" && gives !== "") press()
}
