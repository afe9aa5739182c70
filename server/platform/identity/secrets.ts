import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, safe in URLs and headers. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** SHA-256, stored instead of a token. */
export const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex")
