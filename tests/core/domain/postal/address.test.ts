import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressLine, addressWords, withOneDefault } from "../../../../core/domain/postal/address.ts"

const flags = (...defaults: ReadonlyArray<boolean>) =>
  defaults.map((isDefault, index) => ({
    id: index,
    country: "RU",
    settlement: "Мирный",
    street: "улица Тихонова",
    house: "4",
    building: null,
    flat: null,
    isDefault
  }))
const defaultsOf = (...defaults: ReadonlyArray<boolean>) =>
  withOneDefault(flags(...defaults)).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))

describe("an address", () => {
  it("is written in one line", () => {
    const [address] = flags(true)
    if (address === undefined) throw new Error("no address")
    expect(addressLine(address)).toBe("Мирный, улица Тихонова, д.\u00A04")
    expect(addressLine({ ...address, building: "2", flat: "15" })).toBe("Мирный, улица Тихонова, д.\u00A04, корп.\u00A02, кв.\u00A015")
  })

  it("[ADDR-005] is the default if it was marked last, else if it is the first", () => {
    expect(defaultsOf(false, true, false)).toEqual([1])
    expect(defaultsOf(true, false, true)).toEqual([2])
    expect(defaultsOf(false, false)).toEqual([0])
    expect(defaultsOf()).toEqual([])
  })
})

describe("a typed address", () => {
  it("is parsed without its place types", () => {
    expect(addressWords("г. Орёл, ул. Ленина,  Ленина")).toEqual(["орел", "ленина"])
    expect(addressWords("Ростов-на-Дону, 1-я линия")).toEqual(["ростов", "на", "дону", "1", "я"])
  })

  it("is parsed in linear time for any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const word of addressWords(text)) expect(word).toMatch(/^[\da-zа-я]+$/)
      })
    )
  })
})
