import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { loadMachine } from "../tests/support/load-machine.ts"
import { newModel } from "./qa/new-model.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/** `npm run qa:new journalDesk`: a model file for a machine of `core/machines`, with everything that can be read out of the machine. */
const [name = ""] = process.argv.slice(2)
const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const folder = inRoot("core", "machines")
const file = `${kebab}.machine.ts`
const target = inRoot("tests", "paths", "models", `${kebab}.model.ts`)

const refuse = (why: string) => {
  console.error(why)
  process.exitCode = 1
}

const write = async (): Promise<void> => {
  const found = await loadMachine(`${folder}/${file}`)
  if (found === undefined)
    return refuse(`core/machines/${file} exports no machine; for a factory of machines begin with tests/paths/models/login.model.ts`)
  const own = readdirSync(folder).filter((each) => each.startsWith(kebab))
  const source = own.map((each) => readFileSync(`${folder}/${each}`, "utf8")).join("\n")
  writeFileSync(target, newModel({ ...found, name, file, source }))
  await run({ file: "prettier", args: ["--write", target], output: "keep" })
  console.log(`${target}\nFill in the payloads, then the sentences: docs/qa.md. Walk it: npm run qa -- --machine ${name}`)
}

if (name === "") refuse("npm run qa:new <machine>, for example journalDesk")
else if (!existsSync(`${folder}/${file}`)) refuse(`there is no core/machines/${file}`)
else if (existsSync(target)) refuse(`${target} is there already`)
else await write()
