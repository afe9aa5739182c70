import { Schema } from "effect"

/** No parameters, query or body: anything sent there is refused. An empty `Struct` alone takes all that is not `null`. */
export const Nothing = Schema.Struct({}).check(
  Schema.makeFilter(
    (sent) => typeof sent === "object" && !Array.isArray(sent) && Object.keys(sent).map((name) => ({ path: [name], issue: "Лишнее поле" }))
  )
)

/** The largest whole number that a column of the database holds: what comes from outside and is kept is no larger. */
export const largestKept = 2_147_483_647

/** A page of a list: 1 to 999, as a route's last segment of 1 to 3 digits has it. */
export const PageNumber = Schema.String.check(Schema.isPattern(/^\d{1,3}$/)).pipe(
  Schema.decodeTo(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999 })))
)

/** How many a page of a list holds: as many as the shop shows at once, or fewer. */
export const limitOf = (most: number) =>
  Schema.String.check(Schema.isPattern(/^\d{1,3}$/)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: most })))
  )

/** A list as every call answers it. */
export const listOf = <Item extends Schema.Codec<unknown, unknown>>(item: Item) =>
  Schema.Struct({ items: Schema.Array(item), total: Schema.Int, page: Schema.Int, pages: Schema.Int })
