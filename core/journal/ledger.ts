import { type Entry, type Journal, journalVersion, type Life, lifeKey, type Origin } from "./journal.ts"

/** The state of every living actor between two entries: `seq` is the number of the next one. */
type Checkpoint = { readonly seq: number; readonly origins: ReadonlyMap<string, Origin> }

/**
 * Entries and lives, bounded: when there are more than `limit` and a quarter of it, the oldest give way to a checkpoint, which becomes
 * the origin of each life that was alive at it. Every fold over what is left comes to the same states. Appending is O(1), amortised.
 */
export class Ledger {
  readonly #limit: number
  readonly #lives = new Map<string, Life>()
  readonly #born = new Map<string, number>()
  /** The number of the entry after the last one of each life that has ended. */
  readonly #ended = new Map<string, number>()
  #entries: Array<Entry>
  #checkpoints: ReadonlyArray<Checkpoint> = []
  #next: number
  /** The number of the entry before which the next checkpoint is taken. */
  #due: number

  constructor(limit: number, before?: Journal) {
    this.#limit = limit
    this.#entries = [...(before?.entries ?? [])]
    this.#next = (this.#entries.at(-1)?.seq ?? -1) + 1
    this.#due = this.#next + limit / 4
    for (const life of before?.lives ?? []) {
      this.#lives.set(lifeKey(life), { ...life, ended: true })
      this.#ended.set(lifeKey(life), this.#next)
      this.#born.set(life.actor, Math.max(life.life, this.#born.get(life.actor) ?? 0))
    }
  }

  /** One more life at a path. */
  begin(actor: string, machine: string, origin: Origin | undefined): Life {
    const count = (this.#born.get(actor) ?? 0) + 1
    const life: Life = { actor, life: count, machine, ended: false, ...(origin && { origin }) }
    this.#born.set(actor, count)
    this.#lives.set(lifeKey(life), life)
    return life
  }

  end(life: Life): void {
    const key = lifeKey(life)
    this.#lives.set(key, { ...(this.#lives.get(key) ?? life), ended: true })
    this.#ended.set(key, this.#next)
  }

  /** The number of the entry that `append` takes next. */
  get next(): number {
    return this.#next
  }

  append(entry: Entry): void {
    this.#next++
    this.#entries.push(entry)
  }

  /** Puts an entry in the place of the one with its number. */
  amend(entry: Entry): void {
    this.#entries[entry.seq - (this.#entries[0]?.seq ?? 0)] = entry
  }

  journal(): Journal {
    return { version: journalVersion, lives: [...this.#lives.values()], entries: [...this.#entries] }
  }

  /** Whether so much has happened that a checkpoint should be taken. */
  get isCheckpointDue(): boolean {
    return this.#next >= this.#due
  }

  checkpoint(origins: ReadonlyMap<string, Origin>): void {
    this.#checkpoints = [...this.#checkpoints, { seq: this.#next, origins }]
    this.#due = this.#next + this.#limit / 4
    const oldest = this.#checkpoints.findLast(({ seq }) => this.#next - seq >= this.#limit)
    if (oldest !== undefined) this.#forgetBefore(oldest)
  }

  #forgetBefore({ origins, seq }: Checkpoint): void {
    this.#entries = this.#entries.slice(seq - (this.#entries[0]?.seq ?? seq))
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.seq > seq)
    for (const [key, end] of this.#ended) if (end <= seq && this.#lives.delete(key)) this.#ended.delete(key)
    for (const [key, origin] of origins) {
      const life = this.#lives.get(key)
      if (life !== undefined) this.#lives.set(key, { ...life, origin })
    }
  }
}
