import { letterPassDays, paperAddress, pressLinkLimits } from "../../core/domain/orders/papers.ts"

/** Cookie that opens one paper, or one file of a passport, in this browser for minutes: HttpOnly, same-site, limited to its path. */
export const pressCookie = (token: string, address: string, publicUrl: string): string =>
  [
    `${pressCookieName}=${token}`,
    `Path=${address}`,
    `Max-Age=${pressLinkLimits.minutes * 60}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(publicUrl.startsWith("https:") ? ["Secure"] : [])
  ].join("; ")

export const pressCookieName = "paper"

export const letterPassName = "pass"

export const receiptLinkOf = (order: number, token: string, publicUrl: string): string =>
  `${publicUrl}${paperAddress({ kind: "receipt", id: String(order) })}?${letterPassName}=${token}`

export const giftLinkOf = (token: string, publicUrl: string): string => `${publicUrl}/gifts/${token}.pdf`

export const letterPassSeconds = letterPassDays * 24 * 60 * 60
