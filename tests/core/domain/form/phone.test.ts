import { describe, expect, it } from "vitest"
import { organization } from "../../../../core/domain/content/organization.ts"
import { readablePhone, telNumber, unbrokenPhone } from "../../../../core/domain/form/phone.ts"

describe("a number for reading", () => {
  it.each([
    ["+79210000000", "+7 (921) 000-00-00"],
    ["+375170000000", "+375170000000"],
    ["", ""]
  ])("%s is %s", (stored, phone) => {
    expect(readablePhone(stored)).toBe(phone)
  })
})

describe("a number within a line", () => {
  it.each([
    ["+79210000000", "+7\u00A0(921)\u00A0000\u201100\u201100"],
    ["8 800 000-00-11", "8\u00A0800\u00A0000\u201100\u201111"],
    ["+375170000000", "+375170000000"]
  ])("%s does not break", (phone, set) => {
    expect(unbrokenPhone(phone)).toBe(set)
  })
})

describe("a number for dialling", () => {
  it.each([
    ["8 800 000-00-00", "+78000000000"],
    ["+7 (916) 000-12-34", "+79160001234"],
    ["112", "112"],
    ["+375 17 000-00-00", "+375170000000"]
  ])("%s is %s", (phone, number) => {
    expect(telNumber(phone)).toBe(number)
  })

  it("is the shop's own in structured data", () => {
    expect(telNumber(organization.phone)).toBe(organization.phoneInternational.replaceAll("-", ""))
  })
})
