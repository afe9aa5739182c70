import { createHash, randomBytes } from "node:crypto"

/** Creates a random token of 256 bits, safe in a URL and a header. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** SHA-256 of a token or name, stored in its place. */
export const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex")
