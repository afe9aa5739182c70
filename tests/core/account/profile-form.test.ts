import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { Refused } from "../../../core/services/ports/api.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { user } from "../../../qa/samples/user.ts"
import { tagOf, visitor } from "../../support/samples/visitor.ts"

const call = { call: "session.me", requestId: null }
const refused = (status: number) => new Refused({ ...call, status, message: "", errors: {} })
describe("a profile", () => {
  it("sends values in storage format: dates by year, phones as digits, empty fields as null", async () => {
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

  it("sends another address with the password, which is forgotten once saved", async () => {
    const { asked, run, type, vault } = visitor({ "users.change": user })
    type("profile", { password: "hunter22" })
    await run(submitForm({ form: "profile", values: moving }))
    expect(asked[0]?.input.body).toMatchObject({ email: "nova@example.ru", password: "hunter22" })
    expect(Effect.runSync(vault.read("profile", "password"))).toBeUndefined()
  })

  it("sends nothing when the address changed and the password is lost, and preserves a refused one", async () => {
    const gone = visitor({ "users.change": user })
    expect(tagOf(await gone.run(submitForm({ form: "profile", values: moving })))).toBe("SecretsGone")
    expect(gone.asked).toEqual([])
    const { run, type, vault } = visitor({ "users.change": refused(422) })
    type("profile", { password: "hunter22" })
    expect(tagOf(await run(submitForm({ form: "profile", values: moving })))).toBe("Refused")
    expect(Effect.runSync(vault.read("profile", "password"))).toBe("hunter22")
  })
})
