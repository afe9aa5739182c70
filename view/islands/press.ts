import type { EarlyPresses } from "../../core/domain/navigation/first-script.ts"

declare global {
  /** Set by the document's first script, if it has one. */
  var earlyPresses: EarlyPresses | undefined
}

/** Value of `data-gives`: the command that a press sends once the shop runs, even before hydration. */
export const earlyCommand = (feature: string, command: object): string => JSON.stringify([feature, command])

/** Passes the commands of presses before hydration to `onCommand`, once each, including earlier ones. */
export const passEarlyPresses = (onCommand: (gives: string) => void): void => {
  const presses = globalThis.earlyPresses
  if (presses === undefined) return
  presses.hand = (waiting) => {
    const { gives, press } = waiting.dataset
    if (!gives || press !== "kept") return
    waiting.dataset["gives"] = ""
    onCommand(gives)
  }
  presses.list.forEach(presses.hand)
}

/** Leaves presses on hydrated parts to React. */
export const answerEarlyPresses = (): void => {
  if (globalThis.earlyPresses) globalThis.earlyPresses.isAnswered = true
}

/** Repeats presses on parts hydrated since, once each; others wait. Clicks the new button if React replaced it, as in a translated page. */
export const pressAgain = (): void => {
  const waiting = globalThis.earlyPresses?.list.splice(0) ?? []
  for (const button of new Set(waiting)) {
    if (button.dataset["press"] !== undefined) globalThis.earlyPresses?.list.push(button)
    else globalThis.earlyPresses?.nowOf(button)?.click()
  }
}

/** Runs the press that waited on a button or its replacement, once, unless its command was sent. */
export const runEarlyPress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const pressed = globalThis.earlyPresses?.list.find((clicked) => globalThis.earlyPresses?.nowOf(clicked) === button) ?? button
  const { gives, press: state } = pressed.dataset
  pressed.dataset["press"] = button.dataset["press"] = "taken"
  if (state === "kept" && gives !== "") press()
}
