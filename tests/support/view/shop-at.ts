import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { Calls } from "../../../app/calls.ts"
import type { InitialInput } from "../../../core/machines/tab/tab-facts.ts"
import { failed } from "../../../core/kernel/outcome.ts"
import type { FeatureName } from "../../../core/shop/shop.ts"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { openShop } from "../server/open-shop.ts"
import { waitFor } from "../wait-for.ts"

type Beginning = {
  readonly auth?: "guest" | "stored"
  readonly drafts?: InitialInput["drafts"]
  readonly storage?: Parameters<typeof openShop>[1]
}

/** Opens a shop in memory at an address, for a guest or a user, with all features and the late parts of the view. */
export const shopAt = async (path: string, answers: Partial<Calls> = {}, { auth = "guest", drafts = {}, storage }: Beginning = {}) => {
  reportInteraction()
  await loadIslands()
  const shop = openShop(answers, storage)
  shop.begin({ auth, drafts })
  await shop.go(path)
  await shop.loadDeferred()
  /** Waits until the snapshot of a feature matches; by default, until it is not busy. */
  const until = async (name: FeatureName, matches: (snapshot: AnyMachineSnapshot) => boolean = (snapshot) => !snapshot.hasTag("busy")) => {
    const actor: AnyActorRef | undefined = shop.features()[name]
    if (actor === undefined) throw new Error(`${name} does not run`)
    await waitFor(actor, matches)
  }
  return { ...shop, until }
}

/** Failure when the API does not answer. */
export const unreachable = failed({ _tag: "Unreachable", call: "test", requestId: null, timedOut: false } as const)
