import { Effect } from "effect"
import { type Paper, readPaper } from "../../core/domain/orders/papers.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { findCertificate } from "../cart/certificate-text.ts"
import { findGiftLink } from "./gift-links.ts"
import { findGiftCertificate, findOrderForLetter, type GiftCertificate } from "./order-papers.ts"
import { type UsedPaperPass, usePass } from "./paper-passes.ts"
import type { Order } from "../../core/contract/order-history.ts"
import type { Certificate } from "../cart/certificate-text.ts"

/** `press`: cookie set in the shop; `letter`: pass of a letter's link. */
export type PaperAccess = { readonly press: string | undefined; readonly letter: string | undefined }

export type Sheet =
  | { readonly kind: "receipt"; readonly order: Order }
  | { readonly kind: "gift"; readonly certificate: GiftCertificate; readonly isReceivers: boolean }
  | { readonly kind: "stone"; readonly certificate: Certificate }
  | { readonly kind: "closed"; readonly paper: Paper }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "none" }

/** Reads a paper with the given passes; the address of a recipient's link contains its token. */
export const readSheet = (address: string, shown: PaperAccess): DatabaseEffect<Sheet> =>
  Effect.gen(function* () {
    const token = receiverToken.exec(address)?.[1]
    if (token !== undefined) return yield* receiversSheet(token)
    const paper = readPaper(address)
    if (paper === null) return { kind: isGiftFile(address) ? "withdrawn" : "none" }
    const used = (yield* tryPass("press", shown.press, paper)) ?? (yield* tryPass("letter", shown.letter, paper))
    return used === null ? { kind: "closed", paper } : ((yield* sheetOf(paper, used)) ?? { kind: "closed", paper })
  })

const receiverToken = /^\/gifts\/([\w-]{43})\.pdf$/

/** A recipient's link that was cut off gets a page, not the bare text of a missing file. */
const isGiftFile = (address: string): boolean => address.startsWith("/gifts/")

const tryPass = (purpose: "press" | "letter", token: string | undefined, paper: Paper): DatabaseEffect<UsedPaperPass | null> =>
  token === undefined || !/^[\w-]{43}$/.test(token) ? Effect.succeed(null) : usePass(purpose, fingerprint(token), paper)

const receiversSheet = (token: string): DatabaseEffect<Sheet> =>
  Effect.gen(function* () {
    const link = yield* findGiftLink(fingerprint(token))
    if (link === null || link === "ended") return { kind: "withdrawn" }
    const certificate = yield* findGiftCertificate(link.number)
    return certificate === null ? { kind: "withdrawn" } : { kind: "gift", certificate, isReceivers: true }
  })

const sheetOf = (paper: Paper, { cartId, orderId }: UsedPaperPass): DatabaseEffect<Sheet | null> =>
  Effect.gen(function* () {
    switch (paper.kind) {
      case "receipt": {
        const order = orderId === null ? null : yield* findOrderForLetter(orderId)
        return order === null ? null : { kind: "receipt", order }
      }
      case "gift": {
        const certificate = yield* findGiftCertificate(paper.id)
        return certificate === null ? null : { kind: "gift", certificate, isReceivers: false }
      }
      case "stone": {
        const certificate = cartId === null ? null : yield* findCertificate(cartId, Number(paper.id))
        return certificate === null ? null : { kind: "stone", certificate }
      }
    }
  })
