import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { promotionKinds, promotionTerms } from "../core/domain/orders/promotions.ts"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run promotions -- add SUMMER percent 10 --from 50000 --until 2026-12-31 --once`, `-- end SUMMER`, `-- list`: promotions of the shop that runs on
 * this machine. The kinds are `percent`, `sum` (roubles) and `delivery` (free).
 */
const usage = `usage: npm run promotions -- add CODE ${promotionKinds.join("|")} [value] [--from roubles] [--until 2026-12-31] [--once] | end CODE | list`

const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: "string", default: "0" }, until: { type: "string" }, once: { type: "boolean", default: false } }
})
const [action = "", code = "", kind = "", value = "0"] = positionals

const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)

const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.Unknown), message: Schema.optionalKey(Schema.String) })
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
    const wanted = { code, kind, value: Number(value), from: Number(values.from), until: values.until ?? null, isOnce: values.once }
    const made = Schema.decodeUnknownSync(Terms)(await ask("POST", "", wanted))
    console.log(`${made.code}: ${promotionTerms(made)}`)
    break
  }
  case "end":
    await ask("POST", `${code}/end`)
    console.log(`${code}: ended`)
    break
  case "list":
    for (const each of Schema.decodeUnknownSync(Schema.Array(Listed))(await ask("GET", "")))
      console.log(`${each.code}${each.isOver ? " (over)" : ""}: ${promotionTerms(each)}; orders: ${each.orders}, given: ${each.given}`)
    break
  default:
    end(usage, 2)
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${host ?? "localhost"}:${port}/internal/promotions/${path}`, {
    method,
    headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  }).catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))
  const answer = Schema.decodeUnknownSync(Answer)(await response.json())
  return response.ok ? answer.data : end(answer.message ?? String(response.status), 1)
}

function end(text: string, exit: number): never {
  console.error(text)
  process.exit(exit)
}
