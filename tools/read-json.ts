import { readFileSync } from "node:fs"

/** Reads a file written by another tool; its shape is not checked. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one edge of the scripts where JSON gets a type
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T
