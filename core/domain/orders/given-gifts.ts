import type { Gift } from "../cart/gift-schema.ts"
import { giftText } from "../cart/gift-text.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { formatDay, momentOf } from "../text/days.ts"
import { plural } from "../text/plural.ts"

/** `sentAt` is the time of the letter, `isLost` when sending may have failed. */
export type GivenGift = Gift & { readonly sentAt: string | null; readonly isLost: boolean }

/** Tells gifts of one nominal apart. */
export const giftName = (name: string, recipient: string | undefined): string =>
  recipient === undefined ? name : `${name}, кому: ${recipient}`

type MailedGift = {
  readonly delivery: { readonly code: OrderDeliveryMethod; readonly address: string }
  readonly items: ReadonlyArray<{ readonly quantity: number; readonly returned: number; readonly gift: GivenGift | null }>
}

/** Something is for the buyer. */
export const hasBuyersItems = ({ items }: MailedGift): boolean => items.some(({ gift }) => gift === null)
export const hasGifts = ({ items }: MailedGift): boolean => items.some(({ gift }) => gift !== null)

/** `isOff`: the gift was returned, or its order cancelled. */
export const givenGiftText = (gift: GivenGift, isOff: boolean): string => {
  const { email, isLost, recipient, sentAt, way } = gift
  if (isOff && way === "email" && sentAt === null) return `Кому: ${recipient}. Подарок отменён, письма не будет`
  if (isLost) return `Кому: ${recipient}. Письмо на ${email ?? ""} могло не дойти: отправьте ссылку сами`
  if (sentAt === null) return giftText(gift)
  const { day, time } = momentOf(sentAt)
  return `Кому: ${recipient}. Письмо отправлено на ${email ?? ""} ${formatDay(day)} в ${time} по Москве`
}

/** Gifts of a paid order; returned ones are left out. */
export const givenGiftsText = ({ items }: MailedGift): string => {
  const giftItems = items.filter(({ gift, quantity, returned }) => gift !== null && returned < quantity)
  if (giftItems.length === 0) return ""
  const gifts = giftItems.flatMap(({ gift }) => (gift === null ? [] : [gift]))
  const count = giftItems.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
  const paid = count === 1 ? "Подарок оплачен" : "Подарки оплачены"
  const receiver = plural(gifts.length, ["получателю", "получателям", "получателям"])
  if (gifts.some(({ isLost }) => isLost)) return `${paid}, но письмо ${receiver} могло не дойти: отправьте ссылку сами.`
  if (gifts.every(({ sentAt }) => sentAt !== null)) return `${paid} и ${count === 1 ? "отправлен" : "отправлены"} ${receiver}.`
  return `${paid} и ${count === 1 ? "придёт" : "придут"} ${receiver}, как вы выбрали.`
}

/** E-mailed gifts go to their recipients, all else to the address of the order. */
export const destinationOf = (order: MailedGift): string => {
  const { address, code } = order.delivery
  if (code !== "email") return address
  const mailboxes = order.items.map(({ gift }) => gift?.email ?? address)
  return [...new Set(mailboxes)].join(", ")
}

/** The contact of an order of gifts receives nothing of it. */
export const contactTitle = (order: MailedGift): string =>
  order.delivery.code === "email" && !hasBuyersItems(order) ? "Покупатель" : "Получатель"
