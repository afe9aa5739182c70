import { Effect } from "effect"
import type { QueuedOperation } from "../../domain/marketing/digest.ts"
import { CustomerPlatform, type PlatformError, PlatformUnreachable } from "../ports/customer-platform.ts"
import { Identity } from "../ports/identity.ts"

/** Sends an operation under the device id (MKT-005); fails as unreachable while there is none. Failures are logged. */
export const sendOperation = Effect.fnUntraced(
  function* ({ at, body, key, name, session }: QueuedOperation): Effect.fn.Return<void, PlatformError, CustomerPlatform | Identity> {
    const { deviceId } = yield* (yield* Identity).ids
    if (deviceId === null) return yield* new PlatformUnreachable({ operation: name, reason: "no device id" })
    const platform = yield* CustomerPlatform
    yield* platform.send({ operation: name, deviceId, body: { ...body, operationId: key, sessionId: session, occurredAt: at } })
  },
  Effect.tapError((error) =>
    Effect.logWarning("could not send an operation to the customer-data platform", { error: error._tag, operation: error.operation })
  )
)

/** Dies on an empty queue. */
export const sendQueuedOperation = (sent: QueuedOperation | undefined) =>
  sent === undefined ? Effect.die(new Error("there is nothing to send")) : sendOperation(sent)
