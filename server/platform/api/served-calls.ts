import { Effect, Result, Schema } from "effect"
import type { InProcessAnswer } from "../../../app/renderer.ts"
import { type CallKey, calls } from "../../../core/contract/calls.ts"
import { fieldErrors } from "../../../core/contract/field-errors.ts"
import { refusalTexts } from "./refusal.ts"
import { type CallServices, type Handler, type RawInput, type ServedCall, serveCall } from "./serve-call.ts"

type EndpointOf<K extends CallKey> = Awaited<ReturnType<(typeof calls)[K]>>

/** A missing handler does not compile. */
export type Handlers = { readonly [K in CallKey]: Handler<EndpointOf<K>> }

export type ServedCalls = ReadonlyMap<string, ServedCall>

export const loadCalls = async (handlers: Handlers): Promise<ServedCalls> => {
  const loaders: { readonly [K in CallKey]: () => Promise<EndpointOf<K>> } = calls
  const load = async <K extends CallKey>(key: K): Promise<readonly [K, ServedCall]> => [key, serveCall(await loaders[key](), handlers[key])]
  return new Map(await Promise.all(keys.map(load)))
}

/**
 * Calls an endpoint without HTTP, for the renderer. Encodes and decodes the input as on the wire, so that the same rules apply; the response remains
 * encoded.
 */
export const callInProcess = (served: ServedCalls, key: CallKey, input: RawInput): Effect.Effect<InProcessAnswer, never, CallServices> => {
  const call = served.get(key)
  if (call === undefined) return Effect.die(new Error(`Unknown call ${key}`))
  return Effect.flatMap(Effect.result(toWire(call, input)), (wire) =>
    Result.isSuccess(wire) ? call.answer(Effect.succeed(wire.success)) : Effect.succeed(unfit(fieldErrors(wire.failure.issue, "input")))
  )
}

const toWire = ({ endpoint }: ServedCall, { body, params, query }: RawInput): Effect.Effect<RawInput, Schema.SchemaError> =>
  Effect.all({
    params: Schema.encodeUnknownEffect(endpoint.params, unchecked)(params),
    query: Schema.encodeUnknownEffect(endpoint.query, unchecked)(query),
    body: Schema.encodeUnknownEffect(endpoint.body, unchecked)(body)
  })

const unchecked = { disableChecks: true, errors: "all" } as const
const unfit = (errors: Readonly<Record<string, string>>): InProcessAnswer => ({ status: 422, message: refusalTexts.unfit, errors })

const isKey = (key: string): key is CallKey => key in calls
const keys = Object.keys(calls).filter(isKey)
