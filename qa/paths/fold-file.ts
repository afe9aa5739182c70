import { readFileSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import type { AnyStateMachine } from "xstate"
import { readJournal } from "../../core/journal/file.ts"
import { comparableState, Folding } from "../../core/journal/fold.ts"
import { byIncarnation, type Entry, type Incarnation, incarnationKey } from "../../core/journal/journal.ts"
import { machinesFor, type Machines } from "../../core/journal/machines.ts"
import { machinesOf, type Model } from "./model.ts"
import type { Dump } from "./recorded.ts"

type Recording = { readonly file: string; readonly dumps: ReadonlyArray<Dump> }
type Job = { readonly input: string; readonly module: string; readonly name: string }

const compareRecording = async ({ dumps, file }: Recording, machines: Machines) => {
  const read = readJournal(file)
  if (read._tag === "Unreadable") throw new Error(read.detail)
  const { journal } = read.file
  const machineOf = await machinesFor(journal, machines)
  const entries = byIncarnation(journal.entries)
  const incarnations = new Map(journal.incarnations.map((incarnation) => [incarnationKey(incarnation), incarnation]))
  const differences = [...Map.groupBy(dumps, incarnationKey)].flatMap(([key, own]) => {
    const incarnation = incarnations.get(key)
    const machine = incarnation && machineOf(incarnation)
    const stateAt = incarnation && machine && statesOf(machine, incarnation, entries.get(key) ?? [])
    return own.flatMap(({ actor, context, incarnation: number, seq, status, value }) => {
      const here = stateAt?.(seq)
      const there = { value, context, status }
      return isDeepStrictEqual(here, there) ? [] : [{ seq, actor, incarnation: number, here, there }]
    })
  })
  return { compared: dumps.length, entries: journal.entries.length, differences }
}

/** Returns a function that folds up to an entry; called with rising numbers, it takes each step once. */
const statesOf = (machine: AnyStateMachine, incarnation: Incarnation, entries: ReadonlyArray<Entry>) => {
  const folding = Folding.begin(machine, incarnation, entries[0])
  let next = incarnation.origin === undefined ? 1 : 0
  return (seq: number): unknown => {
    if (folding === undefined) return undefined
    for (let entry = entries[next]; entry !== undefined && entry.seq <= seq; entry = entries[++next]) folding.step(entry)
    return JSON.parse(JSON.stringify(comparableState(folding.folded().snapshot)))
  }
}

/** A model has the machines of its world. */
const foldJob = async ({ input, module, name }: Job) => {
  const exported: Machines | Model = (await import(module))[name]
  const machines = "describeState" in exported ? machinesOf(exported as Model) : exported
  const recordings: ReadonlyArray<Recording> = JSON.parse(readFileSync(input, "utf8"))
  const verdicts = await Promise.all(recordings.map((recording) => compareRecording(recording, machines)))
  return {
    compared: verdicts.reduce((sum, verdict) => sum + verdict.compared, 0),
    entries: verdicts.reduce((sum, verdict) => sum + verdict.entries, 0),
    differences: verdicts.flatMap((verdict) => verdict.differences)
  }
}

/**
 * `node fold-file.ts <file of jobs>`: folds the journals of each job with the machines of its module, and prints differences from the
 * dumps.
 */
const [, , list = ""] = process.argv
const jobs: ReadonlyArray<Job> = JSON.parse(readFileSync(list, "utf8"))
const verdicts = []
for (const job of jobs) verdicts.push(await foldJob(job))
process.stdout.write(JSON.stringify(verdicts))
