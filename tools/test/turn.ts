import { createHash } from "node:crypto"

/** Sweeps are dealt into so many turns; consecutive landings take consecutive ones, so that three of them have run every sweep. */
const turns = 3

export type Turn = 0 | 1 | 2

/** The turn of a run after so many landings. */
export const turnAfter = (landings: number): Turn => toTurn(landings % turns)

/** Says whether a test or a path belongs to a turn: by its name alone, so that new ones move none of the others. */
export const isOfTurn = (turn: Turn, name: string): boolean => createHash("sha256").update(name).digest().readUInt32BE(0) % turns === turn

/** Reads `0`, `1` or `2`; throws for anything else. */
export const parseTurn = (text: string): Turn => {
  if (!/^[012]$/.test(text)) throw new Error(`a turn is 0, 1 or 2, not ${text}`)
  return toTurn(Number(text))
}

const toTurn = (number: number): Turn => (number === 0 ? 0 : number === 1 ? 1 : 2)
