import { createHash } from "node:crypto"

/** Length of the hash in cache keys: build id, contract version, ETag (LIM-017). */
export const cacheKeyLength = 10

/** Content hash used as a cache key. */
export const cacheKey = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, cacheKeyLength)
