import { writeFileSync } from "node:fs"
import { spriteOfCuts } from "./cuts/sprite.ts"
import { inRoot } from "./root.ts"

/** `npm run cuts`: draws the icons of the cuts into view/product/cuts.svg. */
writeFileSync(inRoot("view/product/cuts.svg"), spriteOfCuts())
