import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain, secret } from "../domain/schema/privacy.ts"

/** The address of a paper as orders and the cart tell it: it says which paper is meant and is no secret. */
const PaperAddress = plain(
  Schema.String.check(Schema.isMaxLength(64), Schema.isPattern(/^\/(?:receipts|gifts|certificates)\/[\w-]{1,32}\.pdf$/))
)

/**
 * Opens a paper of the caller's in this browser for a few minutes: the receipt of an order, a gift certificate that the caller bought, the certificate of
 * a stone in the cart, a guest's too. The answer is the same address; what opens it is a cookie of that address alone, which no script can read.
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

/**
 * A link for who is given the certificate: it opens it to whoever has it, as long as the certificate is valid. Each is told once and is a secret: the
 * program that asked hands it to the clipboard and keeps it nowhere.
 */
export const shareGift = endpoint({
  ...link,
  key: "gifts.share",
  summary: "Ссылка на подарочный сертификат для получателя",
  method: "POST",
  answer: Schema.Struct({ receiverLink: secret(Schema.String) }),
  refusals: [401, 404, 409, 429]
})

/** Withdraws every link for the receiver, those in letters too; said again it changes nothing. */
export const withdrawGift = endpoint({
  ...link,
  key: "gifts.withdraw",
  summary: "Отзыв ссылок на подарочный сертификат",
  method: "DELETE",
  answer: Schema.Struct({ isShared: Schema.Boolean }),
  refusals: [401, 404, 429]
})
