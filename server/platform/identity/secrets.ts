import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** 256 random bits, safe in URLs and headers. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** SHA-256, stored instead of a token. */
export const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)))
