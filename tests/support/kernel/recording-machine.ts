import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  assign,
  createActor,
  sendParent,
  setup,
  SimulatedClock
} from "xstate"
import type { AnyReaction } from "../../../core/kernel/delivery.ts"
import type { Feature, Features } from "../../../core/kernel/feature.ts"
import { sendCommand } from "../../../core/kernel/send-command.ts"
import type { Fact, Plan } from "../../../core/kernel/plan.ts"
import type { SystemState } from "../../../core/kernel/system-state.ts"
import { makeSystem } from "../../../core/kernel/system.ts"

const anything: unknown = undefined

/** A machine that records its input and events. Commands make it send a fact, send one and end, end, or throw. */
export const recordingMachine = (id: string): AnyStateMachine =>
  setup({
    types: { context: {} as { readonly received: ReadonlyArray<unknown> }, events: {} as AnyEventObject, input: anything },
    actions: {
      storeEvent: assign(({ context, event }) => ({ received: [...context.received, event["n"] ?? event.type] })),
      publishFact: sendParent(({ event }) => event["fact"] as AnyEventObject),
      crash: () => {
        throw new Error(`${id} broke`)
      }
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ received: input === undefined ? [] : [input] }),
    initial: "on",
    on: {
      "x.publish": { actions: ["storeEvent", "publishFact"] },
      "x.publishAndEnd": { target: ".over", actions: ["storeEvent", "publishFact"] },
      "x.crash": { actions: "crash" },
      "x.end": ".over",
      "*": { actions: "storeEvent" }
    },
    states: { on: {}, over: { type: "final" } }
  })

/** A plan whose names are not typed. */
export type Loose = {
  readonly features: Features
  readonly follows?: Readonly<Record<string, ReadonlyArray<string>>>
  readonly retained?: ReadonlyArray<string>
  readonly policies?: ReadonlyArray<LoosePolicies>
  readonly late?: () => Promise<{ readonly follows: NonNullable<Loose["follows"]>; readonly policies: ReadonlyArray<LoosePolicies> }>
}
export type LoosePolicies = Readonly<Record<string, (fact: AnyEventObject) => ReadonlyArray<AnyReaction>>>

export const planOf = (plan: Loose): Plan<Features, Fact> =>
  ({ follows: {}, retained: [], policies: [], ...plan }) as unknown as Plan<Features, Fact>

/** A running system on a clock that the test advances. */
export const startSystem = (plan: Loose, clock = new SimulatedClock()) => {
  const { machine } = makeSystem(planOf(plan))
  const system = createActor(machine as AnyStateMachine, { clock, id: "system" }).start()
  return handleOf(system)
}

export const handleOf = (system: Actor<AnyStateMachine>) => ({
  system,
  send: (to: string, command: AnyEventObject) => sendCommand(system, to, command),
  publish: (fact: AnyEventObject) => system.send(fact),
  received: (name: string): unknown => (system.getSnapshot().children[name] as AnyActorRef | undefined)?.getSnapshot().context.received,
  state: (): SystemState => system.getSnapshot().context
})

/** Waits for loading code and other promises. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 2))

export const ping = (n: unknown) => ({ type: "x.ping", n })
export const publishing = (fact: AnyEventObject) => ({ type: "x.publish", fact })
export const late = (name: string): Feature => ({ load: () => Promise.resolve(recordingMachine(name)) })
