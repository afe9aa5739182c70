import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { boundsOf, bytesWithin } from "../api/bounds.ts"

const maxBodyBytes = 256 * 1024

const blankBytes = 4096

/** Derived from the limits of the body's fields. */
export const bodyBytesOf = ({ body, bodyBytes = maxBodyBytes }: Pick<Endpoint, "body" | "bodyBytes">): number =>
  Math.min(bytesWithin(boundsOf(body)) + blankBytes, bodyBytes)
