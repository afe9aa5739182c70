import { Effect, Option, Schema } from "effect"
import { Hono } from "hono"
import { CurrentCaller } from "../account/caller.ts"
import { callerOf } from "../account/caller-of.ts"
import { type CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { DatabaseFailed } from "../platform/db/database.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import { readJson } from "../platform/http/json-text.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { hasOperatorKey } from "./operator-key.ts"

export type House = {
  /** `null` disables the endpoints. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** Endpoint under `/internal`, for operators only. */
export type Door = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly bytes: number
  readonly answer: (c: ShopContext, house: House) => Promise<Response>
}

type Answer<A> = Effect.Effect<A, CallRefused | DatabaseFailed, CallServices>

type Named = (parameter: string) => string

/** `expected` is the error message for an invalid body. */
type Command<A> = { readonly wanted: Schema.Decoder<A>; readonly expected: string; readonly bytes?: number }

export const askDoor = <A>(path: string, program: (named: Named) => Answer<A>): Door => ({
  ...{ method: "GET", path, bytes: 0 },
  answer: (c, house) => told(c, house, program(namedIn(c)))
})

export const tellDoor = <A, B>(
  path: string,
  { bytes = 4096, expected, wanted }: Command<A>,
  act: (wanted: A, asked: { readonly named: Named; readonly publicUrl: string }) => Answer<B>
): Door => {
  const decode = Schema.decodeUnknownOption(wanted)
  return {
    ...{ method: "POST", path, bytes },
    answer: async (c, house) => {
      if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
      const json = readJson(await c.req.text())
      const read = json === null ? Option.none() : decode(json.value)
      if (Option.isNone(read)) return refuse(c, { status: 422, message: expected })
      return told(c, house, act(read.value, { named: namedIn(c), publicUrl: house.publicUrl }))
    }
  }
}

/** A wrong key gets 401 before anything else. */
export const houseDoors = (house: House, doors: ReadonlyArray<Door>): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const { operatorKey } = house
  if (operatorKey !== null)
    for (const { answer, bytes, method, path } of doors)
      app.on(method, path, holds(bytes), (c) =>
        hasOperatorKey(c, operatorKey) ? answer(c, house) : refuse(c, { status: 401, message: "Ключ не подходит" })
      )
  app.all("/internal/*", noDoor)
  return app
}

export const noDoor = (c: ShopContext): Response => refuse(c, { status: 404, message: refusalTexts.unknownAddress })

/** Trims an operator's message; returns `null` when it is blank. */
export const wordsOrNull = (words = ""): string | null => (words.trim() === "" ? null : words.trim())

const told = async <A>(c: ShopContext, { run, trustedProxies }: House, program: Answer<A>): Promise<Response> => {
  const outcome = await run(
    program.pipe(
      Effect.map((data) => ({ data })),
      Effect.catchTag("CallRefused", ({ message, status }) => Effect.succeed({ status, message })),
      Effect.orDie,
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies)),
      Effect.annotateLogs({ requestId: c.get("requestId") })
    )
  )
  return "data" in outcome ? c.json(outcome, 200, { "cache-control": "no-store" }) : refuse(c, outcome)
}

const namedIn =
  (c: ShopContext): Named =>
  (parameter) =>
    c.req.param(parameter) ?? ""
