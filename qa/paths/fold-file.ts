import { readFileSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import { readJournal } from "../../core/journal/file.ts"
import { comparableState, fold } from "../../core/journal/fold.ts"
import { byIncarnation, incarnationKey } from "../../core/journal/journal.ts"
import { machinesFor, type Machines } from "../../core/journal/machines.ts"
import { machinesOf, type Model } from "./model.ts"
import type { Dump } from "./recorded.ts"

type Recording = { readonly file: string; readonly dumps: ReadonlyArray<Dump> }
type Job = { readonly input: string; readonly module: string; readonly name: string }

const compared = async ({ dumps, file }: Recording, machines: Machines) => {
  const read = readJournal(file)
  if (read._tag === "Unreadable") throw new Error(read.detail)
  const { journal } = read.file
  const machineOf = await machinesFor(journal, machines)
  const entries = byIncarnation(journal.entries)
  const incarnations = new Map(journal.incarnations.map((incarnation) => [incarnationKey(incarnation), incarnation]))
  const differences = dumps.flatMap((dump) => {
    const incarnation = incarnations.get(incarnationKey(dump))
    const machine = incarnation && machineOf(incarnation)
    const own = (entries.get(incarnationKey(dump)) ?? []).filter(({ seq }) => seq <= dump.seq)
    const folded = incarnation && machine && fold(machine, incarnation, own)
    const here = folded && JSON.parse(JSON.stringify(comparableState(folded.snapshot)))
    const there = { value: dump.value, context: dump.context, status: dump.status }
    return isDeepStrictEqual(here, there) ? [] : [{ seq: dump.seq, actor: dump.actor, incarnation: dump.incarnation, here, there }]
  })
  return { compared: dumps.length, entries: journal.entries.length, differences }
}

/** A model provides the machines of its world. */
const folded = async ({ input, module, name }: Job) => {
  const found: Machines | Model = (await import(module))[name]
  const machines = "tells" in found ? machinesOf(found as Model) : found
  const recordings: ReadonlyArray<Recording> = JSON.parse(readFileSync(input, "utf8"))
  const verdicts = await Promise.all(recordings.map((recording) => compared(recording, machines)))
  return {
    compared: verdicts.reduce((sum, verdict) => sum + verdict.compared, 0),
    entries: verdicts.reduce((sum, verdict) => sum + verdict.entries, 0),
    differences: verdicts.flatMap((verdict) => verdict.differences)
  }
}

/**
 * Entry point of a separate process: `node fold-file.ts <file of jobs>` folds the exported journals of each job with the machines of its
 * module, and prints differences from the dumps of their live runs.
 */
const [, , list = ""] = process.argv
const jobs: ReadonlyArray<Job> = JSON.parse(readFileSync(list, "utf8"))
const verdicts = []
for (const job of jobs) verdicts.push(await folded(job))
process.stdout.write(JSON.stringify(verdicts))
