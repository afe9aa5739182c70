import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, fromCallback, fromPromise, setup } from "xstate"
import { recordMachine, type RecordedSystem } from "./recorded.ts"
import type { Path } from "./paths.ts"
import type { World } from "./world.ts"

/** Parent that starts one machine and forwards events to it. */
export const parentOf = (machine: AnyStateMachine, input: unknown, name = "subject"): AnyStateMachine =>
  setup({ actors: { [name]: machine } }).createMachine({
    id: "world",
    invoke: { id: name, src: name, input: () => input as never }
  })

type PromiseSettlers = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }

/** Walks a path through the running machine: sends events, answers actors with their outcomes, advances the clock for timeouts. */
export const walkPathLive = async (
  world: World,
  { events, input }: Pick<Path, "events" | "input">,
  name = "subject"
): Promise<{ readonly recorded: RecordedSystem<AnyStateMachine>; readonly snapshot: AnyMachineSnapshot }> => {
  const { machine } = world
  const pending = new Map<string, PromiseSettlers>()
  const recorded = recordMachine(
    parentOf(machine.provide({ actors: answering(world, pending) }), input, name),
    name === "subject" ? "world" : "shop"
  )
  const subject: AnyActorRef = recorded.root.getSnapshot().children[name]
  for (const event of events) {
    const [, kind, id = ""] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    const [, delay] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
    if (kind === "done") pending.get(id)?.resolve(event["output"])
    else if (kind === "error") pending.get(id)?.reject(event["error"])
    else if (delay !== undefined) recorded.clock.increment(Number(machine.implementations.delays[delay]))
    else subject.send(event)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { recorded, snapshot: subject.getSnapshot() }
}

/** Calls wait for an answer under their ids, because a machine may call one actor from two places. Callback actors receive nothing. */
const answering = ({ machine, callbackActors = [] }: World, pending: Map<string, PromiseSettlers>) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      callbackActors.includes(name)
        ? fromCallback(() => undefined)
        : fromPromise(({ self }) => new Promise((resolve, reject) => void pending.set(self.id, { resolve, reject })))
    ])
  )
