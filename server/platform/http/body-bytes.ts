import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { boundsOf, bytesWithin } from "../api/bounds.ts"

/** The most that any JSON body may hold. */
const bodyBytesMost = 256 * 1024

/** Blanks between the fields of a body that somebody has laid out by hand. */
const blankBytes = 4096

/** The most bytes of a call's body, judged before it is read: as many as its fields may take, and no more than any body may. */
export const bodyBytesOf = ({ body, bodyBytes = bodyBytesMost }: Pick<Endpoint, "body" | "bodyBytes">): number =>
  Math.min(bytesWithin(boundsOf(body)) + blankBytes, bodyBytes)
