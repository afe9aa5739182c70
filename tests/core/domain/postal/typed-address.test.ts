import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedAddresses } from "../../../../core/domain/postal/typed-address.ts"
import { addressWords } from "../../../../core/domain/postal/address.ts"

const read = (text: string) => {
  const last = typedAddresses(text).at(-1)
  return last === undefined ? [] : [addressWords(last.place).join(" "), last.house, last.building, last.flat]
}

describe("an address in one line", () => {
  it.each([
    ["Ленинский пр-т 5", "ленинский", "5", null, null],
    ["Тверская 5к2", "тверская", "5", "2", null],
    ["Тверская, дом 5, кв 7", "тверская", "5", null, "7"],
    ["125009, Москва, Тверская д.12", "москва тверская", "12", null, null],
    ["Тверская 12 стр. 2", "тверская", "12стр2", null, null],
    ["Тверская, д. 12а, корп. 3, кв. 45", "тверская", "12а", "3", "45"],
    ["Тверская 12, 45", "тверская", "12", null, "45"],
    ["Тверская 12/4", "тверская", "12/4", null, null],
    ["ул. 8 Марта д 5", "8 марта", "5", null, null],
    ["спб Невский пр. 28 кв.5", "санкт петербург невский", "28", null, "5"],
    ["мск Арбат 10 офис 3", "москва арбат", "10", null, "3"],
    ["Mосква Tверская", "москва тверская", null, null, null],
    ["1-я Тверская-Ямская 5 корпус 1", "1 я тверская ямская", "5", "1", null]
  ])("«%s» is %s, house %s, building %s, flat %s", (text, place, house, building, flat) => {
    expect(read(text)).toEqual([place, house, building, flat])
  })

  it.each([
    ["Moskva, Tverskaya 12", "москва тверская"],
    ["Nevskiy 28", "невский"],
    ["Nevsky pr-t d 28", "невский"],
    ["Leninskij 5", "ленинский"],
    ["vjcrdf ndthcrfz", "москва тверская"]
  ])("«%s» in Latin letters may be %s", (text, place) => {
    expect(typedAddresses(text).map((each) => addressWords(each.place).join(" "))).toContain(place)
  })

  it("preserves a number that may be part of a name in the first reading", () => {
    expect(typedAddresses("Тверская 12").map(({ house, place }) => [place, house])).toEqual([
      ["тверская 12", null],
      ["тверская", "12"]
    ])
  })

  it("is parsed without errors, for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { place } of typedAddresses(text)) expect(typeof place).toBe("string")
      })
    )
  })
})
