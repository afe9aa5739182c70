import { Effect, Predicate, Schema } from "effect"
import type { Endpoint } from "../../core/contract/endpoint.ts"
import type { Input } from "../../core/services/ports/api.ts"

/** `json` is absent without a body. */
export type WireRequest = { readonly url: string; readonly json?: unknown }

/** Encodes without checks: the server validates and returns field errors. */
export const toRequest = (endpoint: Endpoint, input: Input, base: string): Effect.Effect<WireRequest> =>
  Effect.gen(function* () {
    const params = new Map(textsOf(yield* Schema.encodeUnknownEffect(endpoint.params, unchecked)(input.params)))
    const query = textsOf(yield* Schema.encodeUnknownEffect(endpoint.query, unchecked)(input.query))
    const body = yield* Schema.encodeUnknownEffect(endpoint.body, unchecked)(input.body)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ""))
    const search = new URLSearchParams(query.map((pair) => [...pair])).toString()
    const url = `${base}${endpoint.base}${path}${search === "" ? "" : `?${search}`}`
    return endpoint.method === "GET" || isEmpty(body) ? { url } : { url, json: body }
  }).pipe(Effect.orDie)

const unchecked = { disableChecks: true } as const

/** Lists repeat the parameter's name; undefined parameters are omitted. */
const textsOf = (wire: unknown): ReadonlyArray<readonly [string, string]> =>
  Predicate.isObject(wire)
    ? Object.entries(wire).flatMap(([name, value]: [string, unknown]) =>
        [value]
          .flat()
          .filter(Predicate.isString)
          .map((text) => [name, text] as const)
      )
    : []

const isEmpty = (body: unknown): boolean => Predicate.isObject(body) && Object.keys(body).length === 0
