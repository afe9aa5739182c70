import { createHash } from "node:crypto"
import { WrongUsage } from "../arguments.ts"

/** Turns of the sweeps: three consecutive landings run all of them. */
const turns = 3

export type Turn = 0 | 1 | 2

export const turnAfter = (landings: number): Turn => toTurn(landings % turns)

/** Assigns a test or path to a turn by its name alone, so that new ones do not move others. */
export const isOfTurn = (turn: Turn, name: string): boolean => createHash("sha256").update(name).digest().readUInt32BE(0) % turns === turn

export const parseTurn = (text: string): Turn => {
  if (!/^[012]$/.test(text)) throw new WrongUsage(`--turn: 0, 1 or 2, given ${text}`)
  return toTurn(Number(text))
}

const toTurn = (number: number): Turn => (number === 0 ? 0 : number === 1 ? 1 : 2)
