import { Schema } from "effect"
import { isWhole, readChoice } from "../domain/constructor/choice.ts"

const matching = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern))

/** A page of a list: 1 to 3 digits, not zero (RT-142). */
export const Page = Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** The validation's reading of a diamond article: all digits, longer than 7 and shorter than 12 (RT-114). */
export const DiamondArticle = matching(/^\d{8,11}$/)

/** 7 to 10 word characters. */
export const ProductId = matching(/^\w{7,10}$/)

/** A code in an address: a category, a frame, a page, an article. */
export const Code = matching(/^[\w-]{1,100}$/)

/** A category of jewelry; `filter` stands in its place and is never one (RT-109). */
export const JewelryCategory = matching(/^(?!filter$)[\w-]{1,100}$/)

/** An order in the query of the success page: digits only. */
export const OrderNumber = matching(/^\d+$/)

/** A query in which a frame is chosen, and a stone or a set of them (CTOR-011). */
export const WholeChoice = Schema.Record(Schema.String, Schema.String).check(
  Schema.makeFilter((query) => isWhole(readChoice(new URLSearchParams(query).toString())))
)

/** A stone or the variant of a piece, as a cart names it. */
export const ShownThing = matching(/^[01]-[1-9]\d{0,8}$/)

/** One or more codes, as long as the code of a page of words may be. */
export const Slug = Schema.String.check(Schema.isPattern(/^[\w-]+(?:\/[\w-]+)*$/), Schema.isMaxLength(200))
