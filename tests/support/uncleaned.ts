import type { Writing } from "../../core/journal/file.ts"

/** A journal as it is: what a test or a run of QA writes for itself alone. */
export const uncleaned: Writing = { clean: (file) => file, isMasked: false }
