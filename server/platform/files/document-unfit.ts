import { Schema } from "effect"

const faults = [
  "format",
  "case",
  "name",
  "empty",
  "content",
  "broken",
  "manyPixels",
  "manyPages",
  "script",
  "attachment",
  "protected"
] as const

/** A file that the shop takes as no document. `case` is a good extension in the wrong case (PSPT-009…011). */
export class DocumentUnfit extends Schema.TaggedError<DocumentUnfit>()("DocumentUnfit", { fault: Schema.Literals(faults) }) {}
