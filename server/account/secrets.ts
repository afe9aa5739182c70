import { createHash, randomBytes } from "node:crypto"

/** A token that nobody guesses: 256 bits, fit for an address and a header. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** What the database keeps of a token, or of a name that it need not know. */
export const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex")
