import { shopAt } from "./shop-at.ts"
import { cartOf, cartRing } from "../samples/cart.ts"
import { checkoutOffer, courierOffer, placedOrder } from "../samples/checkout.ts"
import { type Answers, openRealCalls } from "../server/wire.ts"

const place = (id: number, settlement: string, address: string) => ({
  id,
  name: `Место ${id}`,
  settlement,
  address,
  hours: "Ежедневно",
  phone: "8 800 000-00-11"
})
const salons = [place(1, "Москва", "улица Петровка, 15"), place(2, "Мирный", "улица Тихонова, 4")]
const points = [
  { ...place(7, "Казань", "улица Баумана, 3"), region: null, latitude: 55.79, longitude: 49.12 },
  { ...place(8, "Казань", "улица Пушкина, 9"), region: null, latitude: 55.8, longitude: 49.1 }
]
const settlements = [{ name: "Казань", region: null, count: 2, latitude: 55.79, longitude: 49.12 }]
const { deliveries, full, now } = checkoutOffer

/** Opens the checkout of a user with a ring in the cart, over an API with these answers; `sent` records the requests. */
export const checkoutShop = async (more: Answers = {}) => {
  const { calls, sent } = openRealCalls({
    "cart.full": cartOf({ jewelries: [cartRing], totalAmount: 1_289_000, totalAmountWithoutEngraving: 1_289_000, totalCount: 1 }),
    "checkout.deliveries": { items: deliveries, now, full },
    "users.addresses": { items: checkoutOffer.addresses, revision: 1 },
    "vouchers.list": checkoutOffer.vouchers,
    "checkout.payments": { items: courierOffer.payments.slice(0, 1) },
    "checkout.paymentsOf": { items: courierOffer.payments },
    "checkout.selfPickups": { items: salons },
    "checkout.pickupPoints": { items: points, settlements },
    "orders.place": placedOrder,
    ...more
  })
  const { loadCheckout, loadDelivery, placeOrder } = calls
  const shop = await shopAt("/cart/checkout/", { loadCheckout, loadDelivery, placeOrder }, { auth: "stored" })
  const { checkout } = shop.features()
  if (checkout === undefined) throw new Error("there is no checkout")
  return { ...shop, sent, checkout }
}
