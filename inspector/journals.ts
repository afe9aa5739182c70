import { Archive } from "../core/journal/archive.ts"
import type { Difference } from "../core/services/ports/journal-desk.ts"
import { differencesOf } from "../core/journal/differences.ts"
import type { JournalFile } from "../core/journal/file.ts"
import { type Journal, type Life, lifeKey, type Size } from "../core/journal/journal.ts"
import { type Machines, type MachineOf, machinesNamed } from "../core/journal/machines.ts"

/** The journal that is shown. It grows where it stands: the machine of the inspector knows only how long it is. */
export class Journals {
  readonly #machineOf: MachineOf
  readonly #differences = new WeakMap<Archive, ReadonlyArray<Difference>>()
  archive: Archive
  /** The journal beside it, to compare with. */
  other: Archive | null = null

  private constructor(machineOf: MachineOf) {
    this.#machineOf = machineOf
    this.archive = new Archive("", { version: 1, lives: [], entries: [] }, machineOf)
  }

  /** Loads every machine that this build knows, those of the screens included. */
  static async over(machines: Machines): Promise<Journals> {
    return new Journals(await machinesNamed(Object.keys(machines), machines))
  }

  /** Shows another journal from now on. */
  open(build: string, journal: Journal, sizes: ReadonlyArray<Size>): void {
    this.archive = this.archived({ build, journal, sizes, states: [] })
  }

  /** A journal as it would be shown. */
  archived({ build, journal, sizes = [], states }: JournalFile): Archive {
    const archive = new Archive(build, journal, this.#machineOf, sizes)
    this.#differences.set(archive, differencesOf(archive, states))
    return archive
  }

  /** Where this build comes to something else than the shown journal says. */
  get differences(): ReadonlyArray<Difference> {
    return this.#differences.get(this.archive) ?? []
  }

  /** The life that is shown first: the one to which the last thing happened. */
  firstShown(archive = this.archive): string | null {
    const last = archive.entry(archive.length - 1)
    const life: Life | undefined = last === undefined ? archive.lives()[0] : archive.life(lifeKey(last))
    return life === undefined ? null : lifeKey(life)
  }
}
