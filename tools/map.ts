import { writeFileSync } from "node:fs"
import { takeNoArguments } from "./arguments.ts"
import { drawingOfMap } from "./map/land.ts"
import { inRoot } from "./root.ts"

/** `npm run map`: draws the plan of pickup points into view/content/places-plan.svg. */
await takeNoArguments("npm run map")

writeFileSync(inRoot("view/content/places-plan.svg"), drawingOfMap())
