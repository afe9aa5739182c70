import { Schema } from "effect"
import { type Journal, journalVersion, type Size, type Tree } from "./journal.ts"

/** State of a live machine after entry `seq`, or at the end. Readers compare it with their fold. */
export type State = {
  readonly actor: string
  readonly incarnation: number
  readonly seq?: number
  readonly value: unknown
  readonly context: unknown
  readonly status: string
}

export type JournalFile = {
  readonly build: string
  readonly journal: Journal
  readonly states: ReadonlyArray<State>
  /** Absent until the code that records sizes has loaded. */
  readonly sizes?: ReadonlyArray<Size>
  /** Present when the tab can be restarted from the file. */
  readonly tree?: Tree
}

export type Unreadable = { readonly _tag: "Unreadable"; readonly reason: "damaged" | "foreign" | "version"; readonly detail: string }
export type ReadResult = { readonly _tag: "Read"; readonly file: JournalFile; readonly masked: boolean } | Unreadable

const format = "gran-journal"

export type WriteOptions = { readonly clean: (file: JournalFile) => JournalFile; readonly isMasked: boolean }

/** Writes each repeated object once. */
export const writeJournal = (file: JournalFile, { clean, isMasked }: WriteOptions): string => {
  const { shared, value } = share(clean(file))
  return JSON.stringify({ format, version: journalVersion, masked: isMasked, shared, file: value })
}

/** Never throws. */
export const readJournal = (text: string): ReadResult => {
  const whole = parse(text)
  const head = decodeHead(whole)
  if (head._tag === "None") return unreadable("damaged", "это не JSON журнала")
  if (head.value.format !== format) return unreadable("foreign", `формат «${head.value.format}»`)
  if (head.value.version !== journalVersion) return unreadable("version", `версия ${head.value.version}, нужна ${journalVersion}`)
  const file = decodeFile(unshare(head.value.file, head.value.shared))
  if (file._tag === "None") return unreadable("damaged", "записи журнала неполны")
  return { _tag: "Read", file: file.value as JournalFile, masked: head.value.masked }
}

const unreadable = (reason: Unreadable["reason"], detail: string): Unreadable => ({ _tag: "Unreadable", reason, detail })

const Head = Schema.Struct({
  format: Schema.String,
  version: Schema.Int,
  masked: Schema.Boolean,
  shared: Schema.Array(Schema.Unknown),
  file: Schema.Unknown
})

const Typed = Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [Schema.Record(Schema.String, Schema.Unknown)])
const Persisted = Schema.StructWithRest(Schema.Struct({ status: Schema.String }), [Schema.Record(Schema.String, Schema.Unknown)])
const Timers = Schema.Array(Schema.Struct({ event: Typed, dueAt: Schema.Finite }))

const Entry = Schema.Struct({
  seq: Schema.Int,
  at: Schema.Finite,
  actor: Schema.String,
  incarnation: Schema.Int,
  event: Typed,
  cause: Schema.optionalKey(Schema.Int),
  defect: Schema.optionalKey(Schema.Struct({ name: Schema.String, message: Schema.String }))
})

const Incarnation = Schema.Struct({
  actor: Schema.String,
  incarnation: Schema.Int,
  machine: Schema.String,
  origin: Schema.optionalKey(Schema.Struct({ snapshot: Persisted, timers: Timers })),
  ended: Schema.Boolean
})

const File = Schema.Struct({
  build: Schema.String,
  journal: Schema.Struct({
    version: Schema.Literal(journalVersion),
    incarnations: Schema.Array(Incarnation),
    entries: Schema.Array(Entry)
  }),
  states: Schema.Array(
    Schema.Struct({
      actor: Schema.String,
      incarnation: Schema.Int,
      seq: Schema.optionalKey(Schema.Int),
      value: Schema.Unknown,
      context: Schema.Unknown,
      status: Schema.String
    })
  ),
  sizes: Schema.optionalKey(Schema.Array(Schema.Struct({ seq: Schema.Int, width: Schema.Finite, height: Schema.Finite }))),
  tree: Schema.optionalKey(Schema.Struct({ root: Schema.String, snapshot: Persisted, timers: Schema.Record(Schema.String, Timers) }))
})

const parse = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))
const decodeHead = (text: ReturnType<typeof parse>) => Schema.decodeUnknownOption(Head)(text._tag === "Some" ? text.value : undefined)
const decodeFile = Schema.decodeUnknownOption(File)

type Reference = { readonly $shared: number }

/** Replaces repeated objects with `{ $shared: n }` and stores each once in `shared[n]`. */
const share = (root: unknown): { readonly value: unknown; readonly shared: ReadonlyArray<unknown> } => {
  const met = new Map<object, number>()
  const count = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const times = (met.get(value) ?? 0) + 1
    met.set(value, times)
    if (times === 1) for (const part of Object.values(value)) count(part)
  }
  count(root)
  const shared: Array<unknown> = []
  const places = new Map<object, Reference>()
  const place = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value
    const placed = places.get(value)
    if (placed !== undefined) return placed
    const written = Array.isArray(value)
      ? value.map(place)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, place(part)]))
    if ((met.get(value) ?? 0) < 2 || Object.keys(value).length < 3) return written
    const reference = { $shared: shared.push(written) - 1 }
    places.set(value, reference)
    return reference
  }
  return { value: place(root), shared }
}

const unshare = (root: unknown, shared: ReadonlyArray<unknown>): unknown => {
  const done = new Map<number, unknown>()
  const place = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value)) return value.map(place)
    if ("$shared" in value && typeof value.$shared === "number") return resolve(value.$shared)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, place(part)]))
  }
  const resolve = (index: number): unknown => {
    if (!done.has(index)) {
      done.set(index, undefined)
      done.set(index, place(shared[index]))
    }
    return done.get(index)
  }
  return place(root)
}
