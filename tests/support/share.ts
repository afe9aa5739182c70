import { isOfTurn, parseTurn } from "../../tools/test/turn.ts"

/** Environment variables that select the share of tests in a run. Without them, everything runs. */
type ShareVariables = Readonly<Record<string, string | undefined>>

/** Checks that a name belongs to this run's turn (`TEST_TURN`). */
export const isMyTurn = (name: string, { TEST_TURN: turn }: ShareVariables = process.env): boolean =>
  turn === undefined || isOfTurn(parseTurn(turn), name)

/**
 * Checks that a capability, or a folder such as `server/platform/files`, has changed. `TEST_TOUCHED` lists the changed ones,
 * comma-separated, or is `all`; an empty value lists none.
 */
export const isTouched = (capability: string, { TEST_TOUCHED: touched }: ShareVariables = process.env): boolean =>
  touched === undefined || touched.split(",").some((each) => each === "all" || each === capability)

/**
 * Items of a sweep for this run: a third by their names, at least one; all of them in a run that touches one of the capabilities or
 * folders.
 */
export const itemsOfTurn = <Item>(
  items: ReadonlyArray<Item>,
  nameOf: (item: Item) => string,
  of: ReadonlyArray<string>,
  variables: ShareVariables = process.env
): ReadonlyArray<Item> => {
  if (of.some((each) => isTouched(each, variables))) return items
  const mine = items.filter((item) => isMyTurn(nameOf(item), variables))
  return mine.length > 0 ? mine : items.slice(0, 1)
}
