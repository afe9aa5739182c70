import type { Schema } from "effect"
import type { AllMarked } from "../domain/schema/privacy.ts"

/** A schema that decodes and encodes on its own, with no services. */
export type Plain = Schema.Codec<unknown, unknown>

/** Where a call stands: under the product API's `v2/`, or among the shop's own cached routes. */
export type Base = "/api/v2" | "/api"

/** A refusal that the client tells apart: no token, no right, nothing there, too late, bad fields, too often. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429

/**
 * Who may make a call, judged before anything of what is asked is read. `anyone`: no token is looked at. `guest`: without a token as a guest, with one
 * as its user, and a token that is no good is refused. `user`: with a good token alone.
 */
export type Access = "anyone" | "guest" | "user"

/**
 * One API call as one value. Client, server, tests and the OpenAPI document read the same value, so they cannot disagree.
 * `params` and `query` are string records on the wire; `body` and `answer` are JSON, the answer being the content of `data`.
 */
export type Endpoint<P extends Plain = Plain, Q extends Plain = Plain, B extends Plain = Plain, A extends Plain = Plain> = {
  readonly key: string
  readonly summary: string
  readonly access: Access
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly base: Base
  /** With `{name}` for each path parameter; a trailing slash is written as the specification writes it, both forms are served. */
  readonly path: string
  /** Another path at which the same is answered, with the same parameters. */
  readonly also?: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly answer: A
  readonly refusals: ReadonlyArray<RefusalStatus>
  /** The most bytes that its body may hold, where that is more than of any other call. */
  readonly bodyBytes?: number
  /**
   * It brings files instead of JSON, and nothing of them is read before the handler asks: one file as its body, bytes as they are, or with `multipart` a
   * form (`multipart/form-data`) whose only field brings at most `filesMost` files. `bytesMost` bounds the sum of their bytes.
   */
  readonly file?: { readonly bytesMost: number; readonly multipart?: { readonly field: string; readonly filesMost: number } }
  /** A write that honours `Idempotency-Key`: sent again under the same key it is done once and answered the same. */
  readonly isRepeatable?: true
}

export type InputOf<E extends Endpoint> = {
  readonly params: E["params"]["Type"]
  readonly query: E["query"]["Type"]
  readonly body: E["body"]["Type"]
}

/** What one gives of it: the parts that the call has alone, and of these those that may be left out only where there is something to say. */
export type GivenOf<E extends Endpoint> = Part<"params", E["params"]["Type"]> &
  Part<"query", E["query"]["Type"]> &
  Part<"body", E["body"]["Type"]>

type Part<Name extends string, T> = [T] extends [Record<string, never>]
  ? { readonly [N in Name]?: never }
  : object extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T }

export type AnswerOf<E extends Endpoint> = E["answer"]["Type"]

type Whole<P, Q, B, A> = {
  readonly params: AllMarked<P>
  readonly query: AllMarked<Q>
  readonly body: AllMarked<B>
  readonly answer: AllMarked<A>
}

/** Keeps the precise types of one call; a text in it that is not marked does not compile (`privacy.ts`). */
export const endpoint = <const P extends Plain, const Q extends Plain, const B extends Plain, const A extends Plain>(
  call: Endpoint<P, Q, B, A> & Whole<P, Q, B, A>
): Endpoint<P, Q, B, A> => call
