import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { wishlistTypes } from "../../../core/domain/favourites/wishlist.ts"
import { Refused, ServerFailed, Unreachable } from "../../../core/services/ports/api.ts"
import { checkMe, enterByLink, logOut } from "../../../core/services/account/account.ts"
import { mergeWishlist } from "../../../core/services/favourites/wishlist.ts"
import { linkToken, user } from "../../../qa/samples/user.ts"
import { tagOf, visitor } from "../../support/samples/visitor.ts"

const call = { call: "session.me", requestId: null }
const refused = (status: number) => new Refused({ ...call, status, message: "", errors: {} })
describe("the user of a token", () => {
  it("is requested with it", async () => {
    const { asked, ids, run } = visitor({ "session.me": user }, { token: "t0ken" })
    expect(tagOf(await run(checkMe()))).toBe("Success")
    expect(asked.map(({ call: key, ids: { token } }) => [key, token])).toEqual([["session.me", "t0ken"]])
    expect(ids().token).toBe("t0ken")
  })

  it.each([refused(401), refused(403), new ServerFailed({ ...call, status: 500 })])(
    "is unknown after an invalid answer, which deletes the token: $_tag",
    async (failure) => {
      const { ids, run } = visitor({ "session.me": failure }, { token: "t0ken" })
      await run(checkMe())
      expect(ids().token).toBeNull()
    }
  )

  it("is not lost when the shop is unreachable: nothing has refused the token", async () => {
    const { ids, run } = visitor({ "session.me": new Unreachable({ ...call, timedOut: true }) }, { token: "t0ken" })
    await run(checkMe())
    expect(ids().token).toBe("t0ken")
  })

  it("of an operator's link is requested and saved, with the device's id", async () => {
    const { asked, ids, run, type, vault } = visitor({ "session.me": user }, { token: "t0ken" })
    type("address", { silenceIsGold: linkToken })
    expect(tagOf(await run(enterByLink()))).toBe("Success")
    expect(asked.map(({ call: key, ids: { deviceId, token: stored }, token }) => [key, token, stored, deviceId !== null])).toEqual([
      ["session.me", linkToken, "t0ken", true]
    ])
    expect(ids().token).toBe(linkToken)
    expect(Effect.runSync(vault.read("address", "silenceIsGold"))).toBeUndefined()
  })

  it("of an operator's link is requested with the device's own id if that is valid", async () => {
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

  it("of a refused link is forgotten", async () => {
    const { ids, run, type } = visitor({ "session.me": refused(401) })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBeNull()
  })

  it("of a refused link is forgotten together with the visitor's own token", async () => {
    const { ids, run, type } = visitor({ "session.me": refused(401) }, { token: "t0ken" })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBeNull()
  })

  it("of a link is requested again on the next visit if the shop is unreachable", async () => {
    const { ids, run, type } = visitor({ "session.me": new Unreachable({ ...call, timedOut: true }) })
    type("address", { silenceIsGold: linkToken })
    await run(enterByLink())
    expect(ids().token).toBe(linkToken)
  })

  it("of a link receives none of the guest's favourites", async () => {
    const items = [{ id: "7", type: wishlistTypes.diamond }]
    const answers = { "favorites.ids": { diamonds: [], jewelries: [] }, "favorites.add": { diamonds: [7], jewelries: [] } }
    const operator = visitor(answers, { token: linkToken })
    const merged = await operator.run(mergeWishlist({ items }))
    expect(Result.isSuccess(merged) && merged.success).toEqual({ own: [], left: items })
    expect(operator.asked.map(({ call: key }) => key)).toEqual(["favorites.ids"])
    const customer = visitor(answers, { token: "t0ken" })
    await customer.run(mergeWishlist({ items }))
    expect(customer.asked.map(({ call: key }) => key)).toEqual(["favorites.add", "favorites.ids"])
  })

  it.each(["t0ken-of-a-stranger", "a".repeat(43), `op.${"a".repeat(42)}`, `OP.${"a".repeat(43)}`, `${linkToken} `, ""])(
    "of another kind is accepted from no link: %s",
    async (token) => {
      const { asked, ids, run, type } = visitor({ "session.me": user }, { token: "t0ken" })
      type("address", { silenceIsGold: token })
      expect(tagOf(await run(enterByLink()))).toBe("LinkGone")
      expect([asked, ids().token]).toEqual([[], "t0ken"])
    }
  )

  it.each([{}, new Unreachable({ ...call, timedOut: false })])(
    "is forgotten by a logout before the call, whose answer no page has to wait for",
    async (answer) => {
      const { asked, ids, run } = visitor({ "session.logOut": answer }, { token: "t0ken" })
      expect(tagOf(await run(logOut()))).toBe("Success")
      expect(asked.map(({ options, ids: { token } }) => [options, token])).toEqual([[{ token: "t0ken", outlivesPage: true }, null]])
      expect(ids().token).toBeNull()
    }
  )
})
