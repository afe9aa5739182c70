import { Schema } from "effect"
import { parseArgs } from "node:util"
import { diamondOrderStatuses } from "../core/domain/diamond-orders/diamond-order.ts"
import { ask, end } from "./operator.ts"

/**
 * `npm run diamonds -- list`: open requests for diamonds, at the shop that runs on this machine. `-- 300001 started [--text "…"]` moves one on, `-- 300001 cancelled
 * --text "…"` ends it; the shopper gets a letter.
 */
const moves = diamondOrderStatuses.slice(1)
const usage = `usage: npm run diamonds -- list | N ${moves.join("|")} [--text "…"]`
const { positionals, values } = readArguments()
const [number = "list", status = "", ...others] = positionals
const isList = number === "list" && status === ""
const isMove = /^\d{1,9}$/.test(number) && moves.some((each) => each === status)
const words = values.text?.trim() ?? ""
if ((!isList && !isMove) || others.length > 0 || (isList && words !== "") || (status === "cancelled" && words === "")) end(usage, 2)

const Request = Schema.Struct({
  ...{ id: Schema.Int, status: Schema.String, shape: Schema.String, weightFrom: Schema.Number, weightTo: Schema.Number },
  ...{ colorFrom: Schema.String, colorTo: Schema.String, clarityFrom: Schema.String, clarityTo: Schema.String, comment: Schema.String },
  ...{ budget: Schema.NullOr(Schema.Int), wishedOn: Schema.NullOr(Schema.String), askedAt: Schema.String }
})
const requests = isList
  ? await ask("diamond-orders", Schema.Array(Request), { about: "diamonds" })
  : [await ask(`diamond-orders/${number}`, Request, { about: number, body: { status, ...(words !== "" && { words }) } })]
for (const each of requests) {
  const grades = `${each.colorFrom}-${each.colorTo} ${each.clarityFrom}-${each.clarityTo}`
  const wish = `${each.shape} ${each.weightFrom}-${each.weightTo} ct ${grades}`
  const comment = each.comment.replaceAll(/\s+/g, " ")
  console.log([each.id, each.status, wish, each.budget ?? "no budget", each.wishedOn ?? "no day", each.askedAt, comment].join("\t"))
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { text: { type: "string" } } })
  } catch {
    return end(usage, 2)
  }
}
