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

export type JournalReport = {
  readonly build: string
  readonly masked: boolean
  readonly entries: number
  readonly incarnations: ReadonlyArray<{
    readonly actor: string
    readonly incarnation: number
    readonly machine: string
    readonly entries: number
    /** Folded state value; `null` for a machine unknown to this build. */
    readonly value: string | null
    /** `null` without a recorded state (the actor had stopped). */
    readonly agrees: boolean | null
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
