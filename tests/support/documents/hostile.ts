import type { DocumentUnfit } from "../../../server/platform/files/document-unfit.ts"

/** A dangerous file: `why` is the danger, `fault` that of the refusal, or `null` if the file is made harmless instead. */
export type Hostile = {
  readonly why: string
  readonly name: string
  readonly make: () => Uint8Array | Promise<Uint8Array>
  readonly fault: DocumentUnfit["fault"] | null
}
