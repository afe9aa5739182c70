import { writeFileSync } from "node:fs"
import { drawingOfMap } from "./map/land.ts"
import { inRoot } from "./root.ts"

/** `npm run map`: draws the plan of the pickup points into view/parts/places-plan.svg. */
writeFileSync(inRoot("view/parts/places-plan.svg"), drawingOfMap())
