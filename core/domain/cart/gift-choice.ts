import { formatPrice } from "../text/money.ts"
import { cartId } from "../product/cart-ids.ts"
import { readCartId } from "./read-cart-id.ts"
import { cartTexts, maxQuantityOf } from "./cart-limits.ts"

/** Fixed price, or any amount within a range in steps. */
export type GiftOffer = {
  readonly id: number
  readonly price: number | null
  readonly amounts: { readonly least: number; readonly most: number; readonly step: number } | null
  readonly maxQuantity: number | null
  readonly previews: ReadonlyArray<string>
}

export type GiftFields = { readonly card: number; readonly amount: string; readonly design: number; readonly quantity: string }

export type GiftErrors = { readonly amount?: string; readonly quantity?: string }

/** `amount` and `quantity` are `null` when invalid. */
export type GiftChoice<O extends GiftOffer = GiftOffer> = {
  readonly offer: O
  readonly fields: GiftFields
  readonly amount: number | null
  readonly quantity: number | null
  /** Largest quantity (CERT-003). */
  readonly most: number
  readonly errors: GiftErrors
}

export const giftCardsPath = "/giftcards/"

/** Missing fields get defaults, invalid ones an error. */
export const readGift = <O extends GiftOffer>(offers: readonly [O, ...ReadonlyArray<O>], search: string): GiftChoice<O> => {
  const query = new URLSearchParams(search)
  const cardId = Number(query.get("card"))
  const offer = offers.find(({ id }) => id === cardId) ?? offers[Math.min(preselected, offers.length - 1)] ?? offers[0]
  const written = query.get("amount")
  const design = Number(query.get("design") ?? 0)
  const fields = {
    card: offer.id,
    amount: written ?? "",
    design: offer.previews[design] === undefined ? 0 : design,
    quantity: query.get("quantity") ?? "1"
  }
  const most = maxQuantityOf(true, offer.maxQuantity)
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

/** The address has an amount only for certificates of any amount. */
export const giftAddress = ({ amount, card, design, quantity }: GiftFields, isOfAnyAmount: boolean): string => {
  const query = new URLSearchParams({
    card: String(card),
    ...(isOfAnyAmount && { amount: amount.trim() }),
    ...(design > 0 && { design: String(design) }),
    ...(quantity.trim() !== "1" && { quantity: quantity.trim() })
  })
  return `${giftCardsPath}?${query.toString()}`
}

/** `null` if invalid (CERT-002, CERT-005). */
export const giftLine = ({ amount, fields, offer, quantity }: GiftChoice) =>
  amount === null || quantity === null
    ? null
    : { id: cartId({ type: "certificate", product: offer.id, amount, design: fields.design, gift: 0 }), quantity, price: amount }

/** Tests for a line of the cart with this choice, signed or not. */
export const hasChoice = (lines: ReadonlyArray<string>, search: string): boolean => {
  const query = new URLSearchParams(search)
  const written = query.get("amount")
  return lines
    .map(readCartId)
    .some(
      (line) =>
        line?.type === "certificate" &&
        line.product === Number(query.get("card")) &&
        line.design === Number(query.get("design")) &&
        (written === null || line.amount === readAmount(written))
    )
}

/** Index among the offers. */
const preselected = 2

/** Accepts `45 000 ₽`. */
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
