import { createHmac, timingSafeEqual } from "node:crypto"

/** The signature of a text by a secret that two parties share. */
export const sign = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex")

/** Compared in the same time whatever differs. */
export const isSigned = (text: string, signature: string, secret: string): boolean => {
  const right = Buffer.from(sign(text, secret))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
