import { type Choice, isPartOf, isSameChoice } from "./choice.ts"

/** Numbers of recent choices that are stored and offered. */
export const mostVariants = 24
export const offeredVariants = 6

/**
 * Adds a choice to the recent ones, newest first. It replaces those that it extends; if a stored one already extends it, that one moves to
 * the front.
 */
export const withVariant = (kept: ReadonlyArray<Choice>, choice: Choice): ReadonlyArray<Choice> => {
  const whole = kept.find((other) => isPartOf(choice, other)) ?? choice
  return [whole, ...kept.filter((other) => !isPartOf(other, whole))].slice(0, mostVariants)
}

export const withoutVariants = (kept: ReadonlyArray<Choice>, gone: ReadonlyArray<Choice>): ReadonlyArray<Choice> =>
  kept.filter((choice) => !gone.some((other) => isSameChoice(choice, other)))
