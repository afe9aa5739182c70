import { Effect, type ManagedRuntime } from "effect"
import { fromCallback } from "xstate"
import { fromKeeper, fromRun, fromHandler } from "../core/kernel/from-run.ts"
import { runEffect } from "../core/kernel/run.ts"
import type { TimedEvent, QueuedOperation } from "../core/domain/marketing/digest.ts"
import type { MarketingEvent, MarketingStorageEvent, TagsEvent } from "../core/machines/marketing/marketing.machine.ts"
import type { PlatformEvent, PlatformStorageEvent } from "../core/machines/marketing/platform.machine.ts"
import type { MarketingMachines } from "../core/shop/marketing.ts"
import type { Connection } from "../core/services/ports/connection.ts"
import { CustomerPlatform, PlatformError } from "../core/services/ports/customer-platform.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { storeMarketing, makePlatformWriter, watchMarketing, watchPlatform } from "../core/services/marketing/stored-marketing.ts"
import { sendQueuedOperation } from "../core/services/marketing/send-operation.ts"
import { sendTagMessages } from "../core/services/marketing/send-tag-messages.ts"
import type { DeviceStorage } from "../core/services/ports/device-storage.ts"
import { Tags } from "../core/services/ports/tags.ts"
import { overDevice } from "./over-device.ts"

export type MarketingPorts = {
  readonly storage: DeviceStorage["Service"]
  readonly connection: Connection["Service"]
  readonly platform: CustomerPlatform["Service"]
  readonly tags: Tags["Service"]
  readonly now: () => number
  readonly newId: () => string
  /** Follows the journal of the tab (`core/journal/follow.ts`). */
  readonly follow: (notify: (events: ReadonlyArray<TimedEvent>) => void) => () => void
}

export const provideMarketing = (
  machines: MarketingMachines,
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  { follow, newId, now, platform, tags, ...device }: MarketingPorts
): MarketingMachines => {
  const over = overDevice(device)
  const writePlatform = makePlatformWriter()
  const send = (sent: QueuedOperation | undefined) => Effect.provideService(sendQueuedOperation(sent), CustomerPlatform, platform)
  const platformMachine = machines.platform.provide({
    actors: {
      sendWrite: fromRun(runEffect(tab, PlatformError, send)),
      storage: fromKeeper(
        tab,
        (sendBack: (event: PlatformEvent) => void) => over(watchPlatform(sendBack)),
        (command: PlatformStorageEvent) => over(writePlatform(command))
      )
    }
  })
  const marketing = machines.marketing.provide({
    actors: {
      platform: platformMachine,
      followJournal: fromCallback(({ sendBack }) =>
        follow((events) => sendBack({ type: "marketing.eventsReceived", events, fresh: newId() } satisfies MarketingEvent))
      ),
      storage: fromKeeper(
        tab,
        (sendBack: (event: MarketingEvent) => void) => over(watchMarketing(now, sendBack)),
        (command: MarketingStorageEvent) => over(storeMarketing(command))
      ),
      tags: fromHandler(tab, () => (command: TagsEvent) => Effect.provideService(sendTagMessages(command), Tags, tags))
    }
  })
  return { marketing, platform: platformMachine }
}
