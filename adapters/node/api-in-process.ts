import { Effect, Layer } from "effect"
import type { CallKey } from "../../core/contract/calls.ts"
import type { AnswerOf, Endpoint } from "../../core/contract/endpoint.ts"
import { Api, type Input, makeApi, Refused, ServerFailed, TooOften } from "../../core/services/ports/api.ts"

type Reply =
  | { readonly status: 200; readonly data: unknown }
  | {
      readonly status: number
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly retryAfterSeconds?: number
    }

/** API without HTTP for server rendering. */
export const layer = (call: (key: CallKey, input: Input) => Promise<Reply>): Layer.Layer<Api> =>
  Layer.succeed(
    Api,
    makeApi(<E extends Endpoint>({ key }: E, input: Input) =>
      Effect.flatMap(
        Effect.promise(() => call(key as CallKey, input)),
        (answer) => ("data" in answer ? Effect.succeed(answer.data as AnswerOf<E>) : Effect.fail(refusal(key, answer)))
      )
    )
  )

/** Same errors as `readReply` (adapters/http). */
const refusal = (call: string, { errors, message, retryAfterSeconds, status }: Exclude<Reply, { readonly data: unknown }>) => {
  if (status >= 500) return new ServerFailed({ call, requestId: null, status })
  if (status === 429 && errors["reason"] === undefined)
    return new TooOften({ call, requestId: null, retryAfterSeconds: retryAfterSeconds ?? null })
  return new Refused({ call, requestId: null, status, message, errors })
}
