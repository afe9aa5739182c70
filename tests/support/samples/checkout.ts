import { noVouchers } from "../../../core/domain/orders/vouchers.ts"
import type { Delivery, Payment, PlacedOrder } from "../../../core/contract/checkout.ts"
import type { OrderPayment } from "../../../core/contract/order-payment.ts"
import type { Values } from "../../../core/domain/form/form.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../../core/services/checkout/checkout.ts"
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
  now: "2026-11-23T08:00:00.000Z",
  full: [],
  vouchers: noVouchers,
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

const payments: ReadonlyArray<Payment> = [
  { id: 1, code: "card", name: "Картой онлайн", note: "", isOnline: true },
  { id: 3, code: "receipt", name: "При получении", note: "", isOnline: false }
]

export const courierOffer: DeliveryOffer = { payments, places: [], settlements: [] }

/** All required fields: courier to the saved address, payment by card. */
export const filledCheckout: Values = {
  name: "Анна Орлова",
  phone: "+79210000000",
  email: "anna@example.ru",
  way: "courier",
  deliveryId: "1",
  addressId: "5",
  slot: "",
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

/** A payment in progress at the embedded provider. */
export const openPayment: OrderPayment = {
  orderId: 100_001,
  number: "100001",
  total: 1_289_000,
  due: 1_289_000,
  coveredBy: 0,
  hasOnlyCertificates: false,
  way: "card",
  methods: ["card", "sbp", "receipt"],
  purchase: { jewelry: 1_289_000, hasDiamonds: false },
  state: "waiting",
  orderStatus: "new",
  heldUntil: "2026-11-22T11:00:00.000Z",
  isHoldOver: false,
  canPay: true,
  payment: { id: "payment-0001", url: null }
}
