import type { Effect, ManagedRuntime, Schema } from "effect"
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from "xstate"
import type { FormRefusal } from "../domain/form/form.ts"
import type { FormName } from "../forms/every-form.ts"
import type { CommandOf, EventOf, MachineOf } from "../kernel/feature.ts"
import type { Run } from "../kernel/from-run.ts"
import type { Outcome } from "../kernel/outcome.ts"
import type { FactNames, Policies, Reaction } from "../kernel/plan.ts"
import { runEffect } from "../kernel/run.ts"
import type { DialogsFact } from "../machines/dialogs/dialogs.machine.ts"
import type { InitialValuesOutcome, Submission } from "../machines/forms/form.machine.ts"
import type { CallServices } from "../services/ports/call-services.ts"
import type { Connection } from "../services/ports/connection.ts"
import type { DeviceStorage } from "../services/ports/device-storage.ts"
import type { LateFact, ShopFact } from "./facts.ts"
import type { ShopFeatures } from "./registry.ts"
import type { LateServices, TabPorts } from "./tab-ports.ts"

/**
 * Part of a capability that is loaded with the first interaction. `Names` are its features in the registry, `C` its calls. Tables of the first load:
 * machines of features (`registry.ts`), followers of early facts (`shop.ts`), routes and screens.
 */
export type Capability<Names extends keyof ShopFeatures, C extends CallTable> = {
  /** Tests replace calls by name. */
  readonly calls: C
  readonly features: { readonly [N in Names]: LateFeature<ShopFeatures[N], C> }
  /** Policies on early facts are part of the first load (`policies/`). */
  readonly policies?: Pick<Policies<ShopFeatures, ShopFact>, LateFact["type"]>
  readonly afterForm?: AfterForm
}

type LateFeature<F, C extends CallTable> = {
  /** Each must be an event of the feature's machine. */
  readonly follows?: ReadonlyArray<FactNames<MachineOf<F>, LateFact>>
  readonly provide?: (context: ProvideContext<C, EventOf<F>>) => ImplementationsOf<MachineOf<F>>
}

type ImplementationsOf<M> = M extends { readonly provide: (implementations: infer I) => unknown } ? I : never

type Runtime<R> = ManagedRuntime.ManagedRuntime<R, never>

/** Values for filling the placeholders of a machine with the events `E`. */
export type ProvideContext<C extends CallTable, E extends EventObject = EventObject> = TabPorts & {
  readonly tab: Runtime<LateServices>
  readonly actorOf: ActorsOf<C>
  /** Makes an actor of a call that needs a wrapper. */
  readonly called: <Input, Output>(choose: (runs: RunsOf<C>) => Run<Input, Output>) => PromiseActorLogic<Output, Input>
  /** Provides the device's storage and connection to a program. */
  readonly onDevice: <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.Effect<A, E, Exclude<Exclude<R, DeviceStorage>, Connection>>
  /** Sends `event` each time the network returns. */
  readonly onReconnect: (event: E) => CallbackActorLogic<EventObject>
  /** Adds a history entry while it runs; sends `event` when Back removes it. */
  readonly coverHistory: (event: E) => CallbackActorLogic<EventObject>
  /** Locks page scrolling while it runs. */
  readonly holdScroll: CallbackActorLogic<EventObject>
  /** Fills the placeholders of a form's machine. */
  readonly sendsForms: { readonly actors: FormActors }
  readonly loadDialog: (key: string) => Promise<unknown>
}

type FormActors = {
  readonly submit: PromiseActorLogic<Outcome<unknown, FormRefusal>, Submission>
  readonly readStored: PromiseActorLogic<InitialValuesOutcome, Submission>
  readonly watchNetwork: CallbackActorLogic<EventObject>
  readonly watchUploads: CallbackActorLogic<EventObject, string>
}

/** Program that becomes a function once a runtime of its services exists. */
export type Call<Input, Output, R = CallServices> = (runtime: Runtime<R>) => Run<Input, Output>
export type CallTable = Readonly<Record<string, Call<never, unknown>>>

/** `errors` is the schema of the program's failures. */
export const callOf =
  <Input, A, E, Encoded, R extends CallServices>(
    errors: Schema.Codec<E, Encoded>,
    program: (input: Input) => Effect.Effect<A, E, R>
  ): Call<Input, Outcome<A, Encoded>, R> =>
  (runtime) =>
    runEffect(runtime, errors, program)

export type RunsOf<C> = { readonly [K in keyof C]: C[K] extends Call<infer Input, infer Output> ? Run<Input, Output> : never }

type ActorsOf<C> = { readonly [K in keyof C]: C[K] extends Call<infer Input, infer Output> ? PromiseActorLogic<Output, Input> : never }

export type Reactions = ReadonlyArray<Reaction<ShopFeatures, ShopFact>>

/** Keeps type errors short: they list the commands of one feature. */
export const command = <N extends keyof ShopFeatures>(to: N, its: CommandOf<ShopFeatures[N], ShopFact>): Reactions[number] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a member of the union, which TypeScript cannot derive from a generic name
  ({ to, command: its }) as Reactions[number]

export type FormDone = Extract<DialogsFact, { readonly type: "dialogs.formDone" }>

export type AfterForm = { readonly [N in FormName]?: (done: FormDone) => Reactions }

/** For code that iterates over all manifests. */
export type AnyCapability = {
  readonly calls: CallTable
  readonly features: Readonly<Record<string, AnyLateFeature>>
  readonly policies?: Policies<ShopFeatures, ShopFact>
  readonly afterForm?: AfterForm
}
export type AnyLateFeature = { readonly follows?: ReadonlyArray<string>; readonly provide?: unknown }
