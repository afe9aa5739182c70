import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { takeNoArguments } from "./arguments.ts"
import { machineDocuments } from "./docs/machine-documents.ts"
import { inRoot } from "./root.ts"

/** `npm run docs:machines`: writes the charts of all machines into docs/machines, as SVG and Mermaid; deletes those of removed machines. */
await takeNoArguments("npm run docs:machines")

const folder = inRoot("docs/machines")
mkdirSync(folder, { recursive: true })
const documents = await machineDocuments()
for (const name of readdirSync(folder)) if (!documents.has(name)) rmSync(inRoot("docs/machines", name))
for (const [name, content] of documents) writeFileSync(inRoot("docs/machines", name), content)
console.log(`docs/machines: ${documents.size} files`)
