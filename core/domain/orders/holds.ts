import type { CartRef } from "../../domain/cart/cart-ids.ts"

/**
 * What a line takes away from everybody else: the only variant of its kind, a stone, the stone of a frame; `null` where more can be made or counted.
 * A stone is one thing, alone or in a frame.
 */
export const heldThing = (ref: CartRef, isCountable: boolean): string | null => {
  switch (ref.type) {
    case "jewelry":
      return isCountable ? null : `0-${ref.product}`
    case "diamond":
      return isCountable ? null : `1-${ref.product}`
    case "custom":
      return `1-${ref.diamond}`
    case "certificate":
      return null
  }
}

/** Articles of what takes the same thing as a line before it. */
export const takenTwice = (lines: ReadonlyArray<{ readonly code: string; readonly thing: string | null }>): ReadonlyArray<string> =>
  lines.filter(({ thing }, index) => thing !== null && lines.slice(0, index).some((other) => other.thing === thing)).map(({ code }) => code)
