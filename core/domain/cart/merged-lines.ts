import { linesMost } from "./cart-limits.ts"

export type MergedLine = { readonly id: string; readonly isAside: boolean }

/** Ids of a guest's lines that join a cart: those that stay where they are, and those for which only what is put aside has room. The others wait. */
type Joining = { readonly asTheyAre: ReadonlyArray<string>; readonly aside: ReadonlyArray<string> }

/**
 * Where a guest's lines find room beside a user's own, in the order in which they came: neither the cart nor what is put aside grows over its limit. A line
 * that both have joins where it is in the cart of either.
 */
export const joiningLines = (own: ReadonlyArray<MergedLine>, guest: ReadonlyArray<MergedLine>, most = linesMost): Joining => {
  const places = new Map(own.map(({ id, isAside }) => [id, isAside]))
  const asTheyAre: Array<string> = []
  const aside: Array<string> = []
  const room = { here: most - count(own, false), aside: most - count(own, true) }
  for (const { id, isAside } of guest) {
    const wasAside = places.get(id)
    const staysWhereItIs = wasAside === false || (wasAside === true && isAside)
    if (staysWhereItIs) asTheyAre.push(id)
    else if (!isAside && room.here > 0) {
      room.here--
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
