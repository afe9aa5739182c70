import { readFileSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import { byLife } from "../../core/journal/compact.ts"
import { readJournal } from "../../core/journal/file.ts"
import { essence, fold } from "../../core/journal/fold.ts"
import { lifeKey } from "../../core/journal/journal.ts"
import { machinesFor, type Machines } from "../../core/journal/machines.ts"
import type { Dump } from "./recorded.ts"

/** Run as a process of its own: `node fold-file.ts <machines module> <export name> <journal file> <dumps file>` prints what differs. */
const [, , module = "", name = "", journalFile = "", dumpsFile = ""] = process.argv
const machines: Machines = (await import(module))[name]
const read = readJournal(readFileSync(journalFile, "utf8"))
if (read._tag === "Unreadable") throw new Error(read.detail)
const { journal } = read.file
const machineOf = await machinesFor(journal, machines)
const entries = byLife(journal.entries)
const lives = new Map(journal.lives.map((life) => [lifeKey(life), life]))
const dumps: ReadonlyArray<Dump> = JSON.parse(readFileSync(dumpsFile, "utf8"))

const differences = dumps.flatMap((dump) => {
  const life = lives.get(lifeKey(dump))
  const machine = life && machineOf(life)
  const folded =
    life &&
    machine &&
    fold(
      machine,
      life,
      (entries.get(lifeKey(dump)) ?? []).filter(({ seq }) => seq <= dump.seq)
    )
  const here = folded && JSON.parse(JSON.stringify(essence(folded.snapshot)))
  const there = { value: dump.value, context: dump.context, status: dump.status }
  return isDeepStrictEqual(here, there) ? [] : [{ seq: dump.seq, actor: dump.actor, life: dump.life, here, there }]
})
process.stdout.write(JSON.stringify({ compared: dumps.length, entries: journal.entries.length, differences }))
