import { Effect } from "effect"
import { isDeviceId } from "../../domain/account/device-id.ts"
import { Api, Unreachable } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"

export type VisitorIds = { readonly saleUserId: string; readonly deviceId: string }

/**
 * Keeps a valid device id (SESS-004 … SESS-006), and the guest id if the server knows it (SESS-003). `isFresh` requests a new guest, as on logout
 * (AUTH-006).
 */
export const refreshIds = Effect.fnUntraced(function* ({ isFresh }: { readonly isFresh: boolean }) {
  const identity = yield* Identity
  const { deviceId: stored } = yield* identity.ids
  const deviceId = stored !== null && isDeviceId(stored) ? stored : yield* identity.newUuid
  if (deviceId !== stored) yield* identity.store("deviceId", deviceId)
  if (isFresh) yield* identity.store("saleUserId", null)
  const api = yield* Api
  const { id: saleUserId } = yield* api.call("session.guest")
  if (saleUserId !== (yield* identity.ids).saleUserId) yield* identity.store("saleUserId", saleUserId)
  return { saleUserId, deviceId } satisfies VisitorIds
})

/** Waits up to ten seconds for a guest id or token, which may still be loading. A cart write without one would be lost. */
export const awaitVisitor = (looks = 50): Effect.Effect<void, Unreachable, Identity> =>
  Effect.gen(function* () {
    const { saleUserId, token } = yield* (yield* Identity).ids
    if (saleUserId !== null || token !== null) return
    if (looks === 0) return yield* new Unreachable({ call: "session.guest", requestId: null, timedOut: true })
    yield* Effect.sleep("200 millis")
    yield* awaitVisitor(looks - 1)
  })
