import type { CommandOf, Features } from "./feature.ts"
import type { Fact } from "./plan.ts"
import type { SystemState } from "./system-state.ts"
import { asCommand, type SystemEvent } from "./untyped.ts"

export type SystemRef = {
  readonly getSnapshot: () => { readonly context: SystemState; readonly children: Readonly<Record<string, FeatureRef | undefined>> }
  readonly send: (event: SystemEvent) => void
}
type FeatureRef = { readonly getSnapshot: () => { readonly status: string }; readonly send: (event: never) => void }

/** Sends a command directly to a running feature, which saves a journal entry, else through the system's mailbox. */
export const sendCommand = (system: SystemRef, to: string, command: Fact): void => {
  const { children, context } = system.getSnapshot()
  const feature = children[to]
  if (feature?.getSnapshot().status === "active" && !context.hearing.includes(to)) feature.send(asCommand(command))
  else system.send({ type: "system.send", to, command })
}

/** Typed by a plan: facts and unknown commands do not compile. */
export const commandSender =
  <F extends Features, T extends Fact>() =>
  <N extends keyof F & string>(system: SystemRef, to: N, command: CommandOf<F[N], T>): void =>
    sendCommand(system, to, command)
