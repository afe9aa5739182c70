import { describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { describeRefusal, type Values } from "../../../core/domain/form/form.ts"
import { failed, type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import type { ApiError } from "../../../core/services/ports/api.ts"
import { certificateTextForm, certificateTextValues, certificateTextBody } from "../../../core/forms/certificate-text.ts"

const wrongIn = (values: { readonly name: string; readonly message: string }) => Object.keys(certificateTextForm.check(values))

describe("the name and message of a stone", () => {
  it("[LIM-030, LIM-031] are a name of 20 characters and a message of 100 at most", () => {
    expect(wrongIn({ name: "а".repeat(20), message: "я".repeat(100) })).toEqual([])
    expect(wrongIn({ name: "а".repeat(21), message: "" })).toEqual(["name"])
    expect(wrongIn({ name: "", message: "я".repeat(101) })).toEqual(["message"])
  })

  it("are optional, and sent trimmed", () => {
    expect(wrongIn({ name: "", message: "" })).toEqual([])
    expect(certificateTextBody({ name: " Аврора ", message: "", item: "1-17" })).toEqual({ name: "Аврора", message: "" })
  })

  it("are confirmed as saved, or as removed once both are empty", () => {
    const after = (name: string) => certificateTextForm.after({ name, message: "", url: null })?.props
    expect(after("Аврора")).toMatchObject({ text: "Сохранили. Они появятся на сертификате камня." })
    expect(after("")).toMatchObject({ text: "Убрали. На сертификате камня их не будет." })
  })

  it("that the shop refuses show its reason", () => {
    const refused = { _tag: "Refused", status: 409, message: "Камень уже в другом заказе", errors: {} } as const
    expect(describeRefusal(certificateTextForm, refused)).toEqual({ banner: refused.message, errors: {} })
    expect(describeRefusal(certificateTextForm, { ...refused, errors: { name: "Только буквы" } })).toEqual({
      banner: null,
      errors: { name: "Только буквы" }
    })
  })
})

describe("the opened form of a stone's name and message", () => {
  type Stored = Outcome<Values, typeof ApiError.Encoded>
  const cart = { item: "1-17", name: "Вега", message: "" }
  const unreachable = failed({ _tag: "Unreachable", call: "diamonds.certificate", requestId: null, timedOut: false } as const)

  const opened = (values: Values) => {
    const { promise, resolve } = Promise.withResolvers<Stored>()
    const asked: Array<Submission> = []
    const readStored = fromPromise<Stored, Submission>(({ input }) => {
      asked.push(input)
      return promise
    })
    const form = createActor(formMachine(certificateTextForm).provide({ actors: { readStored } }), { input: { values } }).start()
    const answer = async (stored: Stored) => {
      resolve(stored)
      await promise
      await new Promise((done) => setImmediate(done))
    }
    return { form, asked, answer, values: () => form.getSnapshot().context.values }
  }

  it("requests the stored texts, and shows the answer", async () => {
    const { answer, asked, form, values } = opened(certificateTextValues(cart))
    expect(asked).toMatchObject([{ form: "diamondWords", values: cart }])
    expect(values()).toMatchObject(cart)
    await answer(succeeded(certificateTextValues({ ...cart, name: "Аврора", message: "Сияй всегда" })))
    expect(values()).toMatchObject({ ...cart, name: "Аврора", message: "Сияй всегда" })
    expect(form.getSnapshot().value).toEqual({ open: "editing" })
  })

  it("preserves texts typed before the answer, and uses the cart's if none arrives", async () => {
    const typing = opened(certificateTextValues(cart))
    typing.form.send({ type: "form.change", field: "name", value: "Мира" })
    await typing.answer(succeeded(certificateTextValues({ ...cart, name: "Аврора" })))
    expect(typing.values()).toMatchObject({ name: "Мира" })
    const offline = opened(certificateTextValues(cart))
    await offline.answer(unreachable)
    expect(offline.values()).toMatchObject(cart)
    expect(offline.form.getSnapshot().value).toEqual({ open: "editing" })
  })

  it("preserves a draft of the same stone, and requests each time it opens", async () => {
    const { answer, asked, form, values } = opened({ ...certificateTextValues(cart), name: "Мира" })
    await answer(succeeded(certificateTextValues({ ...cart, name: "Аврора", message: "Навсегда" })))
    expect(values()).toMatchObject({ name: "Мира", message: "Навсегда" })
    form.send({ type: "form.open", values: certificateTextValues({ ...cart, item: "1-18" }) })
    expect(asked.map(({ values: { item } }) => item)).toEqual(["1-17", "1-18"])
    expect(values()).toMatchObject({ item: "1-18", name: "Вега" })
  })
})
