import type { DocumentUnfit } from "../../../server/platform/files/document-unfit.ts"

/** A dangerous file, the reason, and the fault it is refused with; `null` if it is made harmless instead. */
export type Hostile = {
  readonly why: string
  readonly name: string
  readonly make: () => Uint8Array | Promise<Uint8Array>
  readonly fault: DocumentUnfit["fault"] | null
}
