import { readOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { randomUUID } from "node:crypto"
import type { OrderPayment } from "../../../core/contract/order-payment.ts"
import type { Order } from "../../../core/contract/order-history.ts"
import type { PlacedOrder } from "../../../core/contract/checkout.ts"
import type { Accounts } from "./accounts.ts"
import type { AskedShop } from "../server/server.ts"
import { shopperOf } from "../server/shoppers.ts"

type Refusal = { readonly status: number; readonly message?: string; readonly data: { readonly errors?: Readonly<Record<string, string>> } }
/** Status, message and field errors of a refused order. */
export const refusalOf = ({ data, message = "", status }: Refusal) => ({
  status,
  says: message,
  reason: readOrderRefusal(data.errors ?? {}),
  fields: Object.keys(data.errors ?? {})
})

export const parcel = { country: "RU", settlement: "Мирный", street: "улица Тихонова", house: "4", building: null, flat: "12" }

/** Body of an order; by default with courier and card. */
export const checkoutOf = (total: number, changes: object = {}) => ({
  name: "Анна Петрова",
  phone: "+7 (999) 123-45-67",
  email: "anna@gran.test",
  deliveryId: 1,
  addressId: null,
  address: parcel,
  pointId: null,
  paymentId: 1,
  comment: "",
  isAcceptedTerms: true,
  isAcceptedPrivacy: true,
  total,
  ...changes
})

/** Number of buyers. Each has another network address, because registrations are limited per address. */
let buyers = 0

/** A user who can order: a new one, or that of the token `known`. */
export const buyerOf = async (shop: AskedShop, accounts: Accounts, known?: string) =>
  buyerWith(shop, known ?? (await accounts.register({}, `10.1.${++buyers % 250}.1`)).token)

/** User of a token who can order, at any server. */
export const buyerWith = (shop: AskedShop, token: string) => {
  const shopper = shopperOf(shop, { token })
  const { send } = shopper
  return {
    ...shopper,
    token,
    /** Adds things to the cart. */
    take: async (...ids: ReadonlyArray<string>) => {
      for (const id of ids) await shopper.add(id)
    },
    /** Orders the cart's content for its own sum, unless another is given. */
    order: async (changes: object = {}, key: string = randomUUID()) =>
      send<PlacedOrder & { readonly errors: Readonly<Record<string, string>> }>(
        "POST",
        "/order/",
        checkoutOf("total" in changes ? 0 : (await shopper.cart()).totalAmount, changes),
        key
      ),
    one: (id: number) => send<Order>("GET", `/users/orders/${id}/`),
    cancel: (id: number, key?: string) =>
      send<Order & { readonly errors: Readonly<Record<string, string>> }>("DELETE", `/users/orders/${id}/`, undefined, key),
    payment: (id: number) => send<OrderPayment>("GET", `/order/payment/${id}`),
    /** Starts the payment and returns its id at the provider. */
    startPayment: async (id: number) => {
      const { data } = await send<OrderPayment>("POST", `/order/payment/${id}`)
      return data.payment?.id ?? ""
    },
    changeMethod: (id: number, method: string) =>
      send<OrderPayment & { readonly errors: Readonly<Record<string, string>> }>("PATCH", `/order/payment/${id}`, { method }),
    settle: (paymentId: string, outcome: "paid" | "declined", notice: "now" | "late" | "twice" | "never" = "now") =>
      send("POST", `/test-payments/${paymentId}/`, { outcome, notice })
  }
}
