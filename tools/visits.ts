import { Schema } from "effect"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run visits`: lists upcoming visits, or confirms, moves or cancels one with a letter to its visitor. */
const [number, what = "", first, second] = process.argv.slice(2)
const bodies: Readonly<Record<string, object | undefined>> = {
  confirm: { do: "confirm", ...(first === undefined ? {} : { link: first }) },
  move: { do: "move", day: first ?? "", hour: Number(second ?? Number.NaN) },
  cancel: { do: "cancel", ...(first === undefined ? {} : { reason: first }) }
}
const body = Object.hasOwn(bodies, what) ? bodies[what] : undefined
if (number !== undefined && (!/^\d{1,9}$/.test(number) || body === undefined))
  exitWith('usage: npm run visits [-- number confirm [https://link] | move 2026-11-28 12 | cancel ["why"]]', 2)

const Visit = Schema.Struct({
  ...{ id: Schema.Int, state: Schema.String, day: Schema.String, hour: Schema.Int, placeName: Schema.String, thingName: Schema.String },
  ...{ name: Schema.String, phone: Schema.String, comment: Schema.String }
})
const visits =
  number === undefined || body === undefined
    ? await callOperator("visits", Schema.Array(Visit), { about: "visits" })
    : [await callOperator(`visits/${number}`, Visit, { about: number, body })]
for (const { comment, day, hour, id, name, phone, placeName, state, thingName } of visits)
  console.log([id, state, day, `${hour}:00`, placeName, thingName, name, phone, comment].join("\t"))
