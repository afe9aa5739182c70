import type { DocumentUnfit } from "../../../server/platform/files/document-unfit.ts"

/** A file that somebody could send, why it is dangerous, and the fault it is refused with; `null` where it is made harmless instead. */
export type Hostile = {
  readonly why: string
  readonly name: string
  readonly make: () => Uint8Array | Promise<Uint8Array>
  readonly fault: DocumentUnfit["fault"] | null
}
