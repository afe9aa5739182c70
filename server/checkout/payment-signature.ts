import { createHmac, timingSafeEqual } from "node:crypto"

/** HMAC-SHA256 of a text with a shared secret. */
export const sign = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex")

/** Compares signatures in constant time. */
export const isSigned = (text: string, signature: string, secret: string): boolean => {
  const right = Buffer.from(sign(text, secret))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
