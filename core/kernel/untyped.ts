import type { AnyActorRef, AnyEventObject, AnyStateMachine } from "xstate"
import type { AnyTables } from "./delivery.ts"
import type { Features, SystemInput, Provisions } from "./feature.ts"
import type { LazyMachine } from "./lazy-machine.ts"
import type { Fact, LatePlan } from "./plan.ts"
import type { SystemState } from "./system-state.ts"

/**
 * Type assertions of the kernel: a registry has literal names where it is written, any strings where the kernel iterates over it. Each function
 * asserts one thing that the compiler cannot see. `lazy-machine.ts`, `followers.ts` and `merge-parts.ts` have one each.
 */

/** Safe: a plan is type-checked where it is written, and a table is only asked about its own facts. */
export const anyTables = <F extends Features, T extends Fact>(plan: LatePlan<F, T>): AnyTables => plan as unknown as AnyTables

/** Safe: the entries changed but not their names. */
export const asFeatures = <F extends Features>(features: Features): F => features as F

/** Safe: a provision receives the machine of its own entry, synchronously for the first load. */
export const fillsOf = <F extends Features>(provisions: Provisions<F>): Readonly<Record<string, Fill | undefined>> => {
  const fills = provisions as Readonly<Record<string, Fill["here"]>>
  return Object.fromEntries(Object.entries(fills).map(([name, fill]): [string, Fill] => [name, { here: fill, late: fill }]))
}

type Fill = {
  readonly here: (machine: AnyStateMachine) => AnyStateMachine
  readonly late: (machine: AnyStateMachine) => AnyStateMachine | Promise<AnyStateMachine>
}

/** Registry with one feature per name. Safe if `featureOf` returns the type that the registry has under each name. */
export const featuresOf = <F extends object>(names: ReadonlyArray<keyof F & string>, featureOf: (name: never) => unknown): F =>
  Object.fromEntries(names.map((name) => [name, featureOf(name as never)])) as F

export const isLazy = (machine: AnyStateMachine): machine is LazyMachine<AnyStateMachine> => "load" in machine

/** Partial, because the snapshot may come from another build. */
export const stateIn = (snapshot: object): Partial<SystemState> => ("context" in snapshot ? (snapshot.context as Partial<SystemState>) : {})

export const systemTypes = <F extends Features>() => ({
  context: {} as SystemState,
  events: {} as AnyEventObject,
  input: {} as SystemInput<F>
})

export const inputsIn = (input: unknown): SystemState["inputs"] =>
  (input as { readonly inputs?: SystemState["inputs"] } | undefined)?.inputs ?? {}

/** Part of `enqueue` that the kernel uses. XState's type requires literal actor names. */
export type Enqueue = {
  readonly spawnChild: (src: string, options: { readonly id: string; readonly input: unknown }) => void
  readonly stopChild: (id: string) => void
  readonly sendTo: (target: string | ((its: { readonly self: AnyActorRef }) => AnyActorRef), event: SystemEvent | Fact) => void
  readonly cancel: (id: string) => void
  readonly raise: (event: Fact, options: { readonly id: string; readonly delay: string }) => void
  readonly assign: (state: SystemState) => void
}
export const asEnqueue = (enqueue: unknown): Enqueue => enqueue as Enqueue

/** Safe: system events are typed where they are sent. */
export const systemEvent = (event: Fact): SystemEvent => event as SystemEvent

export type SystemEvent =
  | { readonly type: "system.send"; readonly to: string; readonly command: Fact }
  | { readonly type: "system.start"; readonly feature: string; readonly input?: unknown }
  | { readonly type: "system.stop"; readonly feature: string }
  | { readonly type: "system.retry" }
  | { readonly type: "system.deliverNext"; readonly feature: string }

/** Safe: a command is type-checked where it is written (`CommandOf`). */
export const asCommand = (command: Fact): never => command as never
