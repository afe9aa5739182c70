import { ReplayIndex } from "../core/journal/replay-index.ts"
import type { Difference } from "../core/services/ports/journal-desk.ts"
import { differencesOf } from "../core/journal/differences.ts"
import type { JournalFile } from "../core/journal/file.ts"
import { type Journal, type Incarnation, incarnationKey, type Size } from "../core/journal/journal.ts"
import { type Machines, type MachineOf, machinesNamed } from "../core/journal/machines.ts"

/** Holder of the journal shown, which grows in place; the inspector's machine stores only its length. */
export class Journals {
  readonly #machineOf: MachineOf
  readonly #differences = new WeakMap<ReplayIndex, ReadonlyArray<Difference>>()
  replayIndex: ReplayIndex
  /** Journal compared with the one shown. */
  other: ReplayIndex | null = null

  private constructor(machineOf: MachineOf) {
    this.#machineOf = machineOf
    this.replayIndex = new ReplayIndex("", { version: 2, incarnations: [], entries: [] }, machineOf)
  }

  /** Loads every machine of this build. */
  static async over(machines: Machines): Promise<Journals> {
    return new Journals(await machinesNamed(Object.keys(machines), machines))
  }

  open(build: string, journal: Journal, sizes: ReadonlyArray<Size>): void {
    this.replayIndex = this.indexed({ build, journal, sizes, states: [] })
  }

  indexed({ build, journal, sizes = [], states }: JournalFile): ReplayIndex {
    const replayIndex = new ReplayIndex(build, journal, this.#machineOf, sizes)
    this.#differences.set(replayIndex, differencesOf(replayIndex, states))
    return replayIndex
  }

  /** Differences between the states in the journal file and those that this build computes. */
  get differences(): ReadonlyArray<Difference> {
    return this.#differences.get(this.replayIndex) ?? []
  }

  /** Key of the last entry's incarnation. */
  firstShown(replayIndex = this.replayIndex): string | null {
    const last = replayIndex.entry(replayIndex.length - 1)
    const incarnation: Incarnation | undefined =
      last === undefined ? replayIndex.incarnations()[0] : replayIndex.incarnation(incarnationKey(last))
    return incarnation === undefined ? null : incarnationKey(incarnation)
  }
}
