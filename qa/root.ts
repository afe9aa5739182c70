import { join } from "node:path"

export const inRoot = (file: string): string => join(import.meta.dirname, "..", file)
