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

/** `case`: valid extension in the wrong case (PSPT-009…011). */
export class DocumentUnfit extends Schema.TaggedError<DocumentUnfit>()("DocumentUnfit", { fault: Schema.Literals(faults) }) {}
