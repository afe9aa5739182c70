import { type AnyStateMachine, enqueueActions, setup } from "xstate"
import { type AnyPlan, type AnyTables, type DeliveryResult, Delivery } from "./delivery.ts"
import type { Features } from "./feature.ts"
import { fromLoad } from "./from-run.ts"
import { lazyMachine } from "./lazy-machine.ts"
import { onceLoaded } from "./once-loaded.ts"
import type { Fact, Plan } from "./plan.ts"
import { ensureLoaded, machinesOf } from "./registry.ts"
import { machinesIn, type StoredSnapshot } from "./machines-in.ts"
import { storedState } from "./restore.ts"
import { initialState, type SystemState } from "./system-state.ts"
import { anyTables, asEnqueue, inputsIn, systemEvent, systemTypes } from "./untyped.ts"

/** Actor id of a feature's code loader. No feature can have this name. */
const loadOf = (name: string): string => `system.load.${name}`
const loadDone = "xstate.done.actor.system.load."
const loadFailed = "xstate.error.actor.system.load."
const done = "xstate.done.actor."
const failed = "xstate.error.actor."

/**
 * Creates the root machine of a plan. Every feature is its child, under the feature's name.
 * ```
 *  view ── sendCommand ──> system ── command ──> feature
 *                            ^ │                    │
 *                            │ └─ follows, policies │
 *                            └─────── fact ─────────┘   (sendParent)
 * ```
 * A command for a feature that does not run is queued and loads the feature's code. `delivery.ts` decides all routing.
 */
export const makeSystem = <F extends Features, T extends Fact>(plan: Plan<F, T>) => {
  const late = lateTables(plan)
  const first = anyTables(plan)
  const machines = machinesOf(plan.features, late.load)
  const any: AnyPlan = {
    features: plan.features,
    retained: plan.retained,
    tables: (hasLate) => (hasLate ? [first, ...late.tables()] : [first])
  }
  const deliver = (state: SystemState, work: (delivery: Delivery) => void): DeliveryResult => {
    const delivery = new Delivery(any, state)
    work(delivery)
    return delivery.delivered()
  }

  const machine = setup({
    types: systemTypes<F>(),
    actors: { "system.load": fromLoad((name: string) => ensureLoaded(machines[name])), ...machines },
    actions: {
      startDelivery: enqueueActions(({ context, enqueue }) =>
        perform(
          enqueue,
          context,
          deliver(context, (delivery) => delivery.begin())
        )
      ),
      handleEvent: enqueueActions(({ context, enqueue, event }) =>
        perform(
          enqueue,
          context,
          deliver(context, (delivery) => answer(delivery, event))
        )
      )
    },
    delays: { retry: 30_000 }
  }).createMachine({
    id: "system",
    context: ({ input }) => ({ ...initialState, inputs: inputsIn(input) }),
    entry: "startDelivery",
    on: {
      "system.send": { actions: "handleEvent" },
      "system.start": { actions: "handleEvent" },
      "system.stop": { actions: "handleEvent" },
      "system.retry": { actions: "handleEvent" },
      "system.deliverNext": { actions: "handleEvent" },
      /** A feature finished or failed, or its code loaded or failed to load. */
      "xstate.done.actor.*": { actions: "handleEvent" },
      "xstate.error.actor.*": { actions: "handleEvent" },
      /** All other events are facts. */
      "*": { actions: "handleEvent" }
    }
  })

  /** The root can be folded only after its late policies are loaded. */
  const named: Readonly<Record<string, AnyStateMachine>> = {
    ...machines,
    system: lazyMachine("system", () => late.load().then(() => machine))
  }

  return {
    machine,
    machines: named,
    /** Loads a feature's code ahead of its start. */
    load: (name: keyof F & string): Promise<void> => ensureLoaded(machines[name]),
    prepare: async (snapshot: StoredSnapshot): Promise<void> => {
      await Promise.all([...machinesIn(snapshot)].map((name) => ensureLoaded(machines[name])))
      if (storedState(snapshot).hasLate) await late.load()
    }
  }
}

const answer = (delivery: Delivery, fact: Fact): void => {
  const { type } = fact
  if (type.startsWith(loadDone)) return delivery.arrived(type.slice(loadDone.length))
  if (type.startsWith(loadFailed)) return delivery.lost(type.slice(loadFailed.length))
  if (type.startsWith(done)) return delivery.ended(type.slice(done.length), "system.ended")
  if (type.startsWith(failed)) return delivery.ended(type.slice(failed.length), "system.failed")
  const event = systemEvent(fact)
  switch (event.type) {
    case "system.send":
      return delivery.react([{ to: event.to, command: event.command }])
    case "system.start":
      return delivery.react([{ start: event.feature, input: event.input }])
    case "system.stop":
      return delivery.react([{ stop: event.feature }])
    case "system.retry":
      return delivery.retry()
    case "system.deliverNext":
      return delivery.deliverNext(event.feature)
    default:
      return delivery.publish(fact)
  }
}

const perform = (anyEnqueue: unknown, before: SystemState, { effects, state }: DeliveryResult): void => {
  const enqueue = asEnqueue(anyEnqueue)
  for (const effect of effects)
    switch (effect.do) {
      case "start":
        enqueue.spawnChild(effect.name, { id: effect.name, input: effect.input })
        break
      case "load":
        enqueue.spawnChild("system.load", { id: loadOf(effect.name), input: effect.name })
        break
      case "unload":
        enqueue.stopChild(loadOf(effect.name))
        break
      case "stop":
        enqueue.stopChild(effect.name)
        break
      case "send":
        enqueue.sendTo(effect.name, effect.event)
        break
      case "deliverNext":
        enqueue.sendTo(({ self }) => self, { type: "system.deliverNext", feature: effect.name })
        break
      case "retry":
        // The id equals the event's type, so that a restored tab continues the timer (`startFrom` in the journal).
        enqueue.cancel("system.retry")
        enqueue.raise({ type: "system.retry" }, { id: "system.retry", delay: "retry" })
    }
  if (state !== before) enqueue.assign(state)
}

const lateTables = <F extends Features, T extends Fact>({ late }: Plan<F, T>) => {
  let tables: ReadonlyArray<AnyTables> = late === undefined || typeof late === "function" ? [] : [anyTables(late)]
  return {
    tables: () => tables,
    load: onceLoaded(async () => {
      if (typeof late === "function") tables = [anyTables(await late())]
    })
  }
}
