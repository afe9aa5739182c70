import type { CartRef } from "../product/cart-ids.ts"

/** Keys of the unique items of a line; a stone has the same key loose and in a frame. */
export const uniqueItemKeys = (ref: CartRef, isCountable: boolean, stones: ReadonlyArray<number> = []): ReadonlyArray<string> => {
  switch (ref.type) {
    case "jewelry":
      return isCountable ? [] : [`0-${ref.product}`]
    case "diamond":
      return isCountable ? [] : [`1-${ref.product}`]
    case "custom":
      return stones.map((stone) => `1-${stone}`)
    case "certificate":
      return []
  }
}

/** Codes of the lines that contain an item of an earlier line. */
export const linesWithRepeatedItems = (
  lines: ReadonlyArray<{ readonly code: string; readonly uniqueItems: ReadonlyArray<string> }>
): ReadonlyArray<string> =>
  lines
    .filter(({ uniqueItems }, index) => lines.slice(0, index).some((other) => other.uniqueItems.some((key) => uniqueItems.includes(key))))
    .map(({ code }) => code)
