import { type Choice, isPartOf, isSameChoice } from "./choice.ts"

export const maxVariants = 24
export const offeredVariants = 6

/** Newest first. A choice replaces those it extends; a stored one that extends it moves to the front. */
export const withVariant = (stored: ReadonlyArray<Choice>, choice: Choice): ReadonlyArray<Choice> => {
  const whole = stored.find((other) => isPartOf(choice, other)) ?? choice
  return [whole, ...stored.filter((other) => !isPartOf(other, whole))].slice(0, maxVariants)
}

export const withoutVariants = (stored: ReadonlyArray<Choice>, gone: ReadonlyArray<Choice>): ReadonlyArray<Choice> =>
  stored.filter((choice) => !gone.some((other) => isSameChoice(choice, other)))
