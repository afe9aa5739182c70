import { join } from "node:path"

/** Path of a file from the repository's root. */
export const inRoot = (file: string): string => join(import.meta.dirname, "..", file)
