import { Effect, Schema } from "effect"
import { type DiamondOrder, DiamondOrder as OrderSchema, type DiamondOrderCard } from "../../core/contract/diamond-orders.ts"
import { canCancelRequest, type DiamondOrderStatus } from "../../core/domain/diamond-orders/diamond-order.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"

type Row = Omit<DiamondOrderCard, "canCancel">

const columns = `id, status, shape, weight_from::float8 as "weightFrom", weight_to::float8 as "weightTo", color_from as "colorFrom", color_to as "colorTo",
  clarity_from as "clarityFrom", clarity_to as "clarityTo", budget, to_char(wished_on, 'YYYY-MM-DD') as "wishedOn", comment,
  to_char(asked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt"`

type Page = { readonly userId: number; readonly isOldestFirst: boolean; readonly page: number; readonly pageSize: number }

export const findDiamondOrders = ({
  isOldestFirst,
  page,
  pageSize,
  userId
}: Page): DatabaseEffect<{ readonly items: ReadonlyArray<DiamondOrderCard>; readonly total: number }> =>
  Effect.gen(function* () {
    const direction = isOldestFirst ? "asc" : "desc"
    const items = yield* query<Row>(
      `select ${columns} from diamond_orders where user_id = $1 order by asked_at ${direction}, id ${direction} limit $2 offset $3`,
      [userId, pageSize, (page - 1) * pageSize]
    )
    const count = yield* queryOne<{ total: number }>("select count(*)::int4 as total from diamond_orders where user_id = $1", [userId])
    return { items: items.map(withRights), total: count?.total ?? 0 }
  })

const withRights = (row: Row): DiamondOrderCard => ({ ...row, canCancel: canCancelRequest(row.status) })

/** `null` for a request of another user. `userId` `null` finds any request, for operators. */
export const findDiamondOrder = (id: number, userId: number | null): DatabaseEffect<DiamondOrder | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<Row & { readonly filesCount: number }>(
      `select ${columns}, cardinality(file_ids) as "filesCount" from diamond_orders where id = $1 and ($2::int4 is null or user_id = $2)`,
      [id, userId]
    )
    if (row === null) return null
    const history = yield* query<DiamondOrder["history"][number]>(
      `select status, words, to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from diamond_order_events where diamond_order_id = $1 order by id desc`,
      [id]
    )
    return yield* Effect.orDie(decodeOrder({ ...row, canCancel: canCancelRequest(row.status), history }))
  })
const decodeOrder = Schema.decodeUnknownEffect(OrderSchema)

export const findRequestFiles = (id: number): DatabaseEffect<ReadonlyArray<{ readonly id: string; readonly kind: string }>> =>
  query<{ readonly id: string; readonly kind: string }>(
    `select file.id::text as id, file.kind from diamond_orders as request
        cross join unnest(request.file_ids) with ordinality as named (id, place)
        join uploaded_files as file on file.id = named.id where request.id = $1 order by named.place`,
    [id]
  )

export type OpenRequest = { readonly id: number; readonly userId: number; readonly status: DiamondOrderStatus }

export const lockDiamondOrder = (id: number): DatabaseEffect<OpenRequest | null> =>
  Effect.gen(function* () {
    yield* lockRows({ diamond_orders: { where: "id = $1", params: [id] } })
    return yield* queryOne<OpenRequest>('select id, user_id as "userId", status from diamond_orders where id = $1', [id])
  })

/** Adds an event and queues a letter. Runs in a transaction. */
export const moveDiamondOrder = (id: number, status: DiamondOrderStatus, message: string | null): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* execute("update diamond_orders set status = $2 where id = $1", [id, status])
    yield* addEvent(id, status, message)
  })

const addEvent = (id: number, status: DiamondOrderStatus, message: string | null): DatabaseEffect<void> =>
  execute(
    `with event as (insert into diamond_order_events (diamond_order_id, status, words) values ($1, $2, $3) returning id)
          insert into diamond_order_letters (event_id) select id from event`,
    [id, status, message]
  )

export type NewRequest = Omit<Row, "id" | "status" | "askedAt"> & { readonly files: ReadonlyArray<string> }

/** Equal open request of the last day that has these files. */
export const findSameRequest = (userId: number, wish: NewRequest): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ id: number }>(
      `select id from diamond_orders where user_id = $1 and status = 'accepted' and asked_at > now() - interval '1 day'
          and (shape, weight_from, weight_to, color_from, color_to, clarity_from, clarity_to, comment)
            = ($2, $3::numeric(5, 2), $4::numeric(5, 2), $5, $6, $7, $8, $9)
          and budget is not distinct from $10::int4 and wished_on is not distinct from $11::text::date
          and file_ids @> $12::text[]::uuid[] order by id limit 1`,
      [userId, ...valuesOf(wish), [...wish.files]]
    ),
    (row) => row?.id ?? null
  )

/** Adds the first event and letter. Runs in a transaction. */
export const addDiamondOrder = (userId: number, wish: NewRequest): DatabaseEffect<number> =>
  Effect.gen(function* () {
    const row = yield* queryOne<{ id: number }>(
      `insert into diamond_orders (user_id, shape, weight_from, weight_to, color_from, color_to, clarity_from, clarity_to, comment, budget, wished_on, file_ids)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text::date, $12::text[]::uuid[]) returning id`,
      [userId, ...valuesOf(wish), [...wish.files]]
    )
    if (row === null) return yield* Effect.die(new Error("the request has no id"))
    yield* addEvent(row.id, "accepted", null)
    return row.id
  })

const valuesOf = (wish: NewRequest): ReadonlyArray<unknown> => [
  ...[wish.shape, wish.weightFrom, wish.weightTo, wish.colorFrom, wish.colorTo, wish.clarityFrom, wish.clarityTo],
  ...[wish.comment, wish.budget, wish.wishedOn]
]
