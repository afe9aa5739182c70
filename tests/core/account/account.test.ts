import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { calls } from "../../../core/contract/calls.ts"
import { wishlistTypes } from "../../../core/domain/favourites/wishlist.ts"
import { knownOrder, sentOrder } from "../../../core/forms/order.ts"
import { Refused, ServerFailed, Unreachable } from "../../../core/services/ports/api.ts"
import { checkMe, enterByLink, logOut } from "../../../core/services/account/account.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { mergeWishlist } from "../../../core/services/favourites/wishlist.ts"
import { refreshIds } from "../../../core/services/account/visitor-ids.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { linkToken, user } from "../../support/samples/user.ts"
import { visitor } from "../../support/samples/visitor.ts"
import { openWire } from "../../support/server/wire.ts"

const call = { call: "session.me", requestId: null }
const refused = (status: number) => new Refused({ ...call, status, message: "", errors: {} })
const tagOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>) =>
  Result.isFailure(result) ? result.failure._tag : "Success"

describe("a login", () => {
  const values = { email: " anna@example.ru " }

  it("[FORM-004] sends exactly e-mail and password, and keeps the token that it gets", async () => {
    const { asked, ids, run, type } = visitor({ "session.logIn": { token: "t0ken", user } })
    type("login", { password: "hunter2" })
    const result = await run(submitForm({ form: "login", values }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([
      ["POST /session/", { email: "anna@example.ru", password: "hunter2" }]
    ])
    expect(ids().token).toBe("t0ken")
    expect(Result.isSuccess(result) && result.success).toEqual({ user })
  })

  it.each([{ user }, { user, token: null }, { user, token: "" }])("[ERRC-007] without a token fails and keeps nothing", async (answer) => {
    const { ids, run, type } = visitor({ "session.logIn": answer })
    type("login", { password: "hunter2" })
    const result = await run(submitForm({ form: "login", values }))
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      _tag: "AuthenticationFailed",
      message: "Authentication failed. Invalid data."
    })
    expect(ids().token).toBeNull()
  })

  it("asks for nothing when the password is gone, as after a reload", async () => {
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

  it("[FORM-017, FORM-015] sends exactly its fields, and keeps the token", async () => {
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

  it("[FORM-028] a new one goes with the token of the address, its confirmation never, and the token is forgotten", async () => {
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

  it("[FORM-034] a change sends exactly the old and the new one", async () => {
    const { asked, run, type } = visitor({ "users.password": {} })
    type("changePassword", { oldPassword: "hunter22", newPassword: "hunter33", repeatPassword: "hunter33" })
    await run(submitForm({ form: "changePassword", values: {} }))
    expect(asked.map(({ address, input }) => [address, input.body])).toEqual([
      ["PATCH /users/password/", { old: "hunter22", new: "hunter33" }]
    ])
  })
})

describe("who a token stands for", () => {
  it("is asked with it", async () => {
    const { asked, ids, run } = visitor({ "session.me": user }, { token: "t0ken" })
    expect(tagOf(await run(checkMe()))).toBe("Success")
    expect(asked.map(({ call: key, ids: { token } }) => [key, token])).toEqual([["session.me", "t0ken"]])
    expect(ids().token).toBe("t0ken")
  })

  it.each([refused(401), refused(403), new ServerFailed({ ...call, status: 500 })])(
    "an answer that is none forgets it: $_tag",
    async (failure) => {
      const { ids, run } = visitor({ "session.me": failure }, { token: "t0ken" })
      await run(checkMe())
      expect(ids().token).toBeNull()
    }
  )

  it("stays when the shop cannot be reached: nobody has said no", async () => {
    const { ids, run } = visitor({ "session.me": new Unreachable({ ...call, timedOut: true }) }, { token: "t0ken" })
    await run(checkMe())
    expect(ids().token).toBe("t0ken")
  })

  it("of an operator's link is asked about and kept, by a device that has its number", async () => {
    const { asked, ids, run, type, vault } = visitor({ "session.me": user }, { token: "t0ken" })
    type("address", { silenceIsGold: linkToken })
    expect(tagOf(await run(enterByLink()))).toBe("Success")
    expect(asked.map(({ call: key, ids: { deviceId, token: kept }, token }) => [key, token, kept, deviceId !== null])).toEqual([
      ["session.me", linkToken, "t0ken", true]
    ])
    expect(ids().token).toBe(linkToken)
    expect(Effect.runSync(vault.read("address", "silenceIsGold"))).toBeUndefined()
  })

  it("of an operator's link is asked about with the number that the device has, where that is fit", async () => {
    const own = "7f3c1d1e-52aa-4a7b-9f43-0d6d3b1f2c10"
    const made = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"
    const numberAfter = async (deviceId: string | null) => {
      const { ids, run, type } = visitor({ "session.me": user }, { deviceId })
      type("address", { silenceIsGold: linkToken })
      await run(enterByLink())
      return ids().deviceId
    }
    expect([await numberAfter(own), await numberAfter("none"), await numberAfter(null)]).toEqual([own, made, made])
  })

  it("of a link that the shop refuses is forgotten", async () => {
    const { ids, run, type } = visitor({ "session.me": refused(401) })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBeNull()
  })

  it("of a link that the shop refuses takes the visitor's own with it", async () => {
    const { ids, run, type } = visitor({ "session.me": refused(401) }, { token: "t0ken" })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBeNull()
  })

  it("of a link is tried again at the next visit where the shop cannot be reached", async () => {
    const { ids, run, type } = visitor({ "session.me": new Unreachable({ ...call, timedOut: true }) })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBe(linkToken)
  })

  it("of a link brings none of a guest's favourites to the customer, who has their own", async () => {
    const items = [{ id: "7", type: wishlistTypes.diamond }]
    const answers = { "favorites.ids": { diamonds: [], jewelries: [] }, "favorites.add": { diamonds: [7], jewelries: [] } }
    const house = visitor(answers, { token: linkToken })
    const merged = await house.run(mergeWishlist({ items }))
    expect(Result.isSuccess(merged) && merged.success).toEqual({ own: [], left: items })
    expect(house.asked.map(({ call: key }) => key)).toEqual(["favorites.ids"])
    const customer = visitor(answers, { token: "t0ken" })
    await customer.run(mergeWishlist({ items }))
    expect(customer.asked.map(({ call: key }) => key)).toEqual(["favorites.add", "favorites.ids"])
  })

  it.each(["t0ken-of-a-stranger", "a".repeat(43), `op.${"a".repeat(42)}`, `OP.${"a".repeat(43)}`, `${linkToken} `, ""])(
    "of another kind is taken from no link: %s",
    async (token) => {
      const { asked, ids, run, type } = visitor({ "session.me": user }, { token: "t0ken" })
      type("address", { silenceIsGold: token })
      expect(tagOf(await run(enterByLink()))).toBe("LinkGone")
      expect([asked, ids().token]).toEqual([[], "t0ken"])
    }
  )

  it.each([{}, new Unreachable({ ...call, timedOut: false })])(
    "is forgotten by a logout before the shop is told, whose answer no page needs to wait for",
    async (answer) => {
      const { asked, ids, run } = visitor({ "session.logOut": answer }, { token: "t0ken" })
      expect(tagOf(await run(logOut()))).toBe("Success")
      expect(asked.map(({ options, ids: { token } }) => [options, token])).toEqual([[{ token: "t0ken", outlivesPage: true }, null]])
      expect(ids().token).toBeNull()
    }
  )
})

describe("the visitor's numbers", () => {
  const guest = { "session.guest": { id: "guest-9" } }

  it("the guest's is asked for with the one that is stored", async () => {
    const { asked, ids, run } = visitor(guest, { saleUserId: "guest-1" })
    await run(refreshIds({ isFresh: false }))
    expect(asked.map(({ call: key, ids: { saleUserId } }) => [key, saleUserId])).toEqual([["session.guest", "guest-1"]])
    expect(ids().saleUserId).toBe("guest-9")
  })

  it("after a logout it is asked for without the one that was stored", async () => {
    const { asked, ids, run } = visitor(guest, { saleUserId: "guest-1" })
    await run(refreshIds({ isFresh: true }))
    expect(asked.map(({ ids: { saleUserId } }) => saleUserId)).toEqual([null])
    expect(ids().saleUserId).toBe("guest-9")
  })

  it("[SESS-004] at the start a device id that is one stays, and another is written in the place of none", async () => {
    const kept = "0b9b6d34-9a47-1e6f-8a55-4d3d9a1f6c22"
    for (const deviceId of [kept, null]) {
      const { calls: wired, identity } = openWire({ "session.guest": { id: "guest-9" } }, { saleUserId: "guest-1", deviceId })
      const shop = openShop({ refreshIds: wired.refreshIds })
      await shop.settled()
      expect(identity.ids().deviceId).toBe(deviceId)
      await shop.furnish()
      const { session } = shop.household()
      if (!session) throw new Error("nobody keeps the numbers")
      await waitFor(session, (snapshot) => snapshot.matches("ready"))
      const here = deviceId ?? "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"
      expect([identity.ids().deviceId, session.getSnapshot().context.deviceId]).toEqual([here, here])
    }
  })

  it.each([1, 2, 3, 4, 5])("[SESS-005] a device id of version %i stays", async (version) => {
    const deviceId = `0b9b6d34-9a47-${version}e6f-8a55-4d3d9a1f6c22`
    const { ids, run } = visitor(guest, { deviceId })
    await run(refreshIds({ isFresh: false }))
    expect(ids().deviceId).toBe(deviceId)
  })

  it.each([
    null,
    "",
    "abc",
    "0b9b6d34-9a47-6e6f-8a55-4d3d9a1f6c22",
    "0b9b6d34-9a47-0e6f-8a55-4d3d9a1f6c22",
    "0b9b6d34-9a47-4e6f-7a55-4d3d9a1f6c22"
  ])("%j is no device id: a new one takes its place", async (deviceId) => {
    const { ids, run } = visitor(guest, { deviceId })
    await run(refreshIds({ isFresh: false }))
    expect(ids().deviceId).toBe("0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11")
  })
})

describe("a profile", () => {
  it("sends what was typed as it is kept: dates by year, phones by digits, empty fields as nothing", async () => {
    const { asked, run } = visitor({ "users.change": user })
    const values = {
      name: "Анна",
      surname: "",
      patronymic: " ",
      birthday: "17.05.1990",
      email: "anna@example.ru",
      keptEmail: "anna@example.ru",
      phone: "8 (921) 000-00-00",
      sex: "female",
      isNewsletterActive: true
    }
    await run(submitForm({ form: "profile", values }))
    expect(asked[0]?.input.body).toEqual({
      name: "Анна",
      surname: null,
      patronymic: null,
      birthday: "1990-05-17",
      phone: "8 (921) 000-00-00",
      sex: { id: "female" },
      isNewsletterActive: true
    })
  })

  const moving = { name: "Анна", birthday: "", email: " nova@example.ru", keptEmail: "anna@example.ru" }

  it("sends another address with the password, which is forgotten once the shop has it", async () => {
    const { asked, run, type, vault } = visitor({ "users.change": user })
    type("profile", { password: "hunter22" })
    await run(submitForm({ form: "profile", values: moving }))
    expect(asked[0]?.input.body).toMatchObject({ email: "nova@example.ru", password: "hunter22" })
    expect(Effect.runSync(vault.read("profile", "password"))).toBeUndefined()
  })

  it("asks for nothing when another address stands there and the password is gone, and keeps one that the shop refused", async () => {
    const gone = visitor({ "users.change": user })
    expect(tagOf(await gone.run(submitForm({ form: "profile", values: moving })))).toBe("SecretsGone")
    expect(gone.asked).toEqual([])
    const { run, type, vault } = visitor({ "users.change": refused(422) })
    type("profile", { password: "hunter22" })
    expect(tagOf(await run(submitForm({ form: "profile", values: moving })))).toBe("Refused")
    expect(Effect.runSync(vault.read("profile", "password"))).toBe("hunter22")
  })
})

describe("an order", () => {
  const ordered = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
  const typed = { userName: "Анна", email: "anna@example.ru", phone: "89210000000", agreement: true }

  it.each([
    ["QO-003", true, "orders.quick", "POST /quick-order/"],
    ["QO-004", false, "orders.request", "POST /order-request/"]
  ] as const)("[%s] of what is ready (%s) is the call %s, keyed by what it says", async (_, isReady, key, address) => {
    const { asked, run } = visitor({ [key]: { number: 1 } })
    const values = { ...typed, ...knownOrder({ ...ordered, isReady }, null) }
    expect(Result.isSuccess(await run(submitForm({ form: "order", values })))).toBe(true)
    expect(asked).toMatchObject([{ call: key, input: { body: sentOrder(values) }, isKeyedByContent: true }])
    const { method, path } = await calls[key]()
    expect(`${method} ${path}`).toBe(address)
  })
})
