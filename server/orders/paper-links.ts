import { letterPassDays, paperAddress, pressPass } from "../../core/domain/orders/papers.ts"

/** The cookie by which this browser opens one paper for a few minutes: no script reads it, no other site sends it, no other address gets it. */
export const pressCookie = (token: string, address: string, publicUrl: string): string =>
  [
    `${pressCookieName}=${token}`,
    `Path=${address}`,
    `Max-Age=${pressPass.minutes * 60}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(publicUrl.startsWith("https:") ? ["Secure"] : [])
  ].join("; ")

export const pressCookieName = "paper"

/** The name under which a letter's link carries its pass. */
export const letterPassName = "pass"

/** A receipt as a letter links it. */
export const receiptLinkOf = (order: number, token: string, publicUrl: string): string =>
  `${publicUrl}${paperAddress({ kind: "receipt", id: String(order) })}?${letterPassName}=${token}`

/** A gift certificate as its receiver opens it. */
export const giftLinkOf = (token: string, publicUrl: string): string => `${publicUrl}/gifts/${token}.pdf`

export const letterPassSeconds = letterPassDays * 24 * 60 * 60
