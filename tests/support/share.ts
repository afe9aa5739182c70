import { isOfTurn, parseTurn } from "../../tools/test/turn.ts"

/** Variables that name the share of the tests that a run takes. A run without them takes everything. */
type ShareVariables = Readonly<Record<string, string | undefined>>

/** Says whether a name belongs to the turn of this run, which `TEST_TURN` names. */
export const isMyTurn = (name: string, { TEST_TURN: turn }: ShareVariables = process.env): boolean =>
  turn === undefined || isOfTurn(parseTurn(turn), name)

/** Says whether a capability has changed. `TEST_TOUCHED` lists those that have, with commas between, or is `all`; empty, it lists none. */
export const isTouched = (capability: string, { TEST_TOUCHED: touched }: ShareVariables = process.env): boolean =>
  touched === undefined || touched.split(",").some((each) => each === "all" || each === capability)
