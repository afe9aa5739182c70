/** Optical model as one module, loaded on demand. */
export { measureInParts } from "./face.ts"
export { traced } from "./rays.ts"
export { solidOf } from "./solid.ts"
