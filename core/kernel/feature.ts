import type { AnyStateMachine, EventFrom, InputFrom } from "xstate"

/**
 * Named machine, in the first load (`machine`) or loaded on demand (`load`). With `late` it starts on demand although its code is present, as on a
 * server (`planForServer`). `input` is the default input.
 */
export type Feature<M extends AnyStateMachine = AnyStateMachine> = (
  { readonly machine: M; readonly late?: true } | { readonly load: () => Promise<M> }
) & { readonly input?: InputFrom<M> }

export type Features = { readonly [name: string]: Feature }

export type MachineOf<L> = L extends { readonly machine: infer M } ? M : L extends { readonly load: () => Promise<infer M> } ? M : never

/** `never` if the machine declares no events. */
export type EventOf<L> = DeclaredEvent<EventFrom<MachineOf<L>>>
type DeclaredEvent<E extends { readonly type: string }> = string extends E["type"] ? never : E

/** Events without the facts that the feature follows. */
export type CommandOf<L, Published extends { readonly type: string } = never> = Exclude<EventOf<L>, { readonly type: Published["type"] }>

export type FeaturesWithInput<F extends Features> = {
  readonly [N in keyof F]: undefined extends InputFrom<MachineOf<F[N]>> ? never : F[N] extends { readonly input: unknown } ? never : N
}[keyof F]

/** Inputs from the composition root, required where the registry has none. */
export type InputsOf<F extends Features> = { readonly [N in keyof F]?: InputFrom<MachineOf<F[N]>> } & {
  readonly [N in FeaturesWithInput<F>]: InputFrom<MachineOf<F[N]>>
}

export type SystemInput<F extends Features> = [FeaturesWithInput<F>] extends [never]
  ? { readonly inputs?: InputsOf<F> } | undefined
  : { readonly inputs: InputsOf<F> }

/** Functions that fill placeholders. A late one may load code first. */
export type Provisions<F extends Features> = {
  readonly [N in keyof F]?: F[N] extends { readonly machine: infer M }
    ? (machine: M) => M
    : (machine: MachineOf<F[N]>) => MachineOf<F[N]> | Promise<MachineOf<F[N]>>
}
