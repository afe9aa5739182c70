import { createHmac, timingSafeEqual } from "node:crypto"

export const sign = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex")

/** Compares in constant time. */
export const isSigned = (text: string, signature: string, secret: string): boolean => {
  const expected = Buffer.from(sign(text, secret))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}
