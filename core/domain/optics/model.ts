/** The optical model as one module, for code that loads it on demand. */
export { measureInParts } from "./face.ts"
export { traced } from "./rays.ts"
export { solidOf } from "./solid.ts"
