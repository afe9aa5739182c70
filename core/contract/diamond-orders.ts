import { Schema } from "effect"
import { diamondOrdersPageSize } from "../domain/catalogue/page-sizes.ts"
import { diamondOrderStatuses, wishBounds } from "../domain/diamond-orders/diamond-order.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { clarities, colors, shapes } from "../domain/product/diamond.ts"
import { personal, plain } from "../domain/schema/privacy.ts"
import { largestInteger, limitOf, listOf, Nothing, PageNumber } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { DayText } from "./fields.ts"
import { FileId } from "./file-id.ts"

const { budget, comment, files, weight } = wishBounds

export const caratsText = "От 0,1 до 30 карат"

const Carats = Schema.Finite.check(Schema.isBetween({ minimum: weight.least, maximum: weight.most }, { message: caratsText }))

/** `colorTo` and `clarityTo` are the lowest acceptable grades. */
export const wishFields = {
  shape: Schema.Literals(shapes),
  weightFrom: Carats,
  weightTo: Carats,
  colorFrom: Schema.Literals(colors),
  colorTo: Schema.Literals(colors),
  clarityFrom: Schema.Literals(clarities),
  clarityTo: Schema.Literals(clarities),
  /** Roubles; `null` without a limit. */
  budget: Schema.NullOr(
    Schema.Int.check(Schema.isBetween({ minimum: budget.least, maximum: budget.most }, { message: "От 10 000 до 500 000 000 ₽" }))
  ),
  /** `null` when open. */
  wishedOn: Schema.NullOr(plain(DayText)),
  comment: personal(Schema.String.check(Schema.isMaxLength(comment, { message: fieldTexts.invalid })))
}

export const wishFaults = (wish: { readonly [K in keyof typeof wishFields]?: unknown }): ReadonlyArray<readonly [string, string]> => [
  ...(Number(wish.weightFrom) > Number(wish.weightTo) ? [["weightTo", "Не меньше первой массы"] as const] : []),
  ...(placeIn(colors, wish.colorFrom) > placeIn(colors, wish.colorTo) ? [["colorTo", "Не выше первого цвета"] as const] : []),
  ...(placeIn(clarities, wish.clarityFrom) > placeIn(clarities, wish.clarityTo) ? [["clarityTo", "Не выше первой чистоты"] as const] : [])
]

const placeIn = (grades: ReadonlyArray<string>, grade: unknown): number => grades.findIndex((each) => each === grade)

const cardFields = {
  id: Schema.Int,
  status: Schema.Literals(diamondOrderStatuses),
  ...wishFields,
  /** `2026-11-22T10:15:00.000Z`. */
  askedAt: plain(Schema.String),
  canCancel: Schema.Boolean
}

/** PERS-019. */
export const DiamondOrderCard = Schema.Struct(cardFields)
export type DiamondOrderCard = typeof DiamondOrderCard.Type

/** `history` is latest first; `words` is the shop's comment. */
export const DiamondOrder = Schema.Struct({
  ...cardFields,
  filesCount: Schema.Int,
  history: Schema.Array(
    Schema.Struct({ status: Schema.Literals(diamondOrderStatuses), at: plain(Schema.String), words: plain(Schema.NullOr(Schema.String)) })
  )
})
export type DiamondOrder = typeof DiamondOrder.Type

const commonParts = { base: "/api/v2", access: "user" } as const
const Id = Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestInteger })) })
const one = {
  ...commonParts,
  path: "/users/diamonds/requests/{id}/",
  params: Id,
  query: Nothing,
  body: Nothing,
  answer: DiamondOrder
} as const

/** API-049. 12 a page (LIM-034) or `limit`, newest first by default; 404 past the last page. */
export const listDiamondOrders = endpoint({
  ...commonParts,
  key: "diamondOrders.list",
  summary: "Бриллианты под заказ",
  method: "GET",
  path: "/users/diamonds/",
  params: Nothing,
  query: Schema.Struct({
    limit: Schema.optionalKey(limitOf(diamondOrdersPageSize)),
    page: Schema.optionalKey(PageNumber),
    sortBy: Schema.optionalKey(Schema.Literals(["date"])),
    order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
  }),
  body: Nothing,
  answer: listOf(DiamondOrderCard),
  refusals: [401, 404]
})

/** API-050. Returns an identical open request. */
export const requestDiamondOrder = endpoint({
  ...commonParts,
  key: "diamondOrders.ask",
  summary: "Заявка на бриллиант",
  method: "POST",
  path: "/users/diamonds/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({
    ...wishFields,
    files: Schema.Array(FileId).check(Schema.isMaxLength(files.most, { message: `Максимум ${files.most} файла` }))
  }).check(Schema.makeFilter((wish) => wishFaults(wish).map(([field, text]) => ({ path: [field], issue: text })))),
  answer: DiamondOrder,
  refusals: [401, 403, 409, 422, 429]
})

/** API-051. Uploads files before the request; unused ones are deleted after a day. */
export const addDiamondFiles = endpoint({
  ...commonParts,
  key: "diamondOrders.addFiles",
  summary: "Файлы к заявке на бриллиант",
  method: "POST",
  path: "/users/diamonds/files/",
  params: Nothing,
  query: Nothing,
  body: Nothing,
  file: { maxBytes: files.maxBytes, multipart: { field: "file[]", maxFiles: files.most } },
  answer: Schema.Struct({ ids: Schema.Array(FileId) }),
  refusals: [401, 403, 422, 429]
})

export const getDiamondOrder = endpoint({
  ...one,
  key: "diamondOrders.one",
  summary: "Заявка на бриллиант",
  method: "GET",
  refusals: [401, 404]
})

/** Cancels a request while no stone is ordered; idempotent. */
export const cancelDiamondOrder = endpoint({
  ...one,
  key: "diamondOrders.cancel",
  summary: "Отмена заявки на бриллиант",
  method: "DELETE",
  refusals: [401, 404, 409, 429]
})
