import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { loadMachine } from "../qa/paths/load-machine.ts"
import { tableFileOf } from "../qa/paths/pinned-tables.ts"
import { WrongUsage, withUsage } from "./arguments.ts"
import { newModel, newTable } from "./qa/new-model.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/** `npm run qa:new journalDesk`: generates a machine's model file, and the test that pins its transition table. */
const { file, kebab, name } = await withUsage("npm run qa:new MACHINE, for example journalDesk", () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [machine] = positionals
  if (machine === undefined || positionals.length > 1) throw new WrongUsage("name a machine")
  const base = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [found] = globSync(`core/machines/*/${base}.machine.ts`, { cwd: inRoot() })
  if (found === undefined) throw new WrongUsage(`could not find ${base}.machine.ts in core/machines`)
  return { file: found, kebab: base, name: machine }
})

const fail = (why: string) => {
  console.error(why)
  process.exitCode = 1
}

const write = async (): Promise<void> => {
  const model = join("tests/paths", basename(dirname(file)), `${kebab}.model.ts`)
  if (existsSync(inRoot(model))) return fail(`${model} already exists`)
  const loaded = await loadMachine(inRoot(file))
  if (loaded === undefined)
    return fail(`${file} exports no machine; for a factory of machines begin with tests/paths/dialogs/login.model.ts`)
  const own = globSync(`${dirname(file)}/${kebab}*.ts`, { cwd: inRoot() }).toSorted()
  const source = own.map((each) => readFileSync(inRoot(each), "utf8")).join("\n")
  mkdirSync(inRoot(dirname(model)), { recursive: true })
  writeFileSync(inRoot(model), newModel({ ...loaded, name, file, source }))
  writeFileSync(inRoot(tableFileOf(model)), newTable({ name, file: basename(model), machine: loaded.machine }))
  await run({ file: "prettier", args: ["--write", inRoot(model), inRoot(tableFileOf(model))], output: "keep" })
  console.log(`${model}\nFill in the payloads, then the sentences: docs/qa.md. Run it: npm run qa -- --machine ${name} --level pure`)
  console.log(`${tableFileOf(model)}\nThen pin its table: npx vitest run --project paths ${kebab}.table -u`)
}

await write()
