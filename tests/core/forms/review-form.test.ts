import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { Refused } from "../../../core/services/ports/api.ts"
import { Vault } from "../../../core/services/ports/vault.ts"
import { describeRefusal } from "../../../core/domain/form/form.ts"
import {
  reviewRemovalValues,
  reviewValues,
  photosOf,
  reviewedItem,
  reviewForm,
  reviewRemovalForm,
  reviewBody,
  writePhotos
} from "../../../core/forms/review.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitor } from "../../support/samples/visitor.ts"

const thing = { order: 100001, position: 2, name: "Кольцо" }
const [jpeg, png, webp] = [btoa("\xFF\xD8\xFFrest"), btoa("\x89PNG\r\n\x1A\n\x00rest"), btoa("RIFF\x1A\x00\x00\x00WEBPVP8 rest")] as const
const typed = { stars: "5", reviewText: " Сидит как влитое ", shownName: "Анна О.", reviewed: "100001-2" }

describe("the form of a review", () => {
  it("requires stars and a text, each within its bounds", () => {
    const required = "Обязательное поле"
    expect(reviewForm.check({})).toEqual({ stars: required, reviewText: required })
    expect(reviewForm.check({ ...typed, reviewText: "   " })).toEqual({ reviewText: required })
    expect(reviewForm.check({ ...typed, reviewText: "Хорошо" })).toEqual({ reviewText: "Напишите хотя бы 10 знаков" })
    expect(reviewForm.check({ ...typed, reviewText: "я".repeat(2_001) })).toEqual({ reviewText: "Не длиннее 2000 знаков" })
    expect(reviewForm.check({ ...typed, shownName: "я".repeat(41) })).toEqual({ shownName: "Не длиннее 40 знаков" })
    expect(reviewForm.check({ ...typed, shownName: "" })).toEqual({})
  })

  it("accepts three photographs, all of them JPEG, PNG or WebP and none too large", () => {
    expect(reviewForm.judge({})).toEqual({})
    expect(reviewForm.judge({ photos: writePhotos("100001-2", [jpeg, png, webp]) })).toEqual({})
    expect(reviewForm.judge({ photos: writePhotos("100001-2", ["aaaa", "bbbb", "cccc", "dddd"]) })).toEqual({
      photos: "Не больше 3 фотографий"
    })
    for (const other of ["aaaa", jpeg.slice(1), webp.replace("R", "S"), btoa("RIFF1234WAVE")])
      expect(reviewForm.judge({ photos: writePhotos("100001-2", [jpeg, other]) })).toEqual({
        photos: "Фото 2. Подойдут фотографии в JPEG, PNG или WebP"
      })
    const { photos } = reviewForm.judge({ photos: writePhotos("100001-2", [jpeg, "b".repeat(9_000_000)]) })
    expect(photos).toMatch(/^Фото 2\. Фотография больше/)
    expect(photosOf(writePhotos("100001-2", ["aaaa"]), "100001-2")).toEqual(["aaaa"])
    expect([photosOf("", "100001-2"), photosOf(writePhotos("100001-1", ["aaaa"]), "100001-2")]).toEqual([[], []])
  })

  it("opens with its product, and with the possible signatures", () => {
    expect(reviewValues(thing, user)).toEqual({ reviewed: "100001-2", shownName: "Анна О." })
    expect(reviewValues(thing, null)).toEqual({ reviewed: "100001-2" })
    expect(reviewRemovalValues(thing)).toEqual({ reviewed: "100001-2" })
    expect(reviewedItem(typed)).toEqual({ id: 100001, position: 2 })
    expect(reviewBody(typed)).toEqual({ stars: 5, reviewText: "Сидит как влитое", shownName: "Анна О." })
  })

  it("shows the shop's errors at its fields or above", () => {
    const refusal = { _tag: "Refused", status: 409, message: "Ваш отзыв об этом украшении уже есть", errors: {} } as const
    expect(describeRefusal(reviewForm, refusal)).toEqual({ banner: "Ваш отзыв об этом украшении уже есть", errors: {} })
    const errors = { photos: "Фото 1. Подойдут фотографии в JPEG, PNG или WebP" }
    expect(describeRefusal(reviewForm, { ...refusal, errors })).toEqual({ banner: null, errors })
  })

  it("names the refused photograph", async () => {
    const kind = "Подойдут фотографии в JPEG, PNG или WebP"
    const refused = new Refused({ call: "reviews.addPhoto", status: 422, requestId: null, message: kind, errors: { photos: kind } })
    const { run, type } = visitor({ "reviews.addPhoto": refused })
    type("review", { photos: writePhotos("100001-2", ["aaaa"]) })
    const result = await run(submitForm({ form: "review", values: typed }))
    expect(Result.isFailure(result) ? result.failure : result).toMatchObject({
      ...{ _tag: "Refused", status: 422, message: kind },
      errors: { photos: `Фото 1. ${kind}` }
    })
  })

  it("is sent with the photographs of the vault, which then deletes them", async () => {
    const { asked, run } = visitor({
      "reviews.addPhoto": { photoId: "5b1f0c9e-3a52-4c0e-9d0b-000000000001" },
      "reviews.write": { state: "checking", unpublished: null }
    })
    const stored = await run(
      Effect.gen(function* () {
        const vault = yield* Vault
        yield* vault.put("review", "photos", writePhotos("100001-2", ["aaaa", "bbbb"]))
        yield* submitForm({ form: "review", values: typed })
        return yield* vault.read("review", "photos")
      })
    )
    expect(Result.isSuccess(stored) ? stored.success : "failed").toBeUndefined()
    const target = { params: { id: 100001, position: 2 } }
    expect(asked).toMatchObject([
      { call: "reviews.addPhoto", input: target },
      { call: "reviews.addPhoto", input: target },
      {
        call: "reviews.write",
        input: {
          params: { id: 100001 },
          body: {
            position: 2,
            stars: 5,
            reviewText: "Сидит как влитое",
            shownName: "Анна О.",
            photos: [1, 1].map((number) => `5b1f0c9e-3a52-4c0e-9d0b-00000000000${number}`)
          }
        }
      }
    ])
  })
})

describe("the form that withdraws a review", () => {
  it("requires confirmation, and names its product", async () => {
    expect(reviewRemovalForm.check({ isSureToRemove: false })).toEqual({ isSureToRemove: "Обязательное поле" })
    expect(reviewRemovalForm.check({ isSureToRemove: true })).toEqual({})
    const { asked, run } = visitor({ "reviews.remove": { state: "open", unpublished: null } })
    await run(submitForm({ form: "reviewRemoval", values: { isSureToRemove: true, reviewed: "100001-2" } }))
    expect(asked).toMatchObject([{ call: "reviews.remove", input: { params: { id: 100001, position: 2 } } }])
  })
})
