import { mkdirSync, writeFileSync } from "node:fs"
import { takeNoArguments } from "./arguments.ts"
import { buildFonts } from "./fonts/faces.ts"
import { letterWidthFiles } from "./fonts/letter-widths.ts"
import { inRoot } from "./root.ts"

/** `npm run fonts`: subsets the fonts of view/theme/fonts, which is committed (`docs/decisions/0008`). */
await takeNoArguments("npm run fonts")

const folder = inRoot("view/theme/fonts")
mkdirSync(folder, { recursive: true })
for (const { content, name } of await buildFonts()) {
  writeFileSync(inRoot("view/theme/fonts", name), content)
  console.log(`${String(content.length).padStart(7)}  ${name}`)
}
for (const [path, content] of await letterWidthFiles()) writeFileSync(inRoot(path), content)
