import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { operatorPrefix } from "../../core/domain/account/operator-token.ts"
import { fingerprint, newToken } from "../account/secrets.ts"
import { CurrentCaller } from "../account/caller.ts"
import { callerNetwork } from "../platform/api/limits.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { addSignIn, endOverdue, linkMinutes, readSignInLog, sessionHours } from "./operator-sign-ins.ts"
import { findUserByEmail } from "../account/users.ts"
import { holds, jsonType, takes } from "../platform/http/body-type.ts"
import { callerOf } from "../account/caller-of.ts"
import { refuse } from "../platform/http/json.ts"
import { hasOperatorKey } from "./operator-key.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"

type Options = {
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The most events that are told at once. */
const logMost = 1000

/** The door by which the house signs in for one customer (`npm run sign-in`): it makes a link, told once, and tells what came of all of them (SEC-007). */
export const operatorSignIns = ({ operatorKey, publicUrl, run, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.use("/internal/sign-ins", async (c, next) => {
    if (operatorKey === null) return refuse(c, { status: 404, message: refusalTexts.unknownAddress })
    return hasOperatorKey(c, operatorKey) ? next() : refuse(c, { status: 401, message: "Ключ не подходит" })
  })
  app.post("/internal/sign-ins", holds(4096), takes(jsonType), async (c) => {
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None") return refuse(c, { status: 422, message: "Нужны e-mail покупателя, кто входит и причина" })
    const making = Effect.provideService(makeLink(wanted.value, publicUrl), CurrentCaller, callerOf(c, trustedProxies))
    const link = await run(Effect.orDie(making))
    return link === null ? refuse(c, { status: 404, message: "Такого покупателя нет" }) : told(c, { link, linkMinutes, sessionHours })
  })
  app.get("/internal/sign-ins", async (c) => told(c, await run(Effect.orDie(Effect.andThen(endOverdue, readSignInLog(logMost))))))
  return app
}

const told = (c: ShopContext, data: object): Response => c.json({ data }, 200, { "cache-control": "no-store" })

const makeLink = ({ by, email, reason }: typeof Wanted.Type, publicUrl: string) =>
  Effect.gen(function* () {
    const customer = yield* findUserByEmail(email)
    if (customer === null) return null
    const token = operatorPrefix + newToken()
    yield* endOverdue
    yield* addSignIn({ userId: customer.id, tokenHash: fingerprint(token), madeBy: by, reason, place: yield* callerNetwork })
    return `${publicUrl}/?silenceIsGold=${token}`
  })

const Said = Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(500))
const Wanted = Schema.Struct({ email: Said, by: Said, reason: Said })
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))
