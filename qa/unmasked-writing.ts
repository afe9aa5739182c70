import type { WriteOptions } from "../core/journal/file.ts"

/** An unmasked journal, only for a test's or QA run's own use. */
export const unmaskedWriting: WriteOptions = { clean: (file) => file, isMasked: false }
