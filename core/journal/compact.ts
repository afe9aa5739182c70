import type { AnyStateMachine } from "xstate"
import { fold, originOf } from "./fold.ts"
import { type Entry, type Journal, type Life, lifeKey } from "./journal.ts"

/** Finds the machine of a life; `undefined` when this build does not know it. */
export type MachineOf = (life: Life) => AnyStateMachine | undefined

/**
 * The journal with only its last `keep` entries: what came before is folded into an origin for each life, and lives that ended
 * before are gone. Every fold over what is left comes to the same states.
 */
export const compact = (journal: Journal, keep: number, machineOf: MachineOf): Journal => {
  const cut = Math.max(0, journal.entries.length - keep)
  if (cut === 0) return journal
  const old = byLife(journal.entries.slice(0, cut))
  const entries = journal.entries.slice(cut)
  const alive = new Set(entries.map(lifeKey))
  const lives = journal.lives.filter((life) => !life.ended || alive.has(lifeKey(life)))
  return { ...journal, entries, lives: lives.map((life) => foldedInto(life, old.get(lifeKey(life)) ?? [], machineOf)) }
}

/** The entries of each life, in order. */
export const byLife = (entries: ReadonlyArray<Entry>): ReadonlyMap<string, ReadonlyArray<Entry>> => Map.groupBy(entries, lifeKey)

const foldedInto = (life: Life, old: ReadonlyArray<Entry>, machineOf: MachineOf): Life => {
  const machine = machineOf(life)
  if (old.length === 0 || machine === undefined) return life
  const folded = fold(machine, life, old)
  return folded === undefined ? life : { ...life, origin: originOf(machine, folded) }
}
