import type { PlainDefect } from "../kernel/plain-defect.ts"
import { type Entry, type Journal, journalVersion, type Life, lifeKey, type Origin } from "./journal.ts"
import { type Happening, Stretch } from "./stretch.ts"

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
  /** The entries that were brought along; they go together. */
  #before: ReadonlyArray<Entry>
  #stretches: ReadonlyArray<Stretch>
  #newest: Stretch
  #next: number
  /** The number of the entry before which the next checkpoint is taken. */
  #due: number

  constructor(limit: number, before?: Journal) {
    this.#limit = limit
    this.#before = before?.entries ?? []
    this.#next = (this.#before.at(-1)?.seq ?? -1) + 1
    this.#newest = new Stretch(this.#next, new Map())
    this.#stretches = [this.#newest]
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

  /** Returns the number that the entry has now. */
  append(happening: Happening): number {
    this.#newest.append(happening)
    return this.#next++
  }

  /** Adds to an entry what its machine threw. */
  addDefect(seq: number, defect: PlainDefect): void {
    this.#stretchOf(seq)?.addDefect(seq, defect)
  }

  entry(seq: number): Entry | undefined {
    return this.#stretchOf(seq)?.entry(seq)
  }

  /** The number of the oldest entry since the start that is kept. */
  get first(): number {
    return this.#stretches[0]?.first ?? this.#next
  }

  /** The number that the next entry will have. */
  get next(): number {
    return this.#next
  }

  lives(): ReadonlyArray<Life> {
    return [...this.#lives.values()]
  }

  journal(): Journal {
    const entries = [...this.#before, ...this.#stretches.flatMap((stretch) => stretch.entries())]
    return { version: journalVersion, lives: this.lives(), entries }
  }

  /** Whether so much has happened that a checkpoint should be taken. */
  get isCheckpointDue(): boolean {
    return this.#next >= this.#due
  }

  checkpoint(origins: ReadonlyMap<string, Origin>): void {
    this.#newest = new Stretch(this.#next, origins)
    this.#stretches = [...this.#stretches, this.#newest]
    this.#due = this.#next + this.#limit / 4
    const oldest = this.#stretches.findLast(({ first }) => this.#next - first >= this.#limit)
    if (oldest !== undefined) this.#forgetBefore(oldest)
  }

  #stretchOf(seq: number): Stretch | undefined {
    return this.#stretches.findLast(({ first }) => first <= seq)
  }

  #forgetBefore({ first, origins }: Stretch): void {
    this.#before = []
    this.#stretches = this.#stretches.filter((stretch) => stretch.first >= first)
    for (const [key, end] of this.#ended) if (end <= first && this.#lives.delete(key)) this.#ended.delete(key)
    for (const [key, origin] of origins) {
      const life = this.#lives.get(key)
      if (life !== undefined) this.#lives.set(key, { ...life, origin })
    }
  }
}
