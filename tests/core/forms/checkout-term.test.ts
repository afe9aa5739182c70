import { expect, test } from "vitest"
import { courierTo } from "../../../core/forms/checkout-term.ts"
import { otherAddress } from "../../../core/forms/checkout.ts"

const typed = (settlement: string, street: string) =>
  courierTo({ offer: null, delivery: null, values: { addressId: otherAddress, country: "RU", settlement, street } })

test("a settlement being typed is not a destination until it has a street", () => {
  expect([typed("Моск", ""), typed("", "")]).toEqual([null, null])
  expect(typed("Москва", "улица Петровка")).toEqual({ country: "RU", settlement: "Москва" })
})
