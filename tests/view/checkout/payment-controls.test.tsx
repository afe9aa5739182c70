// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Calls } from "../../../app/calls.ts"
import { PayScreen } from "../../../view/screens/pay-screen.tsx"
import { SuccessScreen } from "../../../view/screens/success-screen.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { openPayment } from "../../support/samples/checkout.ts"
import { press, testControls } from "../../support/view/controls.ts"
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
      settlePayment: () => Promise.resolve(succeeded({ ...openPayment, state: "declined" }))
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
