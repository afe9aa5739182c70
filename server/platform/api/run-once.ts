import { Effect, Result, Schema } from "effect"
import { fingerprint } from "../identity/secrets.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { transaction } from "../db/query.ts"
import { storeAnswer, claimKey } from "../db/repeatable-writes.ts"
import { CurrentCaller } from "../identity/caller.ts"
import { CallRefused, refuseCall } from "./refusal.ts"

export type Write<A> = Effect.Effect<A, CallRefused | DatabaseFailed, Database>

type KeyedCall<A> = { readonly key: string; readonly answer: Schema.Codec<A, unknown> }

type Outcome<A> = Result.Result<A, CallRefused>

/**
 * Returns the stored response for a repeated `Idempotency-Key`; refuses a key of another request or owner. Key, write and response share one
 * transaction. `open` locks the rows that the write changes.
 */
export const runOnce = <A, Opened extends { readonly owner: string }>(
  endpoint: KeyedCall<A>,
  input: unknown,
  open: Effect.Effect<Opened, CallRefused | DatabaseFailed, Database>,
  write: (opened: Opened) => Write<A>
): Write<A> =>
  Effect.gen(function* () {
    const key = yield* sentKey
    const outcome = yield* transaction(
      Effect.gen(function* () {
        const opened = yield* open
        if (key === null) return Result.succeed(yield* write(opened))
        const request = fingerprint(JSON.stringify([endpoint.key, input]))
        const stored = yield* claimKey(key, opened.owner, request)
        if (stored !== null) {
          return stored.owner === opened.owner && stored.request === request ? yield* recall(endpoint, stored.answer) : Result.fail(taken)
        }
        const done = yield* tried(transaction(write(opened)))
        yield* storeAnswer(key, Result.isSuccess(done) ? { data: done.success } : { refusal: encodeRefusal(done.failure) })
        return done
      })
    )
    return yield* Effect.fromResult(outcome)
  })

const sentKey: Effect.Effect<string | null, CallRefused> = Effect.flatMap(CurrentCaller, ({ idempotencyKey }) =>
  idempotencyKey === null || /^[\w-]{8,100}$/.test(idempotencyKey) ? Effect.succeed(idempotencyKey) : malformed
)

/** A refusal rolls the write back and is stored; 429, 503 and database failures roll back everything and free the key. */
const tried = <A>(write: Write<A>): Write<Outcome<A>> =>
  Effect.catchTag(
    Effect.map(write, (answer): Outcome<A> => Result.succeed(answer)),
    "CallRefused" as const,
    (refusal: CallRefused) =>
      refusal.status === 429 || refusal.status === 503 ? Effect.fail(refusal) : Effect.succeed<Outcome<A>>(Result.fail(refusal))
  )

const recall = <A>(endpoint: KeyedCall<A>, answer: unknown): Effect.Effect<Outcome<A>> =>
  Effect.orDie(
    Effect.gen(function* () {
      const stored = yield* decodeStored(answer)
      if ("refusal" in stored) return Result.fail(new CallRefused(stored.refusal))
      return Result.succeed(yield* Schema.decodeUnknownEffect(Schema.toType(endpoint.answer))(stored.data))
    })
  )

const Refusal = Schema.Struct({
  status: CallRefused.fields.status,
  message: Schema.String,
  errors: Schema.Record(Schema.String, Schema.String)
})
const decodeStored = Schema.decodeUnknownEffect(
  Schema.Union([Schema.Struct({ refusal: Refusal }), Schema.Struct({ data: Schema.Unknown })])
)
const encodeRefusal = ({ errors, message, status }: CallRefused) => ({ status, message, errors })

const malformed = refuseCall(422, "Некорректный ключ запроса: нужны 8–100 букв, цифр и дефисов")
const taken = new CallRefused({ status: 422, message: "Этот ключ уже был у другого запроса", errors: {} })
