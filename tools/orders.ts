import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { orderMoves } from "../core/domain/orders/order-moves.ts"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run orders -- 100001 ready`: brings an order on at the shop that runs on this machine, and says what came of it. `-- delay 100001 2026-12-05 "why"`
 * puts one off, with a letter to its buyer; `-- parcel 100001` says how one is packed.
 */
const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

const words = process.argv.slice(2)
const isDelay = words[0] === "delay"
const isParcel = words[0] === "parcel"
const [number = "", what = "", reason = "", ...others] = isDelay || isParcel ? words.slice(1) : words
const isDelayed = what !== "" && reason !== "" && others.length === 0
const isKnown = isDelay ? isDelayed : isParcel ? what === "" : orderMoves.some((move) => move === what)
if (!/^\d{1,15}$/.test(number) || !isKnown)
  end(
    `usage: npm run orders -- number ${orderMoves.join("|")}\n       npm run orders -- delay number 2026-12-05 "why"\n       npm run orders -- parcel number`,
    2
  )

const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)

const response = await fetch(
  `http://${host ?? "localhost"}:${port}/internal/orders/${number}/${isDelay ? "delay" : isParcel ? "parcel" : "status"}`,
  {
    method: "POST",
    headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
    body: JSON.stringify(isDelay ? { day: what, reason } : isParcel ? {} : { status: what })
  }
).catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))

const Lines = Schema.Struct({ lines: Schema.optionalKey(Schema.Array(Schema.String)) })
const Answer = Schema.Struct({ message: Schema.optionalKey(Schema.String), data: Schema.optionalKey(Lines) })
const answer = Schema.decodeUnknownSync(Answer)(await response.json())
if (!response.ok) end(`${number}: ${answer.message ?? response.status}`, 1)
const lines = answer.data?.lines ?? []
console.log(
  isParcel ? [`${number}: ${lines.length === 0 ? "обычная упаковка, без записки" : ""}`, ...lines].join("\n") : `${number}: ${what}`
)

function end(text: string, code: number): never {
  console.error(text)
  process.exit(code)
}
