import { Schema } from "effect"
import { isWhole, readChoice } from "../domain/constructor/choice.ts"
import { visitItemId } from "../domain/visits/visit-item-id.ts"

const matching = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern))

/** 1 to 3 digits, not zero (RT-142). */
export const Page = Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** 8 to 11 digits (RT-114). */
export const DiamondArticle = matching(/^\d{8,11}$/)

export const ProductId = matching(/^\w{7,10}$/)

export const Code = matching(/^[\w-]{1,100}$/)

/** Excludes the reserved `filter` (RT-109). */
export const JewelryCategory = matching(/^(?!filter$)[\w-]{1,100}$/)

export const OrderNumber = matching(/^\d+$/)

/** Query with a frame and a stone or set (CTOR-011). */
export const CompleteChoice = Schema.Record(Schema.String, Schema.String).check(
  Schema.makeFilter((query) => isWhole(readChoice(new URLSearchParams(query).toString())))
)

/** Cart id of a stone or a variant of a piece. */
export const VisitItemId = matching(visitItemId)

/** Path segments, up to the longest code of a static page. */
export const Slug = Schema.String.check(Schema.isPattern(/^[\w-]+(?:\/[\w-]+)*$/), Schema.isMaxLength(200))
