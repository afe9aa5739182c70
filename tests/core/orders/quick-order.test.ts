import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { calls } from "../../../core/contract/calls.ts"
import { orderValues, orderBody } from "../../../core/forms/order.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { visitor } from "../../support/samples/visitor.ts"

describe("an order", () => {
  const ordered = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
  const typed = { userName: "Анна", email: "anna@example.ru", phone: "89210000000", agreement: true }

  it.each([
    ["QO-003", true, "orders.quick", "POST /quick-order/"],
    ["QO-004", false, "orders.request", "POST /order-request/"]
  ] as const)("[%s] of a product that is ready (%s) is the call %s, keyed by its content", async (_, isReady, key, address) => {
    const { asked, run } = visitor({ [key]: { number: 1 } })
    const values = { ...typed, ...orderValues({ ...ordered, isReady }, null) }
    expect(Result.isSuccess(await run(submitForm({ form: "order", values })))).toBe(true)
    expect(asked).toMatchObject([{ call: key, input: { body: orderBody(values) }, isKeyedByContent: true }])
    const { method, path } = await calls[key]()
    expect(`${method} ${path}`).toBe(address)
  })
})
