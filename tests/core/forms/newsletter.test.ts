import { describe, expect, it } from "vitest"
import { newsletterForm } from "../../../core/forms/newsletter.ts"

const { check } = newsletterForm

describe("a subscription", () => {
  it("requires an address", () => {
    expect(["", "   "].map((email) => check({ email, accept: true }))).toEqual([
      { email: "Обязательное поле" },
      { email: "Обязательное поле" }
    ])
  })

  it("requires a valid address", () => {
    const bad = ["anna", "anna@", "anna@example", "@example.ru", "an na@example.ru", `${"a".repeat(250)}@example.ru`]
    for (const email of bad) expect(check({ email, accept: true })).toEqual({ email: "Некорректный адрес" })
  })

  it("is not sent without consent", () => {
    expect(Object.keys(check({ email: "anna@example.ru", accept: false }))).toEqual(["accept"])
  })

  it("is sent with an address and consent, and trims the address", () => {
    expect(check({ email: " anna@example.ru ", accept: true })).toEqual({})
  })
})
