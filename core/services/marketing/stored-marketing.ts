import { Effect, Schema } from "effect"
import type { QueuedOperation } from "../../domain/marketing/digest.ts"
import { operationNames } from "../../domain/marketing/operations.ts"
import type { StoredMarketing, LoggedFact } from "../../domain/marketing/session.ts"
import { listOf, partOf, WriteKey } from "../decode-parts.ts"
import { makeOutbox } from "../outbox.ts"
import { Connection } from "../ports/connection.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

const Logs = Schema.Struct({ at: Schema.Finite, type: Schema.String })
const Session = Schema.Struct({ id: Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/)), at: Schema.Finite, log: Schema.Array(Logs) })
const Product = Schema.Struct({
  id: Schema.String,
  name: Schema.optionalKey(Schema.String),
  price: Schema.optionalKey(Schema.Finite),
  quantity: Schema.Int,
  collection: Schema.optionalKey(Schema.NullOr(Schema.String)),
  category: Schema.String
})
const Waiting = Schema.Struct({
  key: WriteKey,
  at: Schema.Finite,
  session: Schema.String,
  name: Schema.Literals(Object.values(operationNames)),
  body: Schema.Record(Schema.String, Schema.Unknown)
})

/** Drops invalid parts one by one. */
export const readStoredMarketing = (stored: unknown): StoredMarketing => {
  const session = partOf(Session, stored, "session") ?? null
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name that another build gave to an event stays in the log as it is
    session: session === null ? null : { ...session, log: session.log as ReadonlyArray<LoggedFact> },
    orders: listOf(Schema.String, stored, "orders"),
    ordering: listOf(Product, stored, "ordering"),
    liked: listOf(Product, stored, "liked")
  }
}

export const readStoredQueue = (stored: unknown): ReadonlyArray<QueuedOperation> => listOf(Waiting, stored, "writes")

type MarketingStorageFact = {
  readonly type: "marketing.hydrated" | "marketing.changedElsewhere"
  readonly stored: StoredMarketing
  readonly at: number
}

/** Reports the stored session, then changes by other tabs. */
export const watchMarketing = (
  now: () => number,
  sendBack: (seen: MarketingStorageFact) => void
): Effect.Effect<never, never, DeviceStorage> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    sendBack({ type: "marketing.hydrated", stored: readStoredMarketing(yield* storage.read("marketing")), at: now() })
    return yield* storage.watch("marketing", (stored) =>
      sendBack({ type: "marketing.changedElsewhere", stored: readStoredMarketing(stored), at: now() })
    )
  })

export const storeMarketing = ({ stored }: { readonly stored: StoredMarketing }): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (storage) => storage.update("marketing", () => stored))

type PlatformStorageFact =
  { readonly type: "platform.hydrated"; readonly stored: ReadonlyArray<QueuedOperation> } | { readonly type: "platform.reconnected" }

/** Reports queued operations, then reconnections. */
export const watchPlatform = (sendBack: (seen: PlatformStorageFact) => void): Effect.Effect<never, never, Connection | DeviceStorage> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const connection = yield* Connection
    sendBack({ type: "platform.hydrated", stored: readStoredQueue(yield* storage.read("platform")) })
    return yield* connection.returns(() => sendBack({ type: "platform.reconnected" }))
  })

/** Stores this tab's queue without overwriting other tabs'. */
export const makePlatformWriter = () => {
  const merge = makeOutbox()
  return ({ waiting }: { readonly waiting: ReadonlyArray<QueuedOperation> }): Effect.Effect<void, never, DeviceStorage> =>
    Effect.flatMap(DeviceStorage, (storage) => storage.update("platform", (before) => ({ writes: merge(before, waiting) })))
}
