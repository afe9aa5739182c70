import { describe, expect, it } from "vitest"
import { askedText, hintOptions } from "../../../../core/domain/postal/address-hints.ts"

const place = (settlement: string, street: string | null = null, house: string | null = null) => ({
  value: [settlement, street, house].filter((part) => part !== null).join(", "),
  settlement,
  street,
  house
})

describe("the search for suggestions", () => {
  it.each([
    ["settlement", "моск", "", "моск"],
    ["street", "твер", "Москва", "Москва, твер"],
    ["street", "твер", " ", "твер"],
    ["street", " ", "Москва", " "]
  ] as const)("at the %s, with «%s» typed there and the settlement «%s», is «%s»", (part, typed, settlement, asked) => {
    expect(askedText(part, typed, settlement)).toBe(asked)
  })
})

describe("the suggestions", () => {
  it("at the settlement are all results, and fill in their known parts", () => {
    expect(hintOptions("settlement", "моск", [place("Москва"), place("Москва", "Тверская улица", "12а")])).toEqual([
      { text: "Москва", fills: { settlement: "Москва" } },
      { text: "Москва, Тверская улица, 12а", fills: { settlement: "Москва", street: "Тверская улица", house: "12а" } }
    ])
  })

  it("fill in the typed building and flat", () => {
    const typed = { ...place("Москва", "Тверская улица", "5"), building: "2", flat: "7" }
    expect(hintOptions("street", "москва", [typed])).toEqual([
      {
        text: "Тверская улица, 5, корп. 2, кв. 7",
        fills: { settlement: "Москва", street: "Тверская улица", house: "5", building: "2", flat: "7" }
      }
    ])
  })

  it("at the street are those of its settlement, without its name", () => {
    const found = [place("Москва"), place("Москва", "Тверская улица"), place("Тверь", "Московская улица")]
    expect(hintOptions("street", "москва", found).map(({ text }) => text)).toEqual(["Тверская улица"])
  })

  it("match a settlement typed without its region, or in other letters", () => {
    const mirny = place("Мирный (Республика Саха (Якутия))", "улица Тихонова")
    expect(hintOptions("street", "г. Мирный", [mirny])).toEqual([
      { text: "улица Тихонова", fills: { settlement: mirny.settlement, street: "улица Тихонова" } }
    ])
    expect(hintOptions("street", "Орел", [place("Орёл", "улица Ленина")])[0]?.text).toBe("улица Ленина")
  })

  it("at the street of an unknown or missing settlement are streets of other places, in full", () => {
    const found = [place("Москва"), place("Москва", "Тверская улица")]
    expect(hintOptions("street", "", found).map(({ text }) => text)).toEqual(["Москва, Тверская улица"])
    expect(hintOptions("street", "спб", found).map(({ text }) => text)).toEqual(["Москва, Тверская улица"])
  })
})
