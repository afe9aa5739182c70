import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { loadMachine } from "../qa/paths/load-machine.ts"
import { tableFileOf } from "../qa/paths/pinned-tables.ts"
import { newModel, newTable } from "./qa/new-model.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/** `npm run qa:new journalDesk`: generates a machine's model file, and the test that pins its transition table. */
const [name = ""] = process.argv.slice(2)
const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const [found] = globSync(`core/machines/*/${kebab}.machine.ts`, { cwd: inRoot() })

const fail = (why: string) => {
  console.error(why)
  process.exitCode = 1
}

const write = async (file: string): Promise<void> => {
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

if (name === "") fail("npm run qa:new <machine>, for example journalDesk")
else if (found === undefined) fail(`could not find ${kebab}.machine.ts in core/machines`)
else await write(found)
