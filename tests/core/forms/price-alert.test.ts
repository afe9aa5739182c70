import { describe, expect, it } from "vitest"
import { priceAlertForm } from "../../../core/forms/price-alert.ts"
import { user } from "../../../qa/samples/user.ts"

const values = { code: "10248617", email: " anna@example.ru ", agreement: true }

describe("the request for letters about a stone's price", () => {
  it("sends the address without blanks, the consent and the stone of the dialog", () => {
    expect(priceAlertForm.sentBy.input(values)).toEqual({ body: { code: "10248617", email: "anna@example.ru", agreement: true } })
  })

  it.each([
    [{ email: "" }, ["email"]],
    [{ email: "anna@" }, ["email"]],
    [{ agreement: false }, ["agreement"]],
    [{ email: "", agreement: false }, ["agreement", "email"]],
    [{}, []]
  ])("with %j has errors at %j", (changes, fields) => {
    expect(Object.keys(priceAlertForm.check({ ...values, ...changes })).toSorted()).toEqual(fields)
  })

  it("begins with the address of the account; a guest types one", () => {
    const dialog = { code: "10248617", name: "Бриллиант" }
    expect(priceAlertForm.dialogs.priceAlert(dialog, user)).toEqual({ code: "10248617", email: user.email })
    expect(priceAlertForm.dialogs.priceAlert(dialog, null)).toEqual({ code: "10248617" })
  })

  it("says why it was refused: at the field, or above the button for a sold stone", () => {
    const refusal = {
      _tag: "Refused",
      call: "alerts.ask",
      requestId: null,
      status: 409,
      message: "Этот камень уже купили",
      errors: {}
    } as const
    expect(priceAlertForm.refused(refusal)).toEqual({ banner: "Этот камень уже купили", errors: {} })
    const errors = { email: "Некорректный адрес" }
    expect(priceAlertForm.refused({ ...refusal, status: 422, errors })).toEqual({ banner: null, errors })
    expect(priceAlertForm.refused({ _tag: "LinkGone" }).banner).toMatch(/Адрес остался/)
  })
})
