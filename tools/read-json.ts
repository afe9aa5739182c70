import { readFileSync } from "node:fs"

/** Does not check the shape. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one edge of the scripts where JSON gets a type
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T
