import { isOfTurn, parseTurn } from "../../tools/test/turn.ts"

/** Environment variables that select the share of tests in a run. Without them, everything runs. */
type ShareVariables = Readonly<Record<string, string | undefined>>

/** Checks that a name belongs to this run's turn (`TEST_TURN`). */
export const isMyTurn = (name: string, { TEST_TURN: turn }: ShareVariables = process.env): boolean =>
  turn === undefined || isOfTurn(parseTurn(turn), name)

/** Checks that a capability has changed. `TEST_TOUCHED` lists the changed ones, comma-separated, or is `all`; an empty value lists none. */
export const isTouched = (capability: string, { TEST_TOUCHED: touched }: ShareVariables = process.env): boolean =>
  touched === undefined || touched.split(",").some((each) => each === "all" || each === capability)
