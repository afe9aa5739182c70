import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { startLiveShop, refusalOfCall } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("ordering", () => {
  const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
  const stone = { id: 18, name: "Бриллиант", isReady: false, link: "/diamonds/10248617/", comment: "Номер пакета: 10248617" }

  it("[QO-016] a guest orders, and the form is replaced by thanks with the order number", async () => {
    const sent: Array<unknown> = []
    const submitForm: Calls["submitForm"] = (submission) => {
      sent.push(submission)
      return Promise.resolve(succeeded({ id: 1042 }))
    }
    const { active, form, open } = await startLiveShop({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    const values = { userName: "Анна", email: "anna@example.ru", phone: "+79210000000", agreement: true }
    for (const [field, value] of Object.entries(values)) order.send({ type: "form.change", field, value })
    order.send({ type: "form.submit" })
    await waitFor(order, (snapshot) => !snapshot.hasTag("busy"))
    expect(sent).toEqual([{ form: "order", values: { ...values, way: "quick", idProduct: "17", link: ring.link, comment: ring.comment } }])
    expect(active()).toEqual({ key: "orderSuccess", props: { number: 1042 } })
  })

  it("an incomplete order is not sent and shows an error at each field", async () => {
    const sent: Array<unknown> = []
    const submitForm: Calls["submitForm"] = (submission) => {
      sent.push(submission)
      return Promise.resolve(succeeded({ id: 1042 }))
    }
    const { active, form, open } = await startLiveShop({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    order.send({ type: "form.submit" })
    const required = "Обязательное поле"
    expect(order.getSnapshot().context.errors).toEqual({ userName: required, email: required, phone: required, agreement: required })
    expect([sent, active()?.key]).toEqual([[], "OrderModal"])
  })

  it("[ERRC-027] a refusal disappears when the form changes", async () => {
    const submitForm: Calls["submitForm"] = () => Promise.resolve(refusalOfCall("orders.quick"))
    const { form, open } = await startLiveShop({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    const values = { userName: "Анна", email: "anna@example.ru", phone: "+79210000000", agreement: true }
    for (const [field, value] of Object.entries(values)) order.send({ type: "form.change", field, value })
    order.send({ type: "form.submit" })
    await waitFor(order, (snapshot) => !snapshot.hasTag("busy"))
    expect(order.getSnapshot().context.banner).toBe("Произошла ошибка")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    expect(order.getSnapshot().context.banner).toBeNull()
  })

  it("[QO-018] typed values remain for the next product, and the order is for the open product", async () => {
    const { dialogs, form, logIn, open } = await startLiveShop()
    await logIn()
    open("OrderModal", ring)
    const order = await form("order")
    const known = { userName: "Анна Орлова", email: "anna@example.ru", phone: "+79210000000" }
    expect(order.getSnapshot().context.values).toMatchObject({ ...known, idProduct: "17", way: "quick" })
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    dialogs.send({ type: "dialogs.close" })
    open("orderDiamond", stone)
    expect(order.getSnapshot().context.values).toMatchObject({ userName: "Ольга", idProduct: "18", way: "request", link: stone.link })
  })
})
