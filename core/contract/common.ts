import { Schema } from "effect"

/** Empty params, query or body; a bare empty `Struct` would accept any non-null value. */
export const Nothing = Schema.Struct({}).check(
  Schema.makeFilter(
    (sent) => typeof sent === "object" && !Array.isArray(sent) && Object.keys(sent).map((name) => ({ path: [name], issue: "Лишнее поле" }))
  )
)

/** Largest value of an integer column. */
export const largestInteger = 2_147_483_647

/** 1 to 999, as in routes. */
export const PageNumber = Schema.String.check(Schema.isPattern(/^\d{1,3}$/)).pipe(
  Schema.decodeTo(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999 })))
)

export const limitOf = (most: number) =>
  Schema.String.check(Schema.isPattern(/^\d{1,3}$/)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: most })))
  )

export const listOf = <Item extends Schema.Codec<unknown, unknown>>(item: Item) =>
  Schema.Struct({ items: Schema.Array(item), total: Schema.Int, page: Schema.Int, pages: Schema.Int })
