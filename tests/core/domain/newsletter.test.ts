import { describe, expect, it } from "vitest"
import { checkSubscription, remainingErrors, toEmail } from "../../../core/domain/newsletter.ts"

describe("a subscription", () => {
  it("[SHL-008] wants an address", () => {
    expect(["", "   "].map((email) => checkSubscription({ email, accept: true }))).toEqual([
      { email: "Обязательное поле" },
      { email: "Обязательное поле" }
    ])
  })

  it("[SHL-008] wants a good address", () => {
    const bad = ["anna", "anna@", "anna@example", "@example.ru", "an na@example.ru", `${"a".repeat(250)}@example.ru`]
    for (const email of bad) expect(checkSubscription({ email, accept: true })).toEqual({ email: "Некорректный адрес" })
  })

  it("[SHL-008] is not sent without consent", () => {
    expect(Object.keys(checkSubscription({ email: "anna@example.ru", accept: false }))).toEqual(["accept"])
  })

  it("is sent with an address and consent, blanks around the address left out", () => {
    expect(checkSubscription({ email: " anna@example.ru ", accept: true })).toEqual({})
    expect(toEmail(" anna@example.ru ")).toBe("anna@example.ru")
  })

  it("keeps an error until its own field changes", () => {
    const errors = { email: "Некорректный адрес", accept: "Отметьте" }
    const before = { email: "anna", accept: false }
    expect(remainingErrors(errors, before, { ...before, email: "anna@" })).toEqual({ accept: "Отметьте" })
    expect(remainingErrors(errors, before, { ...before, accept: true })).toEqual({ email: "Некорректный адрес" })
  })
})
