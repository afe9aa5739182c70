// @vitest-environment jsdom
import { sectionsOf } from "../../../core/domain/cart/cart-sections.ts"
import { beforeAll } from "vitest"
import type { Vouchers } from "../../../core/domain/orders/vouchers.ts"
import { Unreachable } from "../../../core/services/ports/api.ts"
import { CheckoutAnswer } from "../../../view/checkout/checkout-answer.tsx"
import { ConfirmButton } from "../../../view/checkout/checkout-summary.tsx"
import { SummaryEdit } from "../../../view/checkout/summary-edit.tsx"
import { CheckoutScreen } from "../../../view/screens/checkout-screen.tsx"
import { cartRing } from "../../support/samples/cart.ts"
import { checkoutOffer, filledCheckout } from "../../support/samples/checkout.ts"
import type { Answers } from "../../support/server/wire.ts"
import { checkoutShop } from "../../support/view/checkout-shop.ts"
import { choose, leave, press, select, submit, testControls, tick, type } from "../../support/view/controls.ts"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"

/** Parts that the view loads on first render. */
beforeAll(() =>
  Promise.all([
    import("../../../view/checkout/checkout-page.tsx"),
    import("../../../view/checkout/parcel-choice.tsx"),
    import("../../../view/checkout/points-map.tsx")
  ])
)

type Checkout = Awaited<ReturnType<typeof checkoutShop>>["checkout"]
type Command = Parameters<Checkout["send"]>[0]

const inMoscow = checkoutOffer.addresses.map((address) => ({ ...address, settlement: "Москва", street: "улица Петровка" }))
const vouchers: Vouchers = {
  promotion: { code: "ЗИМА", kind: "percent", value: 10, from: 0, until: null, state: "active" },
  certificates: [{ id: 31, ending: "X4K2", balance: 5_000, validUntil: "2029-01-01", state: "fits" }]
}

/** Draws the checkout after these commands. */
const page =
  (commands: ReadonlyArray<Command> = [], answers: Answers = {}) =>
  async () => {
    const shop = await checkoutShop({ "users.addresses": { items: inMoscow, revision: 1 }, "vouchers.list": vouchers, ...answers })
    await shop.until("checkout", ({ context }) => context.offer !== null)
    for (const command of commands) {
      shop.checkout.send(command)
      await shop.until("checkout", (snapshot) => !snapshot.hasTag("looking"))
    }
    shop.send("reference", { type: "reference.require" })
    await shop.until("reference")
    return drawRecorded(shop.root, <CheckoutScreen />)
  }

const change = (field: string, value: string | boolean) => ["checkout", { type: "form.change", field, value }] as const
const next: Command = { type: "checkout.next" }
const deliver = (id: number): ReadonlyArray<Command> => [{ type: "checkout.chooseDelivery", id }]
const retry = ["checkout", { type: "checkout.retry" }] as const

const atRecipient = page([{ type: "checkout.edit", section: "contact" }])
testControls("view/checkout/checkout-section.tsx, view/checkout/checkout-page.tsx, view/forms/form-field.tsx: the recipient", atRecipient, [
  ["Имя и фамилия", type("Мария"), change("name", "Мария")],
  ["Имя и фамилия", leave, ["checkout", { type: "form.leave", field: "name" }]],
  ["Телефон", leave, ["checkout", { type: "form.leave", field: "phone" }]],
  ["E-mail", type("maria@example.ru"), change("email", "maria@example.ru")],
  ["Продолжить", submit, ["checkout", { type: "checkout.next" }]]
])

testControls("view/checkout/delivery-section.tsx, view/checkout/slot-choice.tsx: by courier", page(deliver(1)), [
  ["Изменить: получатель", press, ["checkout", { type: "checkout.edit", section: "contact" }]],
  ["Салон…", choose, ["checkout", { type: "checkout.chooseDelivery", id: 2 }]],
  ["Пункт выдачи…", choose, ["checkout", { type: "checkout.chooseDelivery", id: 3 }]],
  ["Другой адрес", choose, change("addressId", "other")],
  ["Время курьера", select("2026-11-27"), change("slot", "2026-11-27")],
  ["Подарочная упаковка…", tick, change("isGiftWrapped", true)],
  ["Записка в посылку, без цен", type("С праздником"), change("parcelNote", "С праздником")],
  ["Правила доставки", press, opens("deliveryRules")],
  ["Продолжить", submit, ["checkout", { type: "checkout.next" }]]
])

const dayChosen = page([...deliver(1), { type: "form.change", field: "slot", value: "2026-11-27" }])
testControls("view/checkout/slot-choice.tsx: the hours of a day", dayChosen, [
  ["14:00–18:00", choose, change("slot", "2026-11-27 14:00–18:00")],
  ["Время курьера", select(""), change("slot", "")]
])

const addressTyped = page([...deliver(1), { type: "form.change", field: "addressId", value: "other" }])
testControls("view/forms/address-fields.tsx", addressTyped, [
  ["Москва, улица Петровка…", choose, change("addressId", "5")],
  ["Дом", type("7"), change("house", "7")],
  ["Улица", leave, ["checkout", { type: "form.leave", field: "street" }]],
  ["Страна", select("RU"), change("country", "RU")]
])

testControls("view/checkout/place-choice.tsx: in a salon", page(deliver(2)), [
  ["Москва, улица Петровка, 15…", choose, change("pointId", "1")]
])

testControls(
  "view/checkout/place-choice.tsx: at a pickup point",
  page([...deliver(3), { type: "checkout.chooseSettlement", settlement: "Казань" }]),
  [
    ["улица Пушкина, 9…", choose, change("pointId", "8")],
    ["Город", select(""), ["checkout", { type: "checkout.chooseSettlement", settlement: "" }]],
    ["Правила пункта выдачи", press, opens("rulesPoint")]
  ]
)

const offline = new Unreachable({ call: "test", requestId: null, timedOut: false })
testControls("view/checkout/place-choice.tsx: without its places", page(deliver(3), { "checkout.pickupPoints": offline }), [
  ["Повторить", press, retry]
])

const toPayment: ReadonlyArray<Command> = [...deliver(1), next]
testControls("view/checkout/payment-section.tsx", page(toPayment), [
  ["При получении", choose, change("paymentId", "3")],
  ["Картой онлайн", choose, change("paymentId", "1")],
  ["Изменить: получение", press, ["checkout", { type: "checkout.edit", section: "delivery" }]],
  ["Продолжить", submit, ["checkout", { type: "checkout.next" }]]
])

const toConsent: ReadonlyArray<Command> = [...toPayment, { type: "form.change", field: "paymentId", value: "1" }, next]
testControls("view/checkout/checkout-summary.tsx, view/checkout/applied-vouchers.tsx: the agreement", page(toConsent), [
  ["Комментарий к заказу", type("Позвоните"), change("comment", "Позвоните")],
  ["Принимаю условия продажи", tick, change("isAcceptedTerms", true)],
  ["Согласие на обработку персональных данных", tick, change("isAcceptedPrivacy", true)],
  ["Убрать: Промокод ЗИМА", press, ["checkout", { type: "checkout.removeVoucher", certificate: null }]],
  ["Убрать: Сертификат •••• X4K2", press, ["checkout", { type: "checkout.removeVoucher", certificate: 31 }]],
  ["Добавить", press, opens("voucher")],
  ["Проверить остаток", press, opens("giftBalance")],
  ["Изменить", press]
])

/** `CheckoutPage` draws the order button twice: in the summary, and at the foot of a narrow screen. */
const order = async () => {
  const shop = await checkoutShop()
  await shop.until("checkout", ({ context }) => context.offer !== null)
  return drawRecorded(shop.root, <ConfirmButton />)
}
testControls("view/checkout/checkout-summary.tsx: the button that orders", order, [
  ["Оформить заказ", press, ["checkout", { type: "checkout.confirm" }]]
])

const [ringLine] = sectionsOf(checkoutOffer.cart).flatMap(({ items }) => items)
const edited = async () => {
  if (ringLine === undefined) throw new Error("the cart is empty")
  return drawRecorded((await checkoutShop()).root, <SummaryEdit item={ringLine} />)
}
testControls("view/checkout/summary-edit.tsx", edited, [
  [`Отложить: ${cartRing.name}`, press, ["cart", { type: "cart.setAside", id: cartRing.id, isAside: true }]],
  [`Удалить: ${cartRing.name}`, press, ["cart", { type: "cart.remove", ids: [cartRing.id] }]],
  [`Размер: ${cartRing.name}`, select("0-101"), ["cart", { type: "cart.resize", id: cartRing.id, to: "0-101" }]]
])

const lost = async () => {
  const shop = await checkoutShop({ "checkout.deliveries": offline })
  await shop.until("checkout", (snapshot) => snapshot.matches({ order: "failed" }))
  return drawRecorded(shop.root, <CheckoutScreen />)
}
testControls("view/checkout/checkout-page.tsx: without its offer", lost, [["Повторить", press, retry]])

const unanswered = async () => {
  const shop = await checkoutShop({ "orders.place": offline })
  for (const [field, value] of Object.entries(filledCheckout)) shop.checkout.send({ type: "form.change", field, value })
  shop.checkout.send({ type: "checkout.chooseDelivery", id: 1 })
  await shop.until("checkout", (snapshot) => !snapshot.hasTag("looking"))
  shop.checkout.send({ type: "checkout.confirm" })
  await shop.until("checkout", (snapshot) => snapshot.hasTag("unanswered"))
  return drawRecorded(shop.root, <CheckoutAnswer />)
}
testControls("view/checkout/checkout-answer.tsx", unanswered, [["Спросить ещё раз", press, retry]])
