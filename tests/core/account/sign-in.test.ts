import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { readStored } from "../../../core/services/forms/read-stored.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { user } from "../../../qa/samples/user.ts"
import { tagOf, visitor } from "../../support/samples/visitor.ts"

describe("a login", () => {
  const values = { email: " anna@example.ru " }

  it("[FORM-004] sends exactly e-mail and password, and stores the token of the answer", async () => {
    const { asked, ids, run, type } = visitor({ "session.logIn": { token: "t0ken", user } })
    type("login", { password: "hunter2" })
    const result = await run(submitForm({ form: "login", values }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([
      ["POST /session/", { email: "anna@example.ru", password: "hunter2" }]
    ])
    expect(ids().token).toBe("t0ken")
    expect(Result.isSuccess(result) && result.success).toEqual({ user })
  })

  it.each([{ user }, { user, token: null }, { user, token: "" }])("[ERRC-007] without a token fails and stores nothing", async (answer) => {
    const { ids, run, type } = visitor({ "session.logIn": answer })
    type("login", { password: "hunter2" })
    const result = await run(submitForm({ form: "login", values }))
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      _tag: "AuthenticationFailed",
      message: "Authentication failed. Invalid data."
    })
    expect(ids().token).toBeNull()
  })

  it("sends nothing when the password is lost, as after a reload", async () => {
    const { asked, run } = visitor({})
    expect(tagOf(await run(submitForm({ form: "login", values })))).toBe("SecretsGone")
    expect(asked).toEqual([])
  })
})

describe("a registration", () => {
  const values = {
    email: "anna@example.ru",
    name: " Анна Орлова ",
    phone: "+7 (921) 000-00-00",
    isAcceptedPrivacy: true
  }

  it("[FORM-017, FORM-015] sends exactly its fields, and stores the token", async () => {
    const { asked, ids, run, type } = visitor({ "session.register": { token: "t0ken", user } })
    type("registration", { password: "hunter22" })
    await run(submitForm({ form: "registration", values }))
    await run(submitForm({ form: "registration", values: { ...values, isAcceptedNewsletter: true } }))
    const body = {
      email: "anna@example.ru",
      name: "Анна Орлова",
      phone: "+79210000000",
      password: "hunter22",
      isAcceptedPrivacy: true,
      isAcceptedNewsletter: false
    }
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([
      ["POST /register/", body],
      ["POST /register/", { ...body, isAcceptedNewsletter: true }]
    ])
    expect(ids().token).toBe("t0ken")
  })

  it("[ERRC-008] without a token fails", async () => {
    const { ids, run, type } = visitor({ "session.register": { user } })
    type("registration", { password: "hunter22" })
    const result = await run(submitForm({ form: "registration", values }))
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      _tag: "AuthenticationFailed",
      message: "Authentication failed. Invalid data."
    })
    expect(ids().token).toBeNull()
  })
})

describe("passwords", () => {
  it("[FORM-021] recovery sends exactly the e-mail", async () => {
    const { asked, run } = visitor({ "session.askReset": {} })
    await run(submitForm({ form: "passRecovery", values: { email: "anna@example.ru" } }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([["POST /password-reset/", { email: "anna@example.ru" }]])
  })

  it("[FORM-028] a new one is sent with the token of the address, without its confirmation, and the token is forgotten", async () => {
    const { asked, run, type, vault } = visitor({ "session.reset": {} })
    type("address", { "password-reset": "r3set" })
    type("passNew", { password: "hunter22", passwordConfirmation: "hunter22" })
    expect(tagOf(await run(submitForm({ form: "passNew", values: {} })))).toBe("Success")
    expect(asked.map(({ address, input }) => [address, input])).toEqual([
      ["PATCH /password-reset/{token}", { params: { token: "r3set" }, query: {}, body: { password: "hunter22" } }]
    ])
    expect(Effect.runSync(vault.read("address", "password-reset"))).toBeUndefined()
  })

  it("a new one without a link is not sent", async () => {
    const { asked, run, type } = visitor({})
    type("passNew", { password: "hunter22", passwordConfirmation: "hunter22" })
    expect(tagOf(await run(submitForm({ form: "passNew", values: {} })))).toBe("LinkGone")
    expect(asked).toEqual([])
  })

  it.each([
    [true, ""],
    [false, "closed"]
  ])("a link is checked with the token in the body, and still in memory: %s", async (isOpen, closedLink) => {
    const { asked, run, type, vault } = visitor({ "session.checkReset": { isOpen } })
    type("address", { "password-reset": "r3set" })
    expect(await run(readStored({ form: "passNew", values: {} }))).toMatchObject({ success: { closedLink } })
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([["POST /password-reset-check/", { token: "r3set" }]])
    expect(Effect.runSync(vault.read("address", "password-reset"))).toBe("r3set")
  })

  it("a link that is no longer in memory counts as closed", async () => {
    const { asked, run } = visitor({})
    expect(await run(readStored({ form: "passNew", values: {} }))).toMatchObject({ success: { closedLink: "closed" } })
    expect(asked).toEqual([])
  })

  it("the form of the deletion asks what is unfinished", async () => {
    const { run } = visitor({ "users.unfinished": { unfinished: { kind: "diamondOrder", number: 7 } } })
    expect(await run(readStored({ form: "accountDeletion", values: {} }))).toMatchObject({
      success: { unfinished: expect.stringContaining("бриллиант уже заказан"), unfinishedPath: "/personal/diamond-to-order/7" }
    })
  })

  it("the deletion of the account sends its password alone", async () => {
    const { asked, run, type } = visitor({ "users.delete": {} })
    type("accountDeletion", { password: "hunter22" })
    await run(submitForm({ form: "accountDeletion", values: {} }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([["DELETE /users/", { password: "hunter22" }]])
  })

  it("[FORM-034] a change sends exactly the old and the new one", async () => {
    const { asked, run, type } = visitor({ "users.password": {} })
    type("changePassword", { oldPassword: "hunter22", newPassword: "hunter33", repeatPassword: "hunter33" })
    await run(submitForm({ form: "changePassword", values: {} }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([
      ["PATCH /users/password/", { old: "hunter22", new: "hunter33" }]
    ])
  })
})
