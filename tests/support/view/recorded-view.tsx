import { act } from "@testing-library/react"
import type { ReactElement } from "react"
import { Router } from "wouter"
import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { DialogKey } from "../../../core/contract/dialogs.ts"
import type { FormName } from "../../../core/forms/every-form.ts"
import type { DataCopyEvent } from "../../../core/machines/account/data-copy.machine.ts"
import type { ConfirmationEvent } from "../../../core/machines/account/confirmation.machine.ts"
import type { DevicesEvent } from "../../../core/machines/account/devices.machine.ts"
import type { ComparableEvent } from "../../../core/machines/diamond-orders/comparable.machine.ts"
import type { PassportViewEvent } from "../../../core/machines/passport/passport-view.machine.ts"
import type { FormEvent } from "../../../core/machines/forms/form.machine.ts"
import type { FeatureName, ShopActor, ShopCommand } from "../../../core/shop/shop.ts"
import { useMachineLocation } from "../../../view/machine-location.ts"
import { renderIn } from "./in-shop.tsx"

/** Receiver and command: the receiver is a feature, an actor within one, or the system itself. */
export type Sent =
  | { readonly [N in FeatureName]: readonly [to: N, command: ShopCommand<N>] }[FeatureName]
  | readonly [to: FormName, command: FormEvent]
  | readonly [to: "confirmation", command: ConfirmationEvent]
  | readonly [to: "comparable", command: ComparableEvent]
  | readonly [to: "dataCopy", command: DataCopyEvent]
  | readonly [to: "devices", command: DevicesEvent]
  | readonly [to: "passportView", command: PassportViewEvent]
  | readonly [to: "system", command: { readonly type: "system.retry" }]

/** A part of the view over a running shop, and the commands that it sends. */
export type RecordedView = {
  /**
   * Acts on the view and returns the commands that it sent. They are not delivered, so the shop does not change and one rendering serves
   * many controls.
   */
  readonly sentBy: (act: () => void) => ReadonlyArray<unknown>
  /** Commands that the view sent by itself during rendering; these are delivered. */
  readonly sentWhenDrawn: ReadonlyArray<unknown>
}

/**
 * Renders a part of the view over a shop and waits for its lazy parts. Commands are delivered, except during `sentBy`. Links send
 * `navigation.go`, as on a page.
 */
export const drawRecorded = async (shop: ShopActor, part: ReactElement): Promise<RecordedView> => {
  const sentWhenDrawn: Array<unknown> = []
  let sent: Array<unknown> | null = null
  const deliver: Deliver = (actor, name, event) => {
    ;(sent ?? sentWhenDrawn).push(asSent(name, event))
    if (sent === null) actor.send(event)
  }
  renderIn(withSend(shop, "system", deliver), <Router hook={useMachineLocation}>{part}</Router>)
  await act(lazyPartsCome)
  return {
    sentWhenDrawn,
    sentBy: (use) => {
      const all: Array<unknown> = []
      sent = all
      try {
        use()
      } finally {
        sent = null
      }
      return all
    }
  }
}

/** Modules that the test has imported load within these turns. */
const lazyPartsCome = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done))
}

/** The command that opens a dialog. */
export const opens = (key: DialogKey, props: unknown = {}): Sent => ["dialogs", { type: "dialogs.open", key, props }]

type Event = { readonly type: string }
type Deliver = (actor: AnyActorRef, name: string, event: Event) => void

/** Receiver and command; for a feature that does not run they are inside a `system.send` (`core/kernel/send-command.ts`). */
const asSent = (name: string, event: Event) =>
  event.type === "system.send" && "to" in event && "command" in event ? [event.to, event.command] : [name, event]

/** Wraps an actor and all its descendants so that `deliver` handles their events. */
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
