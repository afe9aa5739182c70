import { describe, expect, it } from "vitest"
import { speak } from "../../../core/domain/form/form.ts"
import { diamondWordsForm, sentWords } from "../../../core/forms/diamond-words.ts"

const wrongIn = (values: { readonly name: string; readonly message: string }) => Object.keys(diamondWordsForm.check(values))

describe("the words of a stone", () => {
  it("[LIM-030, LIM-031] are a name of 20 characters and a message of 100 at most", () => {
    expect(wrongIn({ name: "а".repeat(20), message: "я".repeat(100) })).toEqual([])
    expect(wrongIn({ name: "а".repeat(21), message: "" })).toEqual(["name"])
    expect(wrongIn({ name: "", message: "я".repeat(101) })).toEqual(["message"])
  })

  it("may be none, and are sent without the blanks around them", () => {
    expect(wrongIn({ name: "", message: "" })).toEqual([])
    expect(sentWords({ name: " Аврора ", message: "", item: "1-17" })).toEqual({ name: "Аврора", message: "" })
  })

  it("that the shop refuses are said in its words", () => {
    const refused = { _tag: "Refused", status: 409, message: "Камень уже в другом заказе", errors: {} } as const
    expect(speak(diamondWordsForm, refused)).toEqual({ banner: refused.message, errors: {} })
    expect(speak(diamondWordsForm, { ...refused, errors: { name: "Только буквы" } })).toEqual({
      banner: null,
      errors: { name: "Только буквы" }
    })
  })
})
