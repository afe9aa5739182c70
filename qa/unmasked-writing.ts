import type { WriteOptions } from "../core/journal/file.ts"

/** Unmasked journals, only for tests and QA runs. */
export const unmaskedWriting: WriteOptions = { clean: (file) => file, isMasked: false }
