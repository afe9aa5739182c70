import { createHash } from "node:crypto"

/** For build ids, contract versions and ETags (LIM-017). */
export const cacheKeyLength = 10

export const cacheKey = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, cacheKeyLength)
