import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain, secret } from "../domain/schema/privacy.ts"

/** Not secret. */
const PaperAddress = plain(
  Schema.String.check(Schema.isMaxLength(64), Schema.isPattern(/^\/(?:receipts|gifts|certificates)\/[\w-]{1,32}\.pdf$/))
)

/**
 * Gives access to a paper for `minutes`, by an HttpOnly cookie limited to its path: to the caller's receipt or gift certificate and, for guests
 * too, to the certificate of a stone in the cart.
 */
export const openPaper = endpoint({
  key: "papers.open",
  summary: "Пропуск к документу: чек, подарочный сертификат, сертификат бриллианта",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/papers/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({ url: PaperAddress }),
  answer: Schema.Struct({ url: PaperAddress, minutes: Schema.Int }),
  refusals: [401, 404, 429]
})

const link = {
  access: "user",
  base: "/api/v2",
  path: "/gift-certificates/{number}/link/",
  params: Schema.Struct({ number: secret(Schema.String.check(Schema.isPattern(/^G-[2-9A-Z]{4}-[2-9A-Z]{4}$/))) }),
  query: Nothing,
  body: Nothing
} as const

/** Link for anyone who has it, valid as long as the certificate. Secret and returned once: the client only copies it to the clipboard. */
export const shareGift = endpoint({
  ...link,
  key: "gifts.share",
  summary: "Ссылка на подарочный сертификат для получателя",
  method: "POST",
  answer: Schema.Struct({ receiverLink: secret(Schema.String) }),
  refusals: [401, 404, 409, 429]
})

/** Revokes all recipient links, those in letters too; idempotent. */
export const withdrawGift = endpoint({
  ...link,
  key: "gifts.withdraw",
  summary: "Отзыв ссылок на подарочный сертификат",
  method: "DELETE",
  answer: Schema.Struct({ isShared: Schema.Boolean }),
  refusals: [401, 404, 429]
})
