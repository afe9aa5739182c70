import { Context, Effect, Schema } from "effect"

/** A file that is not a journal of this shop, or one that this build cannot fold. */
export class JournalRefused extends Schema.TaggedError<JournalRefused>()("JournalRefused", {
  reason: Schema.Literals(["damaged", "foreign", "version", "unfoldable"]),
  detail: Schema.String
}) {}

/** Nothing was chosen in the file dialog. */
export class NothingChosen extends Schema.TaggedError<NothingChosen>()("NothingChosen", {}) {}

/** Where a machine comes to something else in this build than it was recorded at: after which entry, and in what. */
export type Difference = {
  /** The number of the entry; `null` where the incarnation has none. */
  readonly seq: number | null
  readonly actor: string
  readonly incarnation: number
  readonly parts: ReadonlyArray<{ readonly place: string; readonly recorded: string; readonly folded: string }>
}

/** What a journal holds and whether its fold comes to the states that it says it was written at. */
export type JournalReport = {
  readonly build: string
  readonly masked: boolean
  readonly entries: number
  readonly incarnations: ReadonlyArray<{
    readonly actor: string
    readonly incarnation: number
    readonly machine: string
    readonly entries: number
    /** The folded state's name; `null` where this build does not know the machine. */
    readonly value: string | null
    /** Whether the fold equals the live state in the file; `null` where the file holds none (the actor had stopped). */
    readonly agrees: boolean | null
  }>
  /** Where this build comes to something else than the file says. */
  readonly differences: ReadonlyArray<Difference>
}

/** Takes the tab's journal out as a file, and folds a file that is brought. */
export class JournalDesk extends Context.Service<
  JournalDesk,
  {
    readonly report: Effect.Effect<JournalReport, JournalRefused>
    /** Personal data is masked unless the visitor chose otherwise. */
    save(options: { readonly masked: boolean }): Effect.Effect<void>
    readonly open: Effect.Effect<JournalReport, JournalRefused | NothingChosen>
  }
>()("shop/core/services/JournalDesk") {}

export const JournalDeskError = Schema.Union([JournalRefused, NothingChosen])

/** What a journal comes to in this build: this tab's own, or one of a file. */
export const readJournal = Effect.fnUntraced(function* ({
  source
}: {
  readonly source: "tab" | "file"
}): Effect.fn.Return<JournalReport, JournalRefused | NothingChosen, JournalDesk> {
  const desk = yield* JournalDesk
  return yield* source === "tab" ? desk.report : desk.open
})
