import { Schema } from "effect"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run care`: lists care requests, or answers one with a letter to its buyer; a completed return is refunded. */
const [number, what = "", text, ...others] = process.argv.slice(2)
const isAnswer = ["accept", "decline", "done"].includes(what) && (what === "done" || text !== undefined) && others.length === 0
if (number !== undefined && (!/^\d{1,9}$/.test(number) || !isAnswer))
  exitWith('usage: npm run care [-- number accept "how to bring it" | decline "why" | done ["message"]]', 2)

const Care = Schema.Struct({
  ...{ id: Schema.Int, orderId: Schema.Int, kind: Schema.String, state: Schema.String, things: Schema.String },
  ...{ name: Schema.String, phone: Schema.String, careReason: Schema.String, wishedOn: Schema.NullOr(Schema.String) }
})
const cares =
  number === undefined
    ? await callOperator("cares", Schema.Array(Care), { about: "care" })
    : [await callOperator(`cares/${number}`, Care, { about: number, body: { do: what, ...(text !== undefined && { words: text }) } })]
for (const { careReason, id, kind, name, orderId, phone, state, things, wishedOn } of cares)
  console.log([id, orderId, kind, state, wishedOn ?? "", things, name, phone, careReason.replaceAll(/\s+/g, " ")].join("\t"))
