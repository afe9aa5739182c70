import type { AnyActorRef, AnyEventObject, AnyStateMachine } from "xstate"
import type { AnyTables } from "./delivery.ts"
import type { Features, SystemInput, Provisions } from "./feature.ts"
import type { LazyMachine } from "./lazy-machine.ts"
import type { Fact, LatePlan } from "./plan.ts"
import type { SystemState } from "./system-state.ts"

/**
 * The few places where a type is lost: a registry's names are literals where it is written down, any strings where the kernel walks over them. Each
 * function here says one thing that holds and that the compiler cannot see; the proxy of `lazy-machine.ts` asserts the one other.
 */

/** A plan was checked where it was written: a table is only ever asked about a fact of its own type. */
export const anyTables = <F extends Features, T extends Fact>(plan: LatePlan<F, T>): AnyTables => plan as unknown as AnyTables

/** The lines were only changed, each under its name. */
export const asFeatures = <F extends Features>(features: Features): F => features as F

/** A provision is called with the machine of its own line, and one of an early line answers at once. */
export const fillsOf = <F extends Features>(provisions: Provisions<F>): Readonly<Record<string, Fill | undefined>> => {
  const fills = provisions as Readonly<Record<string, Fill["here"]>>
  return Object.fromEntries(Object.entries(fills).map(([name, fill]): [string, Fill] => [name, { here: fill, late: fill }]))
}

type Fill = {
  readonly here: (machine: AnyStateMachine) => AnyStateMachine
  readonly late: (machine: AnyStateMachine) => AnyStateMachine | Promise<AnyStateMachine>
}

/** One line for each name. */
export const linesOf = <Lines extends object>(names: ReadonlyArray<keyof Lines & string>, line: (name: never) => unknown): Lines =>
  Object.fromEntries(names.map((name) => [name, line(name as never)])) as Lines

export const isLazy = (machine: AnyStateMachine): machine is LazyMachine<AnyStateMachine> => "load" in machine

/** What was stored of a system is its state, or that of another build. */
export const stateIn = (snapshot: object): Partial<SystemState> => ("context" in snapshot ? (snapshot.context as Partial<SystemState>) : {})

/** XState takes the types of a machine as values. */
export const systemTypes = <F extends Features>() => ({
  context: {} as SystemState,
  events: {} as AnyEventObject,
  input: {} as SystemInput<F>
})

/** What a system is made with, whatever its features ask for. */
export const inputsIn = (input: unknown): SystemState["inputs"] =>
  (input as { readonly inputs?: SystemState["inputs"] } | undefined)?.inputs ?? {}

/** XState's own type of it asks for the names of actors as literals. */
export type World = {
  readonly spawnChild: (src: string, options: { readonly id: string; readonly input: unknown }) => void
  readonly stopChild: (id: string) => void
  readonly sendTo: (target: string | ((its: { readonly self: AnyActorRef }) => AnyActorRef), event: SystemEvent | Fact) => void
  readonly cancel: (id: string) => void
  readonly raise: (event: Fact, options: { readonly id: string; readonly delay: string }) => void
  readonly assign: (state: SystemState) => void
}
export const worldOf = (enqueue: unknown): World => enqueue as World

/** The events that the system itself understands carry what their senders' types say. */
export const systemEvent = (event: Fact): SystemEvent => event as SystemEvent

export type SystemEvent =
  | { readonly type: "system.send"; readonly to: string; readonly command: Fact }
  | { readonly type: "system.start"; readonly feature: string; readonly input?: unknown }
  | { readonly type: "system.stop"; readonly feature: string }
  | { readonly type: "system.retry" }
  | { readonly type: "system.goOn"; readonly feature: string }

/** A command was checked against its feature where it was written (`CommandOf`). */
export const asUnderstood = (command: Fact): never => command as never
