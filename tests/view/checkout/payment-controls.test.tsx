// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Calls } from "../../../app/calls.ts"
import { PayScreen } from "../../../view/screens/pay-screen.tsx"
import { SuccessScreen } from "../../../view/screens/success-screen.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { openPayment } from "../../support/samples/checkout.ts"
import { choose, press, testControls } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

const search = "?orderId=100001"

const paying = (answers: Partial<Calls>) => async () => {
  const shop = await shopAt(`/cart/pay${search}`, answers, { auth: "stored" })
  return drawRecorded(shop.root, <PayScreen search={search} />)
}

testControls("view/screens/pay-screen.tsx", paying({ startPayment: () => Promise.resolve(succeeded(openPayment)) }), [
  ["Оплатить 1 289 000 ₽", press, ["payment", { type: "payment.settle", outcome: "paid" }]],
  ["Отклонить оплату", press, ["payment", { type: "payment.settle", outcome: "declined" }]]
])

testControls("view/screens/pay-screen.tsx: without an answer", paying({ startPayment: () => Promise.resolve(unreachable) }), [
  ["Попробовать ещё раз", press, ["payment", { type: "payment.retry" }]]
])

const declined = { ...openPayment, state: "declined" as const, payment: null }
const showsDeclined = (changes: object = {}) => paying({ startPayment: () => Promise.resolve(succeeded({ ...declined, ...changes })) })

const withMethods = async () => {
  const view = await showsDeclined()()
  await screen.findAllByRole("radio")
  return view
}

testControls("view/screens/pay-screen.tsx, view/checkout/method-choice.tsx", withMethods, [
  ["Попробовать ещё раз", press, ["payment", { type: "payment.retry" }]],
  ["При получении…", choose, ["payment", { type: "payment.chooseMethod", method: "receipt" }]]
])

const withChosen =
  (method: "card" | "sbp" | "receipt", changes: object = {}) =>
  async () => {
    const shop = await shopAt(
      `/cart/pay${search}`,
      { startPayment: () => Promise.resolve(succeeded({ ...declined, ...changes })) },
      { auth: "stored" }
    )
    const view = await drawRecorded(shop.root, <PayScreen search={search} />)
    await screen.findAllByRole("radio")
    act(() => shop.send("payment", { type: "payment.chooseMethod", method }))
    return view
  }

testControls("view/screens/pay-screen.tsx: another online method is chosen", withChosen("sbp"), [
  ["Оплатить через СБП", press, ["payment", { type: "payment.changeMethod", method: "sbp" }]]
])

testControls("view/screens/pay-screen.tsx: payment on receipt is chosen", withChosen("receipt"), [
  ["Оплатить при получении", press, ["payment", { type: "payment.changeMethod", method: "receipt" }]]
])

testControls("view/screens/pay-screen.tsx: a card is chosen again", withChosen("card", { way: "sbp" }), [
  ["Оплатить картой", press, ["payment", { type: "payment.changeMethod", method: "card" }]]
])

it("offers the methods that suit the order, with the current one chosen", async () => {
  await showsDeclined({ methods: ["card", "sbp"] })()
  const group = await screen.findByRole("group", { name: exactText("Способ оплаты") })
  const radios = within(group).getAllByRole<HTMLInputElement>("radio")
  expect(radios.map(({ checked, value }) => [value, checked])).toEqual([
    ["card", true],
    ["sbp", false]
  ])
  cleanup()
})

it("has nothing to choose where only the current method suits", async () => {
  await showsDeclined({ methods: ["card"] })()
  expect(await screen.findByRole("button", { name: exactText("Попробовать ещё раз") })).toBeDefined()
  expect(screen.queryByRole("radio")).toBeNull()
  cleanup()
})

it("says that payment on receipt needs a passport, only where the change makes it necessary", async () => {
  await withChosen("receipt", { purchase: { jewelry: 90_000, hasDiamonds: false } })()
  expect(screen.getByText(/^Если будете платить наличными/)).toBeDefined()
  cleanup()
  await withChosen("sbp", { purchase: { jewelry: 90_000, hasDiamonds: false } })()
  expect(screen.queryByText(/паспорт/)).toBeNull()
  cleanup()
  await withChosen("receipt", { purchase: { jewelry: 0, hasDiamonds: true } })()
  expect(screen.queryByText(/паспорт/)).toBeNull()
  cleanup()
})

it("shows a refusal beside the choice, and loses nothing", async () => {
  const message = "Начатая оплата ещё не завершилась"
  const shop = await shopAt(
    `/cart/pay${search}`,
    {
      startPayment: () => Promise.resolve(succeeded(declined)),
      changePaymentMethod: () =>
        Promise.resolve(failed({ _tag: "Refused", call: "payments.change", requestId: null, status: 409, message, errors: {} }))
    },
    { auth: "stored" }
  )
  await drawRecorded(shop.root, <PayScreen search={search} />)
  await screen.findAllByRole("radio")
  act(() => shop.send("payment", { type: "payment.chooseMethod", method: "receipt" }))
  act(() => shop.send("payment", { type: "payment.changeMethod", method: "receipt" }))
  await act(() => shop.until("payment", (snapshot) => snapshot.context.message !== ""))
  expect(screen.getByText(exactText(`${message}.`))).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe("receipt")
  expect(screen.getByRole("button", { name: exactText("Оплатить при получении") })).toBeDefined()
  cleanup()
})

const placed = async () => {
  const shop = await shopAt(`/cart/success${search}`, { loadOrder: () => Promise.resolve(unreachable) }, { auth: "stored" })
  return drawRecorded(shop.root, <SuccessScreen search={search} />)
}

testControls("view/screens/success-screen.tsx", placed, [["Повторить", press, ["placedOrder", { type: "placedOrder.retry" }]]])

it("requests the order of the address", async () => {
  expect((await placed()).sentWhenDrawn).toEqual([["placedOrder", { type: "placedOrder.show", orderId: 100_001 }]])
  expect((await paying({})()).sentWhenDrawn).toEqual([["payment", { type: "payment.show", orderId: 100_001 }]])
})

it("after a declined payment says until when the order is held, and lets the visitor pay later", async () => {
  const shop = await shopAt(
    `/cart/pay${search}`,
    {
      startPayment: () => Promise.resolve(succeeded(openPayment)),
      settlePayment: () => Promise.resolve(succeeded(declined))
    },
    { auth: "stored" }
  )
  await drawRecorded(shop.root, <PayScreen search={search} />)
  shop.send("payment", { type: "payment.settle", outcome: "declined" })
  await act(() => shop.until("payment", (snapshot) => snapshot.matches("declined")))
  expect(screen.getByText(exactText("Заказ закреплён за вами до 14:00 по московскому времени."))).toBeDefined()
  expect(screen.getByRole("link", { name: exactText("Оплатить позже") }).getAttribute("href")).toBe("/cart/success?orderId=100001")
})

it("has no links about goods for an order of certificates", async () => {
  const linksOf = async (hasOnlyCertificates: boolean) => {
    const payment = { ...openPayment, hasOnlyCertificates }
    await paying({ startPayment: () => Promise.resolve(succeeded(payment)) })()
    const list = await screen.findByRole("list", { name: exactText("За что отвечает дом") })
    const found = within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"))
    cleanup()
    return found
  }
  const ofCertificates = await linksOf(true)
  expect(ofCertificates).toEqual(["/returns", "/customer-service/payment-and-shipping"])
  expect(await linksOf(false)).toEqual([...ofCertificates, "/customer-service/warranty", "/customer-service/certification"])
})

it("an order paid on receipt does not say that it is paid", async () => {
  await paying({ startPayment: () => Promise.resolve(succeeded({ ...openPayment, state: "onReceipt", canPay: false, payment: null })) })()
  expect(await screen.findByText(exactText("Вы оплатите заказ, когда осмотрите его."))).toBeTruthy()
  cleanup()
})
