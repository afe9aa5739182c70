import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { loadMachine } from "../tests/support/paths/load-machine.ts"
import { newModel } from "./qa/new-model.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/** `npm run qa:new journalDesk`: a model file for a machine of `core/machines`, with everything that can be read out of the machine. */
const [name = ""] = process.argv.slice(2)
const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const [found] = globSync(`core/machines/*/${kebab}.machine.ts`, { cwd: inRoot() })
const target = inRoot("tests", "paths", "models", `${kebab}.model.ts`)

const refuse = (why: string) => {
  console.error(why)
  process.exitCode = 1
}

const write = async (file: string): Promise<void> => {
  const loaded = await loadMachine(inRoot(file))
  if (loaded === undefined)
    return refuse(`${file} exports no machine; for a factory of machines begin with tests/paths/models/login.model.ts`)
  const own = globSync(`${dirname(file)}/${kebab}*.ts`, { cwd: inRoot() }).toSorted()
  const source = own.map((each) => readFileSync(inRoot(each), "utf8")).join("\n")
  writeFileSync(target, newModel({ ...loaded, name, file, source }))
  await run({ file: "prettier", args: ["--write", target], output: "keep" })
  console.log(`${target}\nFill in the payloads, then the sentences: docs/qa.md. Walk it: npm run qa -- --machine ${name}`)
}

if (name === "") refuse("npm run qa:new <machine>, for example journalDesk")
else if (found === undefined) refuse(`there is no ${kebab}.machine.ts in core/machines`)
else if (existsSync(target)) refuse(`${target} is there already`)
else await write(found)
