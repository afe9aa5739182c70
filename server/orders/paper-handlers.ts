import { Effect } from "effect"
import { type Paper, pressLinkLimits, readPaper, maxReceiverLinks } from "../../core/domain/orders/papers.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { findCertificate } from "../cart/certificate-text.ts"
import { addGiftLink, withdrawGiftLinks } from "./gift-links.ts"
import { findGiftOrder, hasOrder } from "./order-papers.ts"
import { addPass, type Pass } from "./paper-passes.ts"
import { giftLinkOf, pressCookie } from "./paper-links.ts"
import { CurrentCaller, CurrentSession, currentSession } from "../platform/identity/caller.ts"
import { findOwnCart } from "../cart/cart-owner.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { CurrentReply } from "../platform/api/reply.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { fitsInteger } from "../platform/db/values.ts"

type PaperKey = "papers.open" | "gifts.share" | "gifts.withdraw"

/** 404 for other users' papers. */
export const paperHandlers = (publicUrl: string): Pick<Handlers, PaperKey> => ({
  "papers.open": Effect.fn("papers.open")(function* ({ body: { url } }) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    const paper = readPaper(url)
    const subject = paper === null ? yield* noSuchPaper : yield* paper.kind === "stone" ? stoneOf(paper) : orderOf(paper)
    yield* countTry(limits.papers, subject.owner)
    const token = newToken()
    const seconds = pressLinkLimits.minutes * 60
    yield* addPass("press", { tokenHash: fingerprint(token), ...subject, seconds, uses: pressLinkLimits.uses })
    const { setCookie } = yield* CurrentReply
    setCookie(pressCookie(token, url, publicUrl))
    return { url, minutes: pressLinkLimits.minutes }
  }),

  "gifts.share": Effect.fn("gifts.share")(function* ({ params: { number } }) {
    yield* requireGiftOrder(number)
    const token = newToken()
    if (!(yield* addGiftLink(number, fingerprint(token), maxReceiverLinks))) return yield* noMoreLinks
    return { receiverLink: giftLinkOf(token, publicUrl) }
  }),

  "gifts.withdraw": Effect.fn("gifts.withdraw")(function* ({ params: { number } }) {
    yield* requireGiftOrder(number)
    yield* withdrawGiftLinks(number)
    return { isShared: false }
  })
})

type OwnPaper = Pick<Pass, "of" | "paper" | "sessionHash"> & { readonly owner: string }

const orderOf = Effect.fnUntraced(function* (paper: Paper) {
  const { tokenHash, user } = yield* currentSession
  const number = Number(paper.id)
  const isOwnOrder = paper.kind === "receipt" && fitsInteger(number) && (yield* hasOrder(number, user.id))
  const orderId = paper.kind === "gift" ? yield* findGiftOrder(paper.id, user.id) : isOwnOrder ? number : null
  if (orderId === null) return yield* noSuchPaper
  return { paper, of: { orderId }, sessionHash: tokenHash, owner: ownerName({ userId: user.id }) } satisfies OwnPaper
})

const stoneOf = Effect.fnUntraced(function* (paper: Paper) {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  const cartId = yield* findOwnCart
  if (cartId === null || (yield* findCertificate(cartId, Number(paper.id))) === null) return yield* noSuchPaper
  const owner = session === null ? ownerName({ guestId: saleUserId ?? "" }) : ownerName({ userId: session.user.id })
  return { paper, of: { cartId }, sessionHash: session?.tokenHash ?? null, owner } satisfies OwnPaper
})

const requireGiftOrder = Effect.fnUntraced(function* (number: string) {
  const { user } = yield* currentSession
  yield* countTry(limits.papers, ownerName({ userId: user.id }))
  if ((yield* findGiftOrder(number, user.id)) === null) return yield* notFound("Такого сертификата нет")
})

const noSuchPaper = notFound("Такого документа нет")
const noMoreLinks = refuseCall(409, "Срок сертификата вышел или ссылок уже слишком много. Отзовите прежние и создайте новую")
