import { readFileSync } from "node:fs"

/** Reads a file that a tool of this build wrote; its shape is the tool's promise, not checked. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one edge of the scripts where JSON gets a type
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T
