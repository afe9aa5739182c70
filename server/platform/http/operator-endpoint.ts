import { Effect, Option, Schema } from "effect"
import { Hono } from "hono"
import { Nothing } from "../../../core/contract/common.ts"
import { CurrentFile } from "../uploads/incoming-file.ts"
import { CurrentCaller } from "../identity/caller.ts"
import { callerOf } from "../identity/caller-of.ts"
import { type CallRefused, refusalTexts } from "../api/refusal.ts"
import type { CallServices } from "../api/serve-call.ts"
import type { DatabaseFailed } from "../db/database.ts"
import { fileType, hasBodyType, jsonType } from "./body-type.ts"
import { refusalResponse } from "./json.ts"
import { limitBody, readText } from "./limit-body.ts"
import { readJson } from "./json-text.ts"
import { fileIn } from "./raw-input.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"
import { hasOperatorKey } from "./operator-key.ts"

export type OperatorOptions = {
  /** `null` disables the endpoints. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** Served under `/internal`. */
export type OperatorEndpoint = {
  readonly method: "GET" | "POST"
  readonly path: string
  /** Limit of the body; `null` if the program limits a file while it streams. */
  readonly bytes: number | null
  readonly answer: (c: ShopContext, options: OperatorOptions) => Promise<Response>
}

type Program<A> = Effect.Effect<A, CallRefused | DatabaseFailed, CallServices>

type Parameter = (parameter: string) => string

/** `expected` is the error message for an invalid body. */
export type OperatorCommand<A> = { readonly body: Schema.Decoder<A>; readonly expected: string; readonly bytes?: number }

export const operatorQuery = <A>(path: string, program: (parameter: Parameter) => Program<A>): OperatorEndpoint => ({
  method: "GET",
  path,
  bytes: 0,
  answer: (c, options) => respond(c, options, program(parameterOf(c)))
})

export const operatorCommand = <A, B>(
  path: string,
  { bytes = 4096, expected, body }: OperatorCommand<A>,
  act: (body: A, request: { readonly parameter: Parameter; readonly publicUrl: string }) => Program<B>
): OperatorEndpoint => {
  const decode = Schema.decodeUnknownOption(body)
  return {
    method: "POST",
    path,
    bytes,
    answer: async (c, options) => {
      if (!hasBodyType(c, jsonType)) return refusalResponse(c, { status: 415, message: refusalTexts.notJson })
      const json = readJson(await readText(c))
      const read = json === null ? Option.none() : decode(json.value)
      if (Option.isNone(read)) return refusalResponse(c, { status: 422, message: expected })
      return respond(c, options, act(read.value, { parameter: parameterOf(c), publicUrl: options.publicUrl }))
    }
  }
}

/** Body of a command that needs no content. */
export const emptyBody = { body: Nothing, expected: "Нужен пустой объект" } as const

/** Takes one file as the raw body (`receiveFile`). */
export const operatorFile = <A>(path: string, program: () => Program<A>): OperatorEndpoint => ({
  method: "POST",
  path,
  bytes: null,
  answer: (c, options) =>
    hasBodyType(c, fileType)
      ? respond(c, options, Effect.provideService(program(), CurrentFile, fileIn(c)))
      : Promise.resolve(refusalResponse(c, { status: 415, message: refusalTexts.notFile }))
})

/** Answers 401 to a wrong key before anything else. */
export const operatorRoutes = (options: OperatorOptions, endpoints: ReadonlyArray<OperatorEndpoint>): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const { operatorKey } = options
  if (operatorKey !== null)
    for (const { answer, bytes, method, path } of endpoints) {
      if (bytes !== null) app.on(method, path, limitBody(bytes))
      app.on(method, path, (c) =>
        hasOperatorKey(c, operatorKey) ? answer(c, options) : refusalResponse(c, { status: 401, message: "Ключ не подходит" })
      )
    }
  app.all("/internal/*", unknownEndpoint)
  return app
}

export const unknownEndpoint = (c: ShopContext): Response => refusalResponse(c, { status: 404, message: refusalTexts.unknownAddress })

/** Trims an operator's message; returns `null` when it is blank. */
export const trimmedOrNull = (text = ""): string | null => (text.trim() === "" ? null : text.trim())

const respond = async <A>(c: ShopContext, { run, trustedProxies }: OperatorOptions, program: Program<A>): Promise<Response> => {
  const outcome = await run(
    program.pipe(
      Effect.map((data) => ({ data })),
      Effect.catchTag("CallRefused", ({ message, status }) => Effect.succeed({ status, message })),
      Effect.orDie,
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies)),
      Effect.annotateLogs({ requestId: c.get("requestId") })
    )
  )
  return "data" in outcome ? c.json(outcome, 200, { "cache-control": "no-store" }) : refusalResponse(c, outcome)
}

const parameterOf =
  (c: ShopContext): Parameter =>
  (parameter) =>
    c.req.param(parameter) ?? ""
