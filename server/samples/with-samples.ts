import { Effect } from "effect"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { type CallKey, loadEndpoint } from "../../core/contract/calls.ts"
import { readSampleToken, type SampleSession, sampleSessions } from "../../core/domain/samples/sample-session.ts"
import { type Caller, CurrentCaller } from "../platform/identity/caller.ts"
import { type Handler, type ServedCall, serveCall } from "../platform/api/serve-call.ts"
import type { Handlers, ServedCalls } from "../platform/api/served-calls.ts"
import { sampleHandlers } from "./sample-handlers.ts"

/** Gives sample sessions fixed data, guest data for public reads, and a refusal for writes. */
export const withSamples = async (calls: ServedCalls): Promise<ServedCalls> => {
  const samples = new Map(await Promise.all(sampleSessions.map(async (session) => [session, await servedSamples(session)] as const)))
  return new Map(
    [...calls].map(([key, call]): [string, ServedCall] => [
      key,
      {
        ...call,
        answer: (read) =>
          Effect.flatMap(CurrentCaller, (caller) => {
            const session = caller.token === null ? null : readSampleToken(caller.token)
            if (session === null) return call.answer(read)
            const sampled = samples.get(session)?.get(key) ?? publicRead(call)
            return sampled === null ? Effect.succeed(refusal) : Effect.provideService(sampled.answer(read), CurrentCaller, asGuest(caller))
          })
      }
    ])
  )
}

/** Skips authentication. */
const servedSamples = async (session: SampleSession): Promise<ReadonlyMap<string, ServedCall>> => {
  const handlers = sampleHandlers(session)
  const serve = async <K extends CallKey>(key: K): Promise<ReadonlyArray<readonly [string, ServedCall]>> => {
    const handler: Handlers[K] | undefined = handlers[key]
    const endpoint = await loadEndpoint(key)
    return handler === undefined
      ? []
      : [[key, serveCall({ ...endpoint, access: "anyone" }, handler as unknown as Handler<typeof endpoint>)]]
  }
  const served = await Promise.all((Object.keys(handlers) as ReadonlyArray<CallKey>).map(serve))
  return new Map(served.flat())
}

const publicRead = (call: ServedCall): ServedCall | null =>
  call.endpoint.access === "anyone" && call.endpoint.method === "GET" ? call : null

const asGuest = (caller: Caller): Caller => ({ ...caller, token: null, saleUserId: null })

const refusal: InProcessAnswer = { status: 403, message: "Образец: изменения не сохраняются", errors: {} }
