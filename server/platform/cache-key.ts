import { createHash } from "node:crypto"

/** How long the hash in every cache key is: the build's id, a contract's version, a file's tag (LIM-017). */
export const cacheKeyLength = 10

/** The hash under which something is cached: equal content, equal key. */
export const cacheKey = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, cacheKeyLength)
