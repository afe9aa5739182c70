import { join } from "node:path"

/** Root of the repository; scripts use it instead of the working directory. */
export const root = join(import.meta.dirname, "..")

export const inRoot = (...parts: ReadonlyArray<string>) => join(root, ...parts)
