import { Effect } from "effect"
import { isDeviceId } from "../../domain/account/device-id.ts"
import { Api, Unreachable } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"

/** The numbers under which the shop knows a visitor who has no name. */
export type VisitorIds = { readonly saleUserId: string; readonly deviceId: string }

/**
 * Refreshes both numbers: a device id that is fit stays, another is made anew (SESS-004 … SESS-006); the guest's number is the stored one where
 * the shop knows it (SESS-003). `isFresh` asks for another guest, as a logout does (AUTH-006).
 */
export const refreshIds = Effect.fnUntraced(function* ({ isFresh }: { readonly isFresh: boolean }) {
  const identity = yield* Identity
  const { deviceId: kept } = yield* identity.ids
  const deviceId = kept !== null && isDeviceId(kept) ? kept : yield* identity.newDeviceId
  if (deviceId !== kept) yield* identity.keep("deviceId", deviceId)
  if (isFresh) yield* identity.keep("saleUserId", null)
  const api = yield* Api
  const { id: saleUserId } = yield* api.call("session.guest")
  if (saleUserId !== (yield* identity.ids).saleUserId) yield* identity.keep("saleUserId", saleUserId)
  return { saleUserId, deviceId } satisfies VisitorIds
})

/**
 * Waits until the visitor has a number of the shop's or a token, for ten seconds: it is on its way when a page begins. What is written into a cart before
 * that would be nobody's.
 */
export const awaitNumber = (looks = 50): Effect.Effect<void, Unreachable, Identity> =>
  Effect.gen(function* () {
    const { saleUserId, token } = yield* (yield* Identity).ids
    if (saleUserId !== null || token !== null) return
    if (looks === 0) return yield* new Unreachable({ call: "session.guest", requestId: null, timedOut: true })
    yield* Effect.sleep("200 millis")
    yield* awaitNumber(looks - 1)
  })
