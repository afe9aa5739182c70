import type { EarlyPresses } from "../../core/domain/navigation/first-script.ts"

declare global {
  /** Set by the document's first script; absent where a view is rendered without one. */
  var earlyPresses: EarlyPresses | undefined
}

/** Value of `data-gives`: a command sent as soon as the shop runs, before the part is hydrated. */
export const givesOf = (feature: string, command: object): string => JSON.stringify([feature, command])

/** Passes on the commands of presses on parts that are not hydrated, earlier ones included, once each. */
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

/** Marks that React now handles presses on hydrated parts. */
export const answerPresses = (): void => {
  if (globalThis.earlyPresses) globalThis.earlyPresses.isAnswered = true
}

/**
 * Repeats the presses on parts hydrated since, once each; others wait. If React has replaced a button, as in a translated page, the new
 * one is clicked.
 */
export const pressAgain = (): void => {
  const waiting = globalThis.earlyPresses?.list.splice(0) ?? []
  for (const button of new Set(waiting)) {
    if (button.dataset["press"] !== undefined) globalThis.earlyPresses?.list.push(button)
    else globalThis.earlyPresses?.nowOf(button)?.click()
  }
}

/** Runs the press that waited on a button, or on the one it replaces, once, unless its command was already sent. */
export const takePress = (button: HTMLElement | null, press: () => void): void => {
  if (button === null) return
  const pressed = globalThis.earlyPresses?.list.find((early) => globalThis.earlyPresses?.nowOf(early) === button) ?? button
  const { gives, press: state } = pressed.dataset
  pressed.dataset["press"] = button.dataset["press"] = "taken"
  if (state === "kept" && gives !== "") press()
}
