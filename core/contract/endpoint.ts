import type { Schema } from "effect"
import type { AllMarked } from "../domain/schema/privacy.ts"

export type Plain = Schema.Codec<unknown, unknown>

/** `/api/v2` is the product API, `/api` the shop's own cached routes. */
export type Base = "/api/v2" | "/api"

/** No token, no permission, not found, conflict, invalid fields, too many requests. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429

/**
 * Checked before the body is read. `anyone`: ignores tokens. `guest`: a missing token means a guest, an invalid one is refused. `user`: requires a
 * valid token.
 */
export type Access = "anyone" | "guest" | "user"

/**
 * API call for client, server, tests and the OpenAPI document. On the wire `params` and `query` are string records, `body` and `answer` JSON;
 * `answer` is the content of `data`.
 */
export type Endpoint<P extends Plain = Plain, Q extends Plain = Plain, B extends Plain = Plain, A extends Plain = Plain> = {
  readonly key: string
  readonly summary: string
  readonly access: Access
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly base: Base
  /** `{name}` marks a parameter; served with and without a trailing slash. */
  readonly path: string
  /** Alias with the same parameters. */
  readonly also?: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly answer: A
  readonly refusals: ReadonlyArray<RefusalStatus>
  /** Body limit in bytes, if above the default. */
  readonly bodyBytes?: number
  /**
   * Upload instead of JSON, read only on the handler's request: raw body, or a `multipart/form-data` field with up to `maxFiles` files of
   * `maxBytes` in total.
   */
  readonly file?: { readonly maxBytes: number; readonly multipart?: { readonly field: string; readonly maxFiles: number } }
  /** Honours `Idempotency-Key`: repeats run once and get the same response. */
  readonly isRepeatable?: true
}

export type InputOf<E extends Endpoint> = {
  readonly params: E["params"]["Type"]
  readonly query: E["query"]["Type"]
  readonly body: E["body"]["Type"]
}

/** Empty and optional parts may be omitted. */
export type GivenOf<E extends Endpoint> = Part<"params", E["params"]["Type"]> &
  Part<"query", E["query"]["Type"]> &
  Part<"body", E["body"]["Type"]>

type Part<Name extends string, T> = [T] extends [Record<string, never>]
  ? { readonly [N in Name]?: never }
  : object extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T }

export type AnswerOf<E extends Endpoint> = E["answer"]["Type"]

type MarkedSchemas<P, Q, B, A> = {
  readonly params: AllMarked<P>
  readonly query: AllMarked<Q>
  readonly body: AllMarked<B>
  readonly answer: AllMarked<A>
}

/** Infers the types of a call. Texts without a privacy mark do not compile (`privacy.ts`). */
export const endpoint = <const P extends Plain, const Q extends Plain, const B extends Plain, const A extends Plain>(
  call: Endpoint<P, Q, B, A> & MarkedSchemas<P, Q, B, A>
): Endpoint<P, Q, B, A> => call
