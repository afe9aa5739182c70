import { describe, expect, it } from "vitest"
import { emptyValues, openingValues, describeRefusal } from "../../../core/domain/form/form.ts"
import { addressForm, addressBefore, addressValues, addressBody } from "../../../core/forms/address.ts"
import { home, office } from "../../../qa/samples/addresses.ts"

const whole = { ...emptyValues(addressForm), ...addressValues(home) }

describe("the form of an address", () => {
  it("[ADDR-003] has country, settlement, street, house, building, flat and a default flag", () => {
    expect(addressForm.fields.map(({ name }) => name)).toEqual([
      ...["country", "settlement", "street", "house", "building", "flat", "isDefault"],
      ...["isSure", "was"]
    ])
  })

  it("[ADDR-004] requires country, settlement, street and house; building and flat are optional", () => {
    const required = "Обязательное поле"
    expect(addressForm.check({ ...emptyValues(addressForm), settlement: "  " })).toEqual({
      country: required,
      settlement: required,
      street: required,
      house: required
    })
    expect(addressForm.check({ ...whole, building: "", flat: " " })).toEqual({})
  })

  it("sends texts trimmed, and null for empty fields", () => {
    expect(addressBody({ ...whole, street: " Тверская улица ", flat: " ", isDefault: true })).toEqual({
      country: "RU",
      settlement: "Москва",
      street: "Тверская улица",
      house: "12",
      building: null,
      flat: null,
      isDefault: true
    })
  })

  it("starts with the home country, and with the stored values of an edited address", () => {
    expect(openingValues(addressForm, emptyValues(addressForm), addressValues(undefined))).toEqual({
      ...emptyValues(addressForm),
      country: "RU"
    })
    expect(addressBefore(whole)).toEqual(home)
    expect(addressBefore(emptyValues(addressForm))).toBeNull()
  })

  it("preserves a draft of the same address, and starts fresh with another", () => {
    const typed = { ...whole, house: "14" }
    expect(openingValues(addressForm, typed, addressValues(home))["house"]).toBe("14")
    expect(openingValues(addressForm, typed, addressValues(office))).toMatchObject({ house: "28", settlement: "Санкт-Петербург" })
    expect(openingValues(addressForm, typed, addressValues({ ...home, house: "13" }))["house"]).toBe("13")
  })

  it("shows a refusal at its fields, else above them", () => {
    const refused = { _tag: "Refused", status: 422, message: "Можно сохранить не больше 20 адресов", errors: {} } as const
    expect(describeRefusal(addressForm, refused)).toEqual({ banner: refused.message, errors: {} })
    expect(describeRefusal(addressForm, { ...refused, errors: { house: "Нет" } })).toEqual({ banner: null, errors: { house: "Нет" } })
  })
})
