import { describe, expect, it } from "vitest"
import type { LastDelivery } from "../../../core/contract/checkout.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { checkoutForm, contactValues } from "../../../core/forms/checkout.ts"
import { withLast } from "../../../core/forms/checkout-last.ts"
import { user } from "../../../qa/samples/user.ts"

const fresh = { ...emptyValues(checkoutForm), ...contactValues(user) }
const contact = { name: "Вера Седова", phone: "+79161234567", email: "vera@example.ru" }
const nowhere = { addressId: null, address: null, pointId: null, settlement: null }
const last: LastDelivery = { ...contact, ...nowhere, deliveryId: 3, pointId: 7, settlement: "Казань" }

describe("a checkout after another", () => {
  it("starts with the last recipient and point, and requires payment and consents again", () => {
    expect(withLast(fresh, user, last)).toEqual({ ...fresh, ...contact, deliveryId: "3", pointId: "7", pointsIn: "Казань" })
  })

  it("takes an address of the book, or the typed one", () => {
    expect(withLast(fresh, user, { ...last, ...nowhere, deliveryId: 1, addressId: 5 })).toMatchObject({
      deliveryId: "1",
      addressId: "5",
      pointId: ""
    })
    const address = { country: "RU", settlement: "Мирный", street: "улица Тихонова", house: "4", building: null, flat: "12" }
    expect(withLast(fresh, user, { ...last, ...nowhere, deliveryId: 1, address })).toMatchObject({
      ...{ addressId: "other", settlement: "Мирный", house: "4", building: "", flat: "12" }
    })
  })

  it("preserves a draft: chosen values, and another typed recipient", () => {
    const chosen = { ...fresh, deliveryId: "2" }
    expect(withLast(chosen, user, last)).toBe(chosen)
    expect(withLast({ ...fresh, name: "Ольга" }, user, last)).toMatchObject({ name: "Ольга", email: fresh["email"], deliveryId: "3" })
    expect(withLast(fresh, null, last)).toBe(fresh)
    expect(withLast(fresh, user, null)).toBe(fresh)
  })
})
