import { maxLines } from "./cart-limits.ts"

export type MergedLine = { readonly id: string; readonly isAside: boolean }

/** Leaves out ids that do not fit. */
type MergePlan = { readonly asTheyAre: ReadonlyArray<string>; readonly aside: ReadonlyArray<string> }

/**
 * Fits guest lines into a user's cart, in order, within the limits. A line in both carts is in the main list if either cart has it there and it fits.
 */
export const planMerge = (userLines: ReadonlyArray<MergedLine>, guestLines: ReadonlyArray<MergedLine>, most = maxLines): MergePlan => {
  const places = new Map(userLines.map(({ id, isAside }) => [id, isAside]))
  const asTheyAre: Array<string> = []
  const aside: Array<string> = []
  const room = { main: most - count(userLines, false), aside: most - count(userLines, true) }
  for (const { id, isAside } of guestLines) {
    const wasAside = places.get(id)
    const staysWhereItIs = wasAside === false || (wasAside === true && isAside)
    if (staysWhereItIs) asTheyAre.push(id)
    else if (!isAside && room.main > 0) {
      room.main--
      if (wasAside === true) room.aside++
      asTheyAre.push(id)
    } else if (wasAside === true) aside.push(id)
    else if (room.aside > 0) {
      room.aside--
      if (isAside) asTheyAre.push(id)
      else aside.push(id)
    }
  }
  return { asTheyAre, aside }
}

const count = (lines: ReadonlyArray<MergedLine>, isAside: boolean): number => lines.filter((line) => line.isAside === isAside).length
