import type { CommandOf, Features } from "./feature.ts"
import type { Fact } from "./plan.ts"
import type { SystemState } from "./system-state.ts"
import { asUnderstood, type SystemEvent } from "./untyped.ts"

/** A running system, for whoever gives it commands. */
export type SystemRef = {
  readonly getSnapshot: () => { readonly context: SystemState; readonly children: Readonly<Record<string, FeatureRef | undefined>> }
  readonly send: (event: SystemEvent) => void
}
type FeatureRef = { readonly getSnapshot: () => { readonly status: string }; readonly send: (event: never) => void }

/** Gives a command to a feature. One that runs takes it directly, which is an event less for each command; for one that does not it is kept by the system. */
export const give = (system: SystemRef, to: string, command: Fact): void => {
  const { children, context } = system.getSnapshot()
  const feature = children[to]
  if (feature?.getSnapshot().status === "active" && !context.hearing.includes(to)) feature.send(asUnderstood(command))
  else system.send({ type: "system.send", to, command })
}

/** The same for one plan: what its features do not understand, and a fact, does not compile. */
export const giverOf =
  <F extends Features, T extends Fact>() =>
  <N extends keyof F & string>(system: SystemRef, to: N, command: CommandOf<F[N], T>): void =>
    give(system, to, command)
