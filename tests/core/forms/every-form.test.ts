import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { dialogForms, formNames, forms, formsOfDialogs, isForm } from "../../../core/forms/every-form.ts"
import { engravingForm, engravingValues } from "../../../core/forms/engraving.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { visitor } from "../../support/samples/visitor.ts"

describe("the forms of the shop", () => {
  it("have the name under which they are listed", () => {
    expect(formNames.map((name) => forms[name].name)).toEqual(formNames)
    expect([isForm("visit"), isForm("toString")]).toEqual([true, false])
  })

  it("[DLG-032] are in a dialog each, two dialogs may share one, and no dialog has two", () => {
    const shown = Object.values(forms).flatMap(({ dialogs = {} }) => Object.keys(dialogs))
    expect(shown.toSorted()).toEqual(Object.keys(dialogForms).toSorted())
    expect([...new Set(Object.values(dialogForms))].toSorted()).toEqual(Object.keys(formsOfDialogs).toSorted())
    expect([dialogForms.orderDiamond, dialogForms.orderJewelry]).toEqual(["order", "order"])
  })

  it("are sent by their call, with its input made of the values", async () => {
    const { asked, run } = visitor({ "cart.engrave": { name: "Кольцо", isAdded: true } }, { saleUserId: "1" })
    const values = { ...engravingValues({ item: "0-102", name: "Кольцо", places: [], engraving: null }), text: "Аня" }
    expect(Result.isSuccess(await run(submitForm({ form: "engraving", values })))).toBe(true)
    expect(asked).toMatchObject([{ call: "cart.engrave", input: engravingForm.sentBy.input(values) }])
  })
})
