import { describe, expect, it } from "vitest"
import { askedText, hintOptions } from "../../../../core/domain/postal/address-hints.ts"

const place = (settlement: string, street: string | null = null, house: string | null = null) => ({
  value: [settlement, street, house].filter((part) => part !== null).join(", "),
  settlement,
  street,
  house
})

describe("what is asked for", () => {
  it.each([
    ["settlement", "моск", "", "моск"],
    ["street", "твер", "Москва", "Москва, твер"],
    ["street", "твер", " ", "твер"],
    ["street", " ", "Москва", " "]
  ] as const)("at the %s, with «%s» typed there and the settlement «%s», is «%s»", (part, typed, settlement, asked) => {
    expect(askedText(part, typed, settlement)).toBe(asked)
  })
})

describe("what is suggested", () => {
  it("at the settlement is everything that was found, and fills in what it knows", () => {
    expect(hintOptions("settlement", "моск", [place("Москва"), place("Москва", "Тверская улица", "12а")])).toEqual([
      { text: "Москва", fills: { settlement: "Москва" } },
      { text: "Москва, Тверская улица, 12а", fills: { settlement: "Москва", street: "Тверская улица", house: "12а" } }
    ])
  })

  it("fills in the building and the flat that were typed", () => {
    const typed = { ...place("Москва", "Тверская улица", "5"), building: "2", flat: "7" }
    expect(hintOptions("street", "москва", [typed])).toEqual([
      {
        text: "Тверская улица, 5, корп. 2, кв. 7",
        fills: { settlement: "Москва", street: "Тверская улица", house: "5", building: "2", flat: "7" }
      }
    ])
  })

  it("at the street is its settlement's, without its name", () => {
    const found = [place("Москва"), place("Москва", "Тверская улица"), place("Тверь", "Московская улица")]
    expect(hintOptions("street", "москва", found).map(({ text }) => text)).toEqual(["Тверская улица"])
  })

  it("knows a settlement that was typed without its region, and of another letter", () => {
    const mirny = place("Мирный (Республика Саха (Якутия))", "улица Тихонова")
    expect(hintOptions("street", "г. Мирный", [mirny])).toEqual([
      { text: "улица Тихонова", fills: { settlement: mirny.settlement, street: "улица Тихонова" } }
    ])
    expect(hintOptions("street", "Орел", [place("Орёл", "улица Ленина")])[0]?.text).toBe("улица Ленина")
  })

  it("at the street of an unknown or missing settlement are streets of other places, whole", () => {
    const found = [place("Москва"), place("Москва", "Тверская улица")]
    expect(hintOptions("street", "", found).map(({ text }) => text)).toEqual(["Москва, Тверская улица"])
    expect(hintOptions("street", "спб", found).map(({ text }) => text)).toEqual(["Москва, Тверская улица"])
  })
})
