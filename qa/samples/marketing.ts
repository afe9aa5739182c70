import { Effect, Layer, ManagedRuntime } from "effect"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import { type MarketingPorts, provideMarketing } from "../../app/provide-marketing.ts"
import type { Goal } from "../../core/domain/marketing/goals.ts"
import type { Push } from "../../core/domain/marketing/pushes.ts"
import { marketingMachines } from "../../core/shop/marketing.ts"
import type { PlatformCall, PlatformError } from "../../core/services/ports/customer-platform.ts"
import { Identity } from "../../core/services/ports/identity.ts"

export const deviceId = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"

/** Marketing in memory: records the calls of the platform, the data layer and the counters; the test sets the answers of the platform. */
export const marketingInMemory = (own: Partial<MarketingPorts> = {}) => {
  const sent: Array<PlatformCall> = []
  const pushes: Array<Push> = []
  const goals: Array<Goal> = []
  const answers: { next: Effect.Effect<void, PlatformError> } = { next: Effect.void }
  const hand: { reconnect: () => void } = { reconnect: () => undefined }
  let born = 0
  const identity = Layer.effect(
    Identity,
    Effect.map(Identity, (known) => ({ ...known, ids: Effect.succeed({ token: null, saleUserId: "guest-1", deviceId }) }))
  ).pipe(Layer.provide(makeIdentity().layer))
  const machines = provideMarketing(marketingMachines, ManagedRuntime.make(identity), {
    storage: makeDeviceStorage().open(),
    connection: {
      returns: (notify) => Effect.callback<never>(() => void (hand.reconnect = notify)),
      isOnline: Effect.succeed(true),
      watch: () => Effect.never
    },
    platform: {
      send: (call) => {
        sent.push(call)
        return answers.next
      }
    },
    tags: {
      push: (push) => Effect.sync(() => void pushes.push(push)),
      reach: (goal) => Effect.sync(() => void goals.push(goal))
    },
    now: () => 0,
    newId: () => `fresh-id-${(born += 1)}`,
    follow: () => () => undefined,
    ...own
  })
  return { machines, sent, pushes, goals, answers, hand }
}
