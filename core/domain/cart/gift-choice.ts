import { formatPrice } from "../text/money.ts"
import { cartId } from "./cart-ids.ts"
import { cartTexts, quantityMostOf } from "./cart-limits.ts"

/** A gift certificate as it is offered: of its price, or of any amount between two, in steps. */
export type GiftOffer = {
  readonly id: number
  readonly price: number | null
  readonly amounts: { readonly least: number; readonly most: number; readonly step: number } | null
  readonly maxQuantity: number | null
  readonly previews: ReadonlyArray<string>
}

/** What stands in the form, as it is written there and in the address. */
export type GiftFields = { readonly card: number; readonly amount: string; readonly design: number; readonly quantity: string }

export type GiftErrors = { readonly amount?: string; readonly quantity?: string }

/** What the form holds and what is right of it; `amount` and `quantity` are `null` where nothing can be ordered of what is written. */
export type GiftChoice<O extends GiftOffer = GiftOffer> = {
  readonly offer: O
  readonly fields: GiftFields
  readonly amount: number | null
  readonly quantity: number | null
  /** How many one order takes (CERT-003). */
  readonly most: number
  readonly errors: GiftErrors
}

export const giftCardsPath = "/giftcards/"

/** What an address chooses of the certificates that are offered; what it does not say is as usual, what it says wrong is said in words. */
export const readGift = <O extends GiftOffer>(offers: readonly [O, ...ReadonlyArray<O>], search: string): GiftChoice<O> => {
  const query = new URLSearchParams(search)
  const asked = Number(query.get("card"))
  const offer = offers.find(({ id }) => id === asked) ?? offers[Math.min(usual, offers.length - 1)] ?? offers[0]
  const written = query.get("amount")
  const design = Number(query.get("design") ?? 0)
  const fields = {
    card: offer.id,
    amount: written ?? "",
    design: offer.previews[design] === undefined ? 0 : design,
    quantity: query.get("quantity") ?? "1"
  }
  const most = quantityMostOf(true, offer.maxQuantity)
  const amountError = offer.amounts === null || written === null ? undefined : wrongAmount(written, offer.amounts)
  const quantityError = wrongQuantity(fields.quantity, most)
  return {
    offer,
    fields,
    amount: offer.amounts === null ? offer.price : amountError === undefined && written !== null ? readAmount(written) : null,
    quantity: quantityError === undefined ? Number(fields.quantity) : null,
    most,
    errors: {
      ...(amountError !== undefined && { amount: amountError }),
      ...(quantityError !== undefined && { quantity: quantityError })
    }
  }
}

/** The address of a choice; an amount stands in it only beside a certificate of any amount. */
export const giftAddress = ({ amount, card, design, quantity }: GiftFields, isOfAnyAmount: boolean): string => {
  const query = new URLSearchParams({
    card: String(card),
    ...(isOfAnyAmount && { amount: amount.trim() }),
    ...(design > 0 && { design: String(design) }),
    ...(quantity.trim() !== "1" && { quantity: quantity.trim() })
  })
  return `${giftCardsPath}?${query.toString()}`
}

/** What is put into the cart, where all of the choice is right (CERT-002, CERT-005). */
export const giftLine = ({ amount, fields, offer, quantity }: GiftChoice) =>
  amount === null || quantity === null
    ? null
    : { id: cartId({ type: "certificate", product: offer.id, amount, design: fields.design, gift: 0 }), quantity, price: amount }

/** The certificate that is chosen at first. */
const usual = 2

/** `45 000 ₽` is read as it is written. */
const readAmount = (written: string): number => {
  const digits = written.replaceAll(/[\s\u00A0]|₽$|руб\.?$/g, "")
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

const wrongAmount = (written: string, { least, most, step }: NonNullable<GiftOffer["amounts"]>): string | undefined => {
  const between = `от ${formatPrice(least)} до ${formatPrice(most)}`
  const amount = readAmount(written)
  if (written.trim() === "") return `Укажите сумму ${between}`
  if (Number.isNaN(amount)) return `Укажите сумму цифрами, ${between}`
  if (amount < least || amount > most) return `Сумма сертификата ${between}`
  if (amount % step === 0) return undefined
  const below = amount - (amount % step)
  return `Сумма кратна ${formatPrice(step)}: например, ${formatPrice(below)} или ${formatPrice(Math.min(below + step, most))}`
}

const wrongQuantity = (written: string, most: number): string | undefined => {
  if (!/^[1-9]\d{0,3}$/.test(written.trim())) return cartTexts.quantity
  return Number(written) > most ? cartTexts.tooMany(most) : undefined
}
