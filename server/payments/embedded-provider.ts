import { Effect, Schema } from "effect"
import type { testOutcomes } from "../../core/contract/order-payment.ts"
import { newToken } from "../platform/identity/secrets.ts"
import type { Row } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { type Notice, NoticeUnfit, type Provider } from "./payment-provider.ts"
import { isSigned, sign } from "./payment-signature.ts"

/** Test provider in the shop's database; no money moves. */
export const embeddedProvider: Provider = {
  name: "test",
  open: ({ amount, id }) =>
    Effect.as(execute("insert into test_payments (id, amount, state) values ($1, $2, 'open') on conflict do nothing", [id, amount]), null),
  find: (id) => queryOne<NoticeRow>(`select id, amount::float8 as amount, state as outcome from test_payments where id = $1`, [id]),
  refund: (id) => execute("update test_payments set state = 'refunded' where id = $1 and state = 'paid'", [id]),
  refundPart: ({ amount, id, paymentId }) => execute(refundOnce, [id, paymentId, amount]),
  readNotice: (body, signature) =>
    Effect.gen(function* () {
      if (!isSigned(body, signature, yield* secret)) return yield* new NoticeUnfit()
      return yield* Effect.mapError(decode(body), () => new NoticeUnfit())
    })
}

const refundOnce = `insert into test_refunds (id, payment_id, amount) select $1, id, $3::int8 from test_payments as paid
  where id = $2 and state = 'paid' and amount >= $3::int8 + (select coalesce(sum(amount), 0) from test_refunds where payment_id = paid.id)
  on conflict do nothing`

type NoticeRow = Notice & Row

/** Settles a payment if it is open; returns its state, `null` if it is unknown. */
export const settleEmbeddedPayment = (id: string, outcome: (typeof testOutcomes)[number]): DatabaseEffect<Notice | null> =>
  Effect.gen(function* () {
    yield* execute("update test_payments set state = $2 where id = $1 and state = 'open'", [id, outcome])
    return yield* queryOne<NoticeRow>("select id, amount::float8 as amount, state as outcome from test_payments where id = $1", [id])
  })

export const writeNotice = (notice: Notice): DatabaseEffect<{ readonly body: string; readonly signature: string }> =>
  Effect.map(secret, (key) => {
    const body = JSON.stringify({ id: notice.id, amount: notice.amount, outcome: notice.outcome })
    return { body, signature: sign(body, key) }
  })

const secret: DatabaseEffect<string> = Effect.gen(function* () {
  yield* execute("insert into payment_secrets (provider, secret) values ('test', $1) on conflict do nothing", [newToken()])
  const row = yield* queryOne<{ secret: string }>("select secret from payment_secrets where provider = 'test'")
  return row === null ? yield* Effect.die(new Error("the secret was neither found nor created")) : row.secret
})

const decode = Schema.decodeUnknownEffect(
  Schema.fromJsonString(
    Schema.Struct({ id: Schema.String, amount: Schema.Int, outcome: Schema.Literals(["open", "paid", "declined", "refunded"]) })
  )
)
