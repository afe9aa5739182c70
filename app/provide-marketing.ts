import { Effect, type ManagedRuntime } from "effect"
import { fromCallback } from "xstate"
import { fromKeeper, fromRun } from "../core/kernel/from-run.ts"
import { runEffect } from "../core/kernel/run.ts"
import type { Heard, Sent } from "../core/domain/marketing/digest.ts"
import type { MarketingEvent, MarketingStorageEvent, TagsEvent } from "../core/machines/marketing/marketing-setup.ts"
import type { PlatformEvent, PlatformStorageEvent } from "../core/machines/marketing/platform.machine.ts"
import type { MarketingMachines } from "../core/shop/marketing.ts"
import { makeOutbox } from "../core/services/outbox.ts"
import type { Connection } from "../core/services/ports/connection.ts"
import { CustomerPlatform, PlatformError } from "../core/services/ports/customer-platform.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { readKeptMarketing, readWaiting } from "../core/services/marketing/kept-marketing.ts"
import { sendOperation } from "../core/services/marketing/send-operation.ts"
import type { DeviceStorage } from "../core/services/ports/device-storage.ts"
import type { Tags } from "../core/services/ports/tags.ts"

/** What marketing stands on. */
export type MarketingPorts = {
  readonly storage: DeviceStorage["Service"]
  readonly connection: Connection["Service"]
  readonly platform: CustomerPlatform["Service"]
  readonly tags: Tags["Service"]
  readonly now: () => number
  readonly newId: () => string
  /** Reads the journal of the tab along (`core/journal/follow.ts`). */
  readonly follow: (tell: (heard: ReadonlyArray<Heard>) => void) => () => void
}

/** The machines that tell of a visit, with their side effects. */
export const provideMarketing = (
  machines: MarketingMachines,
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  { connection, follow, newId, now, platform, storage, tags }: MarketingPorts
): MarketingMachines => {
  const merge = makeOutbox()
  const send = (sent: Sent | undefined) =>
    sent === undefined
      ? Effect.die(new Error("there is nothing to send"))
      : Effect.provideService(sendOperation(sent), CustomerPlatform, platform)
  const telling = machines.platform.provide({
    actors: {
      send: fromRun(runEffect(tab, PlatformError, send)),
      storage: fromKeeper(
        tab,
        (tell: (event: PlatformEvent) => void) =>
          Effect.gen(function* () {
            tell({ type: "platform.hydrated", kept: readWaiting(yield* storage.read("platform")) })
            return yield* connection.returns(() => tell({ type: "platform.reconnected" }))
          }),
        ({ waiting }: PlatformStorageEvent) => storage.update("platform", (before) => ({ writes: merge(before, waiting) }))
      )
    }
  })
  const marketing = machines.marketing.provide({
    actors: {
      platform: telling,
      follow: fromCallback(({ sendBack }) =>
        follow((heard) => sendBack({ type: "marketing.heard", heard, fresh: newId() } satisfies MarketingEvent))
      ),
      storage: fromKeeper(
        tab,
        (tell: (event: MarketingEvent) => void) =>
          Effect.gen(function* () {
            tell({ type: "marketing.hydrated", kept: readKeptMarketing(yield* storage.read("marketing")), at: now() })
            return yield* storage.watch("marketing", (kept) =>
              tell({ type: "marketing.changedElsewhere", kept: readKeptMarketing(kept), at: now() })
            )
          }),
        ({ kept }: MarketingStorageEvent) => storage.update("marketing", () => kept)
      ),
      tags: fromCallback<TagsEvent>(({ receive }) => {
        receive(({ goals, pushes }) => {
          for (const push of pushes) tab.runSync(tags.push(push))
          for (const goal of goals) tab.runSync(tags.reach(goal))
        })
      })
    }
  })
  return { marketing, platform: telling }
}
