import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hostOf } from "../../../../core/domain/url/host.ts"
import { internationalDigits, isoDay, phonePlaces, placesOf, typedDay } from "../../../../core/domain/form/mask.ts"

describe("a pattern", () => {
  it("[VAL-006, VAL-007, VAL-008] has tokens for digits, letters and both; other characters are literal", () => {
    expect(placesOf("#S-X")).toEqual([/\d/, /[A-Za-zА-ЯЁа-яё]/, "-", /[\dA-Za-zА-ЯЁа-яё]/])
  })
})

describe("a telephone number", () => {
  it.each([
    ["8 (921) 000-00-00", "79210000000"],
    ["9210000000", "79210000000"],
    ["+7 921 000-00-00", "79210000000"],
    ["+8 10 44 20", "8104420"],
    ["375291234567", "375291234567"],
    ["998901234567", "998901234567"],
    ["", ""]
  ])("%j is dialled %j from anywhere", (typed, digits) => expect(internationalDigits(typed)).toBe(digits))

  it("has a slot for each of its digits, for any number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), (digits) => {
        const places = phonePlaces(`+${digits}`).filter((place) => place instanceof RegExp)
        expect(places.length).toBeGreaterThanOrEqual(digits.length)
      })
    )
  })
})

it("a day is typed in local format, and stored in ISO order", () => {
  expect([typedDay("1990-05-17"), isoDay("17.05.1990"), typedDay("17.05.1990"), isoDay("17.5.90")]).toEqual([
    "17.05.1990",
    "1990-05-17",
    "17.05.1990",
    "17.5.90"
  ])
})

it.each([
  ["https://social.example/gran?a=1", "social.example"],
  ["https://gran.example@evil.example:8080/", "evil.example:8080"],
  ["https://грань.example/", "xn--80af5ak6d.example"],
  ["https://%", "https://%"]
])("the address %s belongs to %s", (url, host) => expect(hostOf(url)).toBe(host))
