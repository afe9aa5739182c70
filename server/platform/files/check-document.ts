import { Effect, Schema } from "effect"
import type { ReceivedFile } from "../uploads/incoming-files.ts"

/** A document that the shop takes: images drawn anew, PDFs as they came; the thumbnail is WebP of at most 480 px, or none. */
export type CheckedDocument = {
  readonly kind: "jpeg" | "png" | "pdf"
  readonly bytes: Uint8Array
  readonly thumbnail: Uint8Array | null
}

/** A file that the shop takes as no document. `case` is a good extension in the wrong case (PSPT-009…011). */
export class DocumentUnfit extends Schema.TaggedError<DocumentUnfit>()("DocumentUnfit", {
  fault: Schema.Literals([
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
  ])
}) {}

/** Checks one received file by its extension, its name, its size and its content, and gives what of it may be stored. */
export const checkDocument = (file: ReceivedFile): Effect.Effect<CheckedDocument, DocumentUnfit> =>
  Effect.die(new Error(`${file.path} cannot be checked yet`))
