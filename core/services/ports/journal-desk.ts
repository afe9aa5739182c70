import { Context, Effect, Schema } from "effect"

/** The file is no journal of this shop, or this build cannot fold it. */
export class JournalRefused extends Schema.TaggedError<JournalRefused>()("JournalRefused", {
  reason: Schema.Literals(["damaged", "foreign", "version", "unfoldable"]),
  detail: Schema.String
}) {}

export class NothingChosen extends Schema.TaggedError<NothingChosen>()("NothingChosen", {}) {}

/** Difference between recorded and folded state, and the entry after which it appears. */
export type Difference = {
  /** `null` when the incarnation has no entry. */
  readonly seq: number | null
  readonly actor: string
  readonly incarnation: number
  readonly parts: ReadonlyArray<{ readonly place: string; readonly recorded: string; readonly folded: string }>
}

/**
 * Folded against recorded state. `unfolded`: this build does not know the machine, or its first entry is missing. `ended`: it had stopped, so that
 * it has no live state. `unrecorded`: it runs, but the file has no state of it.
 */
export type Comparison = "same" | "different" | "unfolded" | "ended" | "unrecorded"

export type JournalReport = {
  readonly build: string
  readonly masked: boolean
  readonly entries: number
  readonly incarnations: ReadonlyArray<{
    readonly actor: string
    readonly incarnation: number
    readonly machine: string
    readonly entries: number
    /** Folded state value; `null` when it could not be folded. */
    readonly value: string | null
    readonly comparison: Comparison
  }>
  readonly differences: ReadonlyArray<Difference>
}

export class JournalDesk extends Context.Service<
  JournalDesk,
  {
    readonly report: Effect.Effect<JournalReport, JournalRefused>
    /** `masked` hides personal data. */
    save(options: { readonly masked: boolean }): Effect.Effect<void>
    readonly open: Effect.Effect<JournalReport, JournalRefused | NothingChosen>
  }
>()("shop/core/services/JournalDesk") {}

export const JournalDeskError = Schema.Union([JournalRefused, NothingChosen])

export const readJournal = Effect.fnUntraced(function* ({
  source
}: {
  readonly source: "tab" | "file"
}): Effect.fn.Return<JournalReport, JournalRefused | NothingChosen, JournalDesk> {
  const desk = yield* JournalDesk
  return yield* source === "tab" ? desk.report : desk.open
})
