import type { Order } from "../../core/contract/order-history.ts"

/** Stands for a typed text. */
const hidden = "…"

/**
 * Order for a letter to an address that its account has not confirmed: without texts that the buyer typed, because strangers could send them to anyone.
 * The courier's address becomes empty.
 */
export const withoutTypedTexts = (order: Order): Order => ({
  ...order,
  delivery: order.delivery.code === "courier" ? { ...order.delivery, address: "" } : order.delivery,
  parcel: { ...order.parcel, parcelNote: null },
  items: order.items.map((item) => ({
    ...item,
    engraving: item.engraving === null ? null : { ...item.engraving, text: hidden },
    gift: item.gift === null ? null : { ...item.gift, recipient: hidden, sender: hidden, words: hidden, email: hidden }
  })),
  cares: order.cares.map((care) => ({ ...care, careReason: "" }))
})

export const hiddenTextsNote = "Почта в заказе не подтверждена, поэтому то, что вы вписали сами, видно только на странице заказа."

export const hasTypedTexts = (order: Order): boolean => JSON.stringify(order) !== JSON.stringify(withoutTypedTexts(order))
