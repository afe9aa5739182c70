import { join } from "node:path"

/** The repository's root: scripts work from it, wherever they were started. */
export const root = join(import.meta.dirname, "..")

/** A path under the root. */
export const inRoot = (...parts: ReadonlyArray<string>) => join(root, ...parts)
