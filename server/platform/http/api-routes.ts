import { Effect } from "effect"
import { Hono, type MiddlewareHandler } from "hono"
import type { InProcessAnswer } from "../../../app/renderer.ts"
import { CurrentCaller, Sessions } from "../identity/caller.ts"
import { refusalTexts } from "../api/refusal.ts"
import { CurrentReply } from "../api/reply.ts"
import type { CallServices, ServedCall } from "../api/serve-call.ts"
import { CountUnfit, makeUnfitCount, type UnfitCount } from "../api/unfit-count.ts"
import { bodyBytesOf } from "./body-bytes.ts"
import { limitBody } from "./limit-body.ts"
import { callerOf } from "../identity/caller-of.ts"
import { jsonResponse, refusalResponse } from "./json.ts"
import { CurrentFile } from "../uploads/incoming-file.ts"
import { fileIn, readAddress, readInput } from "./raw-input.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

export type ApiOptions = {
  readonly calls: Iterable<ServedCall>
  readonly clientKey: string
  readonly trustedProxies: number
  readonly run: (program: Effect.Effect<InProcessAnswer, never, CallServices>) => Promise<InProcessAnswer>
}

/** Endpoints with and without trailing slash (API-002); other paths under `/api` get 404 in JSON. */
export const apiRoutes = (options: ApiOptions): Hono<ShopEnv> => {
  const api = new Hono<ShopEnv>()
  const calls = [...options.calls].toSorted((a, b) => comparePaths(addressOf(a), addressOf(b)))
  const unfit = makeUnfitCount()
  api.use("/api/v2/*", requireClientKey(options.clientKey))
  for (const call of calls) {
    // Uploads are limited while they are streamed to the disk.
    const guards = call.endpoint.file === undefined ? [limitBody(bodyBytesOf(call.endpoint))] : []
    for (const path of pathsOf(call)) api.on(call.endpoint.method, bothForms(path), ...guards, answer(call, path, options, unfit))
  }
  for (const [path, methods] of methodsByPath(calls)) api.all(path, refuseMethod(methods))
  api.all("/api/*", (c) => refusalResponse(c, { status: 404, message: refusalTexts.unknownAddress }))
  return api
}

const answer =
  (call: ServedCall, path: string, { run, trustedProxies }: ApiOptions, unfit: UnfitCount) =>
  async (c: ShopContext): Promise<Response> => {
    const { file } = call.endpoint
    const input = file === undefined ? readInput(c, path) : readAddress(c, path, file.multipart !== undefined)
    const read = call.endpoint.method === "GET" ? input : Effect.andThen(unfit.refuseBlocked, input)
    const answered = Effect.andThen(
      Sessions.use(({ trackOperator }) => trackOperator(call.endpoint.key)),
      call.answer(read)
    ).pipe(Effect.provideService(CountUnfit, unfit.count))
    const answering = Effect.provideService(answered, CurrentCaller, callerOf(c, trustedProxies)).pipe(
      Effect.provideService(CurrentFile, file === undefined ? null : fileIn(c)),
      Effect.provideService(CurrentReply, { setCookie: (cookie) => c.header("set-cookie", cookie, { append: true }) })
    )
    const result = await run(Effect.annotateLogs(answering, { requestId: c.get("requestId") }))
    return "data" in result ? jsonResponse(c, { data: result.data }, { "cache-control": cacheControl(call) }) : refuseAs(c, result)
  }

/** SEC-003. */
const requireClientKey =
  (clientKey: string): MiddlewareHandler<ShopEnv> =>
  async (c, next) =>
    c.req.header("x-client-key") === clientKey ? next() : refusalResponse(c, { status: 403, message: refusalTexts.unknownClient })

/** Only responses under `/api` are the same for everyone. */
const cacheControl = ({ endpoint }: ServedCall): string =>
  endpoint.base === "/api" && endpoint.method === "GET" ? "public, max-age=300" : "no-store"

type Refusal = Exclude<InProcessAnswer, { data: unknown }>

const refuseAs = (c: ShopContext, { status, ...refusal }: Refusal): Response =>
  refusalResponse(c, { ...refusal, status: statuses.find((each) => each === status) ?? 500 })
const statuses = [401, 403, 404, 409, 415, 422, 429, 500, 503] as const

const refuseMethod = (methods: ReadonlySet<string>) => (c: ShopContext) => {
  const response = refusalResponse(c, { status: 405, message: refusalTexts.wrongMethod })
  response.headers.set("allow", [...methods].join(", "))
  return response
}

const addressOf = ({ endpoint }: ServedCall): string => endpoint.base + endpoint.path

const pathsOf = (call: ServedCall): ReadonlyArray<string> => {
  const { also, base } = call.endpoint
  return [addressOf(call), ...(also === undefined ? [] : [base + also])]
}

const bothForms = (address: string): Array<string> => {
  const path = address.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, "")
  return [path, `${path}/`]
}

const methodsByPath = (calls: ReadonlyArray<ServedCall>): ReadonlyMap<string, ReadonlySet<string>> => {
  const methods = new Map<string, Set<string>>()
  for (const call of calls) {
    for (const path of pathsOf(call).flatMap(bothForms)) methods.set(path, new Set([...(methods.get(path) ?? []), call.endpoint.method]))
  }
  return methods
}

/** Puts fixed segments first: `/articles/readMore/` is not an article's id (API-059). */
const comparePaths = (a: string, b: string): number => {
  const key = (path: string) => path.replaceAll(/\{\w+\}/g, "\uffff")
  return key(a) < key(b) ? -1 : Number(key(a) > key(b))
}
