import { join } from "node:path"

export const root = join(import.meta.dirname, "..")

export const inRoot = (...parts: ReadonlyArray<string>) => join(root, ...parts)
