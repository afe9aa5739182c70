import type { Delivery, Payment, PlacedOrder, SelfPickup } from "../../core/contract/checkout.ts"
import type { OrderPayment } from "../../core/contract/order-payment.ts"
import type { Values } from "../../core/domain/form.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../core/services/checkout.ts"
import { cartOf, cartRing } from "./cart.ts"

const deliveries: ReadonlyArray<Delivery> = [
  { id: 1, code: "courier", name: "Курьер с охраной", price: 0, days: { least: 2, most: 5 }, note: "" },
  { id: 2, code: "self-pickup", name: "Салон", price: 0, days: { least: 1, most: 1 }, note: "" },
  { id: 3, code: "pickup-point", name: "Пункт выдачи", price: 500, days: { least: 2, most: 7 }, note: "" }
]

/** A ring to order, three ways of delivery and one address. */
export const checkoutOffer: CheckoutOffer = {
  cart: cartOf({ jewelries: [cartRing], totalAmount: 1_289_000, totalAmountWithoutEngraving: 1_289_000, totalCount: 1 }),
  deliveries,
  addresses: [
    {
      id: 5,
      country: "RU",
      settlement: "Мирный",
      street: "улица Тихонова",
      house: "4",
      building: null,
      flat: "12",
      isDefault: true
    }
  ]
}

export const checkoutShop: SelfPickup = {
  id: 3,
  name: "Салон «Грань»",
  settlement: "Москва",
  address: "Петровка, 12",
  hours: "Ежедневно 10:00–22:00",
  phone: "8 800 000-00-00",
  latitude: 55.76,
  longitude: 37.61,
  directions: null
}

const payments: ReadonlyArray<Payment> = [
  { id: 1, code: "card", name: "Картой онлайн", note: "", isOnline: true },
  { id: 3, code: "receipt", name: "При получении", note: "", isOnline: false }
]

export const courierOffer: DeliveryOffer = { payments, places: [], settlements: [] }
export const shopOffer: DeliveryOffer = { payments, places: [checkoutShop], settlements: [] }
export const pointOffer: DeliveryOffer = {
  payments: payments.slice(0, 1),
  places: [],
  settlements: [{ name: "Казань", region: null, count: 4, latitude: 55.8, longitude: 49.1 }]
}

/** All that is asked for: by courier to the known address, paid by card. */
export const filledCheckout: Values = {
  name: "Анна Орлова",
  phone: "+79210000000",
  email: "anna@example.ru",
  way: "courier",
  deliveryId: "1",
  addressId: "5",
  paymentId: "1",
  comment: "",
  isAcceptedTerms: true,
  isAcceptedPrivacy: true
}

export const placedOrder: PlacedOrder = {
  id: 100_001,
  number: "100001",
  orderStatus: "new",
  paymentState: "waiting",
  total: 1_289_000,
  next: "/cart/pay?orderId=100001"
}

/** A payment that is under way at the embedded provider. */
export const openPayment: OrderPayment = {
  orderId: 100_001,
  number: "100001",
  total: 1_289_000,
  way: "card",
  state: "waiting",
  orderStatus: "new",
  heldUntil: "2026-11-22T11:00:00.000Z",
  canPay: true,
  payment: { id: "payment-0001", url: null }
}
