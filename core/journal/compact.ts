import type { AnyStateMachine } from "xstate"
import { fold, originOf } from "./fold.ts"
import { type Entry, type Journal, type Life, lifeKey } from "./journal.ts"

/** Finds the machine of a life; `undefined` when this build does not know it. */
export type MachineOf = (life: Life) => AnyStateMachine | undefined

/**
 * The journal with only its last `keep` entries: what came before is folded into an origin for each life. Lives that ended before are
 * gone, and so are those that lose entries and cannot be folded. Every fold over what is left comes to the same states.
 */
export const compact = (journal: Journal, keep: number, machineOf: MachineOf): Journal => {
  const cut = Math.max(0, journal.entries.length - keep)
  if (cut === 0) return journal
  const old = byLife(journal.entries.slice(0, cut))
  const late = journal.entries.slice(cut)
  const alive = new Set(late.map(lifeKey))
  const lives = journal.lives
    .filter((life) => !life.ended || alive.has(lifeKey(life)))
    .flatMap((life) => foldedInto(life, old.get(lifeKey(life)) ?? [], machineOf))
  const known = new Set(lives.map(lifeKey))
  return { ...journal, lives, entries: late.filter((entry) => known.has(lifeKey(entry))) }
}

/** The entries of each life, in order. */
export const byLife = (entries: ReadonlyArray<Entry>): ReadonlyMap<string, ReadonlyArray<Entry>> => Map.groupBy(entries, lifeKey)

const foldedInto = (life: Life, old: ReadonlyArray<Entry>, machineOf: MachineOf): ReadonlyArray<Life> => {
  if (old.length === 0) return [life]
  const machine = machineOf(life)
  const folded = machine && fold(machine, life, old)
  return machine === undefined || folded === undefined ? [] : [{ ...life, origin: originOf(machine, folded) }]
}
