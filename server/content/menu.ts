import { Effect, Schema, Struct } from "effect"
import { type Menu, MenuItem } from "../../core/contract/shell.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { countDiamonds } from "../catalogue/diamonds.ts"
import { countByCategory } from "../catalogue/jewelry.ts"

/** The four menus, each in its order; a line that leads to a category of jewelry or to the diamonds tells how many there are now. */
export const findMenu: Effect.Effect<Menu, DatabaseFailed, Database> = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.query("select place, code, title, link, children, previews from menus order by position")
  const lines = yield* Effect.orDie(decodeMenuLines(rows))
  const countOf = yield* countsByLink
  const itemsOf = (place: MenuLine["place"]) =>
    lines
      .filter((line) => line.place === place)
      .map(({ children, code, link, previews, title }) => {
        const counted = children.map((child) => ({ ...child, count: countOf(child.link) }))
        return { code, title, link, children: counted, previews }
      })
  return { header: itemsOf("header"), footer: itemsOf("footer"), hamburger: itemsOf("hamburger"), mobile: itemsOf("mobile") }
})

/** What a link leads to in numbers; `null` where nothing is counted. */
const countsByLink = Effect.gen(function* () {
  const [categories, diamonds] = yield* Effect.all([countByCategory, countDiamonds], { concurrency: "unbounded" })
  const counts = new Map([...categories.map(({ code, count }) => [`/jewelry/${code}`, count] as const), ["/diamonds", diamonds]])
  return (link: string): number | null => counts.get(link.replace(/\/$/, "")) ?? null
})

/** Rows are read by the contract's own schemas; one that does not fit is a defect of the schema or the seed, not an answer. */
const MenuLine = Schema.Struct({
  ...MenuItem.fields,
  place: Schema.Literals(["header", "footer", "hamburger", "mobile"]),
  children: Schema.Array(MenuItem.fields.children.value.mapFields(Struct.omit(["count"])))
})
type MenuLine = typeof MenuLine.Type
const decodeMenuLines = Schema.decodeUnknownEffect(Schema.Array(MenuLine))
