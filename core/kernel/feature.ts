import type { AnyStateMachine, EventFrom, InputFrom } from "xstate"

/**
 * A machine that lives in the system under one name: from the start (`machine`), or once it is wanted and its code has come (`load`). `late` says
 * that one whose code is here waits to be wanted all the same, as on a server (`served`). `input` is what it begins with where a policy says
 * nothing else.
 */
export type Feature<M extends AnyStateMachine = AnyStateMachine> = (
  { readonly machine: M; readonly late?: true } | { readonly load: () => Promise<M> }
) & { readonly input?: InputFrom<M> }

/** The features of a system by their names: its registry. */
export type Features = { readonly [name: string]: Feature }

/** The machine of a line of the registry. */
export type MachineOf<L> = L extends { readonly machine: infer M } ? M : L extends { readonly load: () => Promise<infer M> } ? M : never

/** Everything that a feature understands; a machine that declares no events understands none. */
export type EventOf<L> = Declared<EventFrom<MachineOf<L>>>
type Declared<E extends { readonly type: string }> = string extends E["type"] ? never : E

/** What may be asked of a feature: what it understands, less the facts that it follows. */
export type CommandOf<L, Published extends { readonly type: string } = never> = Exclude<EventOf<L>, { readonly type: Published["type"] }>

/** Features whose machine needs an input that their line does not give. */
export type Asking<F extends Features> = {
  readonly [N in keyof F]: undefined extends InputFrom<MachineOf<F[N]>> ? never : F[N] extends { readonly input: unknown } ? never : N
}[keyof F]

/** With what features begin where the root says it; who needs an input and has none on its line is asked for. */
export type InputsOf<F extends Features> = { readonly [N in keyof F]?: InputFrom<MachineOf<F[N]>> } & {
  readonly [N in Asking<F>]: InputFrom<MachineOf<F[N]>>
}

/** With what a system is made: nothing, unless a feature asks for something. */
export type SystemInput<F extends Features> = [Asking<F>] extends [never]
  ? { readonly inputs?: InputsOf<F> } | undefined
  : { readonly inputs: InputsOf<F> }

/** How the placeholders of machines are filled; what fills a later one may be loaded with it. */
export type Provisions<F extends Features> = {
  readonly [N in keyof F]?: F[N] extends { readonly machine: infer M }
    ? (machine: M) => M
    : (machine: MachineOf<F[N]>) => MachineOf<F[N]> | Promise<MachineOf<F[N]>>
}
