import { ReplayIndex } from "../core/journal/replay-index.ts"
import type { Difference } from "../core/services/ports/journal-desk.ts"
import { differencesOf } from "../core/journal/differences.ts"
import type { JournalFile } from "../core/journal/file.ts"
import { type Journal, type Incarnation, incarnationKey, type Size } from "../core/journal/journal.ts"
import { type Machines, type MachineOf, machinesNamed } from "../core/journal/machines.ts"

/** The journal that is shown. It grows where it stands: the machine of the inspector knows only how long it is. */
export class Journals {
  readonly #machineOf: MachineOf
  readonly #differences = new WeakMap<ReplayIndex, ReadonlyArray<Difference>>()
  replayIndex: ReplayIndex
  /** The journal beside it, to compare with. */
  other: ReplayIndex | null = null

  private constructor(machineOf: MachineOf) {
    this.#machineOf = machineOf
    this.replayIndex = new ReplayIndex("", { version: 2, incarnations: [], entries: [] }, machineOf)
  }

  /** Loads every machine that this build knows, those of the screens included. */
  static async over(machines: Machines): Promise<Journals> {
    return new Journals(await machinesNamed(Object.keys(machines), machines))
  }

  /** Shows another journal from now on. */
  open(build: string, journal: Journal, sizes: ReadonlyArray<Size>): void {
    this.replayIndex = this.indexed({ build, journal, sizes, states: [] })
  }

  /** A journal as it would be shown. */
  indexed({ build, journal, sizes = [], states }: JournalFile): ReplayIndex {
    const replayIndex = new ReplayIndex(build, journal, this.#machineOf, sizes)
    this.#differences.set(replayIndex, differencesOf(replayIndex, states))
    return replayIndex
  }

  /** Where this build comes to something else than the shown journal says. */
  get differences(): ReadonlyArray<Difference> {
    return this.#differences.get(this.replayIndex) ?? []
  }

  /** The incarnation that is shown first: the one to which the last thing happened. */
  firstShown(replayIndex = this.replayIndex): string | null {
    const last = replayIndex.entry(replayIndex.length - 1)
    const incarnation: Incarnation | undefined =
      last === undefined ? replayIndex.incarnations()[0] : replayIndex.incarnation(incarnationKey(last))
    return incarnation === undefined ? null : incarnationKey(incarnation)
  }
}
