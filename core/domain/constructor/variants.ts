import { type Choice, isPartOf, isSameChoice } from "./choice.ts"

/** So many choices a browser remembers, and so many of them it offers to go on with. */
export const mostVariants = 24
export const offeredVariants = 6

/** What was put together before, the last first. A choice takes the place of those that it goes on with; what another goes on with already is not told twice. */
export const withVariant = (kept: ReadonlyArray<Choice>, choice: Choice): ReadonlyArray<Choice> => {
  const whole = kept.find((other) => isPartOf(choice, other)) ?? choice
  return [whole, ...kept.filter((other) => !isPartOf(other, whole))].slice(0, mostVariants)
}

/** The choices without some of them. */
export const withoutVariants = (kept: ReadonlyArray<Choice>, gone: ReadonlyArray<Choice>): ReadonlyArray<Choice> =>
  kept.filter((choice) => !gone.some((other) => isSameChoice(choice, other)))
