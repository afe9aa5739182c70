import type { ReactElement } from "react"
import { Router } from "wouter"
import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { DialogKey } from "../../../core/contract/dialogs.ts"
import type { FormName } from "../../../core/domain/form/form.ts"
import type { FormEvent } from "../../../core/machines/dialogs/form.machine.ts"
import type { FeatureName, ShopActor, ShopCommand } from "../../../core/shop/shop.ts"
import { useMachineLocation, useMachineSearch } from "../../../view/machine-location.ts"
import { renderIn } from "./in-shop.tsx"

/** A command of the view and its receiver: a feature, a form within one, or the system itself. */
export type Sent =
  | { readonly [N in FeatureName]: readonly [to: N, command: ShopCommand<N>] }[FeatureName]
  | readonly [to: FormName, command: FormEvent]
  | readonly [to: "system", command: { readonly type: "system.retry" }]

/** A part of the view over a running shop, and the commands that it sends. */
export type RecordedView = {
  /** Does something to the view and returns what it sent. Nothing of that is delivered, so the shop stays as it is and one drawing serves many controls. */
  readonly sentBy: (act: () => void) => ReadonlyArray<unknown>
}

/** Draws a part of the view over a shop. Commands are delivered, except during `sentBy`. Links send `navigation.go`, as on a page. */
export const drawRecorded = (shop: ShopActor, part: ReactElement): RecordedView => {
  let sent: Array<unknown> | null = null
  const deliver: Deliver = (actor, name, event) => {
    if (sent === null) actor.send(event)
    else sent.push(asSent(name, event))
  }
  renderIn(
    withSend(shop, "system", deliver) as unknown as ShopActor,
    <Router hook={useMachineLocation} searchHook={useMachineSearch}>
      {part}
    </Router>
  )
  return {
    sentBy: (act) => {
      const all: Array<unknown> = []
      sent = all
      try {
        act()
      } finally {
        sent = null
      }
      return all
    }
  }
}

/** The command that opens a dialog. */
export const opens = (key: DialogKey, props: unknown = {}): Sent => ["dialogs", { type: "dialogs.open", key, props }]

type Event = { readonly type: string }
type Deliver = (actor: AnyActorRef, name: string, event: Event) => void

/** A command to a feature that does not run goes through the system (`core/kernel/give.ts`). */
const asSent = (name: string, event: Event) =>
  event.type === "system.send" && "to" in event && "command" in event ? [event.to, event.command] : [name, event]

/** The actor with another `send`, for itself and all actors below it; everything else is its own. */
const withSend = (actor: AnyActorRef, name: string, deliver: Deliver): AnyActorRef => {
  const views = new WeakMap<object, object>()
  const once = <T extends object>(source: T, make: () => T): T => {
    const known = views.get(source) ?? make()
    views.set(source, known)
    return known as T
  }
  const actorView = (each: AnyActorRef, called: string): AnyActorRef =>
    once(each, () =>
      Object.create(each, {
        send: { value: (event: Event) => deliver(each, called, event) },
        getSnapshot: { value: () => snapshotView(each.getSnapshot() as AnyMachineSnapshot) }
      })
    )
  const snapshotView = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
    once(snapshot, () => {
      const children = Object.entries(snapshot.children ?? {}) as ReadonlyArray<readonly [string, AnyActorRef]>
      return Object.create(snapshot, {
        children: { value: Object.fromEntries(children.map(([key, child]) => [key, actorView(child, key)])) }
      })
    })
  return actorView(actor, name)
}
