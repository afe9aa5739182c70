import { Schema } from "effect"
import { parseArgs } from "node:util"
import { promotionKinds, promotionTerms } from "../core/domain/orders/promotions.ts"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run promotions`: adds, ends and lists promotions: `percent`, `sum` (roubles) or `delivery` (free). */
const usage = `npm run promotions -- add CODE ${promotionKinds.join("|")} [value] [--from roubles] [--until 2026-12-31] [--once] | end CODE | list`

const { positionals, values } = await withUsage(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: { from: { type: "string", default: "0" }, until: { type: "string" }, once: { type: "boolean", default: false } }
  })
)
const [action = "", code = "", kind = "", value = "0"] = positionals
/** Number of arguments by action. One too many may be a condition without its option. */
const lengths: Readonly<Record<string, readonly [number, number]>> = { add: [3, 4], end: [2, 2], list: [1, 1] }
const [least, most] = lengths[action] ?? [Infinity, 0]
if (positionals.length < least || positionals.length > most) exitWith(`usage: ${usage}`, 2)

const Terms = Schema.Struct({
  code: Schema.String,
  kind: Schema.Literals(promotionKinds),
  value: Schema.Int,
  from: Schema.Int,
  until: Schema.NullOr(Schema.String)
})
const Listed = Schema.Struct({ ...Terms.fields, isOver: Schema.Boolean, orders: Schema.Int, given: Schema.Int })

switch (action) {
  case "add": {
    const body = { code, kind, value: Number(value), from: Number(values.from), until: values.until ?? null, isOnce: values.once }
    const made = await callOperator("promotions/", Terms, { body })
    console.log(`${made.code}: ${promotionTerms(made)}`)
    break
  }
  case "end":
    await callOperator(`promotions/${code}/end`, Schema.Unknown, { body: {} })
    console.log(`${code}: ended`)
    break
  case "list":
    for (const each of await callOperator("promotions/", Schema.Array(Listed)))
      console.log(`${each.code}${each.isOver ? " (over)" : ""}: ${promotionTerms(each)}; orders: ${each.orders}, given: ${each.given}`)
    break
}
