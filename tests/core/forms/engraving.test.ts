import { expect, test } from "vitest"
import { engravingForm, engravingValues, engravingBody } from "../../../core/forms/engraving.ts"

const places = [
  { side: "inside", length: 25.9, letter: 1.1, radius: 8.2 },
  { side: "outside", length: 12, letter: 2, radius: 9.7 }
] as const
const opened = (engraving: Parameters<typeof engravingValues>[0]["engraving"]) =>
  engravingValues({ item: "0-102", name: "Кольцо", places, engraving })
const own = { side: "outside", font: "script", text: "Анна" } as const

test("the form opens with the engraved text, or with the first place and the plain font", () => {
  expect(opened(own)).toMatchObject({ item: "0-102", ...own, isThere: true })
  expect(opened(null)).toMatchObject({ side: "inside", font: "plain", text: "", isThere: false })
})

test("a text that does not fit its place is reported at its field before sending", () => {
  const long = { ...opened(null), text: "Анна и Пётр 2026" }
  expect(engravingForm.check(long)).toEqual({})
  expect(Object.keys(engravingForm.check({ ...long, side: "outside" }))).toEqual(["text"])
  expect(Object.keys(engravingForm.check({ ...long, text: "Анна \u{1F48D}" }))).toEqual(["text"])
})

test("an empty text removes an engraving, and is refused if there is none", () => {
  expect(engravingForm.check({ ...opened(own), text: " " })).toEqual({})
  expect(engravingBody({ ...opened(own), text: " " })).toEqual({ id: "0-102", engraving: null })
  expect(engravingForm.check({ ...opened(null), text: " " })).toEqual({ text: "Обязательное поле" })
  expect(engravingBody(opened(own))).toEqual({ id: "0-102", engraving: own })
})

test("an engraved piece newly added to the cart is reported like any other", () => {
  const answer = { id: "0-102", quantity: 1, totalCount: 1, name: "Кольцо" }
  expect(engravingForm.after?.({ ...answer, isAdded: true })?.key).toBe("cartAdd")
  expect(engravingForm.after?.({ ...answer, isAdded: false })?.key).toBe("info")
})

test("removing an engraving says that it is gone", () => {
  const removed = engravingForm.after?.({ id: "0-102", quantity: 1, totalCount: 1, name: "", isAdded: false })
  expect(removed?.props).toMatchObject({ text: "Убрали. Изделие осталось в корзине без гравировки." })
})

test("the shop's refusal is shown at the text's field, or above the form", () => {
  const refusal = { _tag: "Refused", call: "cart.engrave", status: 422, requestId: null, message: "Нет", errors: {} } as const
  expect(engravingForm.refused({ ...refusal, errors: { text: "Не помещается" } })).toEqual({
    banner: null,
    errors: { text: "Не помещается" }
  })
  expect(engravingForm.refused(refusal)).toEqual({ banner: "Нет", errors: {} })
})
