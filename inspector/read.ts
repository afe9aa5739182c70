import { failed, type Outcome, succeeded } from "../core/kernel/outcome.ts"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { readJournal } from "../core/journal/file.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import type { Coverage } from "./machines/inspector.machine.ts"
import type { JournalSource, OpenedJournal, Refusal } from "./machines/reading.ts"
import type { Journals } from "./journals.ts"

type FileRefusal = Exclude<Refusal, { readonly _tag: "Defect" | "TabSilent" }>

type ReadRequest = { readonly from: JournalSource }

/** Reads a journal from a chosen file or the last QA run, and shows it. */
export const readAndShow = (journals: Journals) => (request: ReadRequest) =>
  readTo(journals, request, (replayIndex) => (journals.replayIndex = replayIndex))

/** Reads a journal to compare with the one shown. */
export const readForComparison = (journals: Journals) => (request: ReadRequest) =>
  readTo(journals, request, (replayIndex) => (journals.other = replayIndex))

const readTo = async (
  journals: Journals,
  { from }: ReadRequest,
  show: (replayIndex: ReplayIndex) => void
): Promise<Outcome<OpenedJournal, FileRefusal>> => {
  const text = from.kind === "chosen" ? from.text : await qaFile(from.name)
  if (text === undefined) return failed({ _tag: "NotFound", name: from.name })
  const read = readJournal(text)
  if (read._tag === "Unreadable") return failed({ _tag: "JournalRefused", reason: read.reason, detail: read.detail })
  const replayIndex = journals.indexed(read.file)
  const fault = faultOf(replayIndex)
  if (fault !== null) return failed({ _tag: "JournalRefused", reason: "unfoldable", detail: fault })
  show(replayIndex)
  return succeeded({
    name: from.name,
    build: replayIndex.build,
    count: replayIndex.length,
    actor: shownFirst(replayIndex, from) ?? journals.firstShown(replayIndex)
  })
}

/** Key of the newest incarnation of the machine that a report names. */
const shownFirst = (replayIndex: ReplayIndex, from: JournalSource): string | null => {
  const incarnation = from.kind === "qa" ? replayIndex.incarnations().findLast(({ actor }) => actor === from.actor) : undefined
  return incarnation === undefined ? null : incarnationKey(incarnation)
}

/** Error if no machine can be folded; a journal with some unknown machines is shown in part. */
const faultOf = (replayIndex: ReplayIndex): string | null => {
  const faults = replayIndex.incarnations().flatMap(({ actor, incarnation }) => {
    const key = `${actor}#${incarnation}`
    return replayIndex.stateAt(key, replayIndex.length - 1) === undefined ? [replayIndex.faultOf(key) ?? "машина неизвестна"] : []
  })
  return faults.length === replayIndex.incarnations().length ? (faults[0] ?? "в нём нет ни одной машины") : null
}

const qaFile = async (name: string): Promise<string | undefined> => {
  const answer = await fetch(`/dev/qa/${name.split("/").map(encodeURIComponent).join("/")}`)
  return answer.ok ? answer.text() : undefined
}

/** `null` without a QA run, or without coverage in its report. */
export const readCoverage = async (report: string): Promise<Coverage | null> => {
  const text = report === "" ? undefined : await qaFile(report)
  const parsed: unknown = text === undefined ? undefined : JSON.parse(text)
  return isRecord(parsed) ? coverageIn(parsed) : null
}

/** Coverage from the report's machine totals or its paths; `null` if it has neither. */
export const coverageIn = ({ machines, paths }: Readonly<Record<string, unknown>>): Coverage | null => {
  const totals = Object.entries(isRecord(machines) && !Array.isArray(machines) ? machines : {}).flatMap(([machine, of]) =>
    isRecord(of) ? [{ ...of, machine }] : []
  )
  const walked = (Array.isArray(paths) ? paths : []).flatMap((path: unknown) =>
    isRecord(path) ? [{ machine: path["machine"], states: path["states"], transitions: path["crossed"] }] : []
  )
  const byMachine = new Map<string, { readonly states: Set<string>; readonly transitions: Set<string> }>()
  for (const { machine, ...covered } of [...totals, ...walked] as ReadonlyArray<Readonly<Record<string, unknown>>>) {
    const { states, transitions } = covered
    if (typeof machine !== "string" || !isTexts(states) || !isTexts(transitions)) continue
    const own = byMachine.get(machine) ?? { states: new Set<string>(), transitions: new Set<string>() }
    for (const state of states.flatMap(withAncestors)) own.states.add(state)
    for (const transition of transitions) own.transitions.add(transition)
    byMachine.set(machine, own)
  }
  if (byMachine.size === 0) return null
  return Object.fromEntries([...byMachine].map(([name, own]) => [name, { states: [...own.states], transitions: [...own.transitions] }]))
}

/** Expands `overlay.open` to `overlay` and `overlay.open`; states of parallel regions are separated by commas. */
const withAncestors = (state: string): ReadonlyArray<string> =>
  state.split(",").flatMap((region) => region.split(".").map((_, index, names) => names.slice(0, index + 1).join(".")))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null
const isTexts = (value: unknown): value is ReadonlyArray<string> => Array.isArray(value) && value.every((part) => typeof part === "string")
