import type { InputFrom } from "xstate"
import type { CommandOf, EventOf, Features, MachineOf } from "./feature.ts"

/** Event published to the system, of type `subject.pastTense`. */
export type Fact = { readonly type: string }

/** Members of `T` with this type; splits facts declared with several types at once. */
export type FactOfType<T extends Fact, Type extends string> = T extends Fact
  ? Type extends T["type"]
    ? T & { readonly type: Type }
    : never
  : never

/** Features whose events include every form of a fact. */
type Followers<F extends Features, T extends Fact> = { readonly [N in keyof F]: [T] extends [EventOf<F[N]>] ? N : never }[keyof F]

/** Following does not start a feature; a loading feature receives the fact later. */
export type Follows<F extends Features, T extends Fact> = {
  readonly [Type in T["type"]]?: ReadonlyArray<Followers<F, FactOfType<T, Type>>>
}

/** Facts that the machine accepts in every form. */
export type FactNames<M, T extends Fact> = {
  readonly [Type in T["type"]]: [FactOfType<T, Type>] extends [EventOf<{ readonly machine: M }>] ? Type : never
}[T["type"]]

/** `auth` of `auth.loggedIn`. */
type SubjectOf<T extends Fact> = T["type"] extends infer Type ? (Type extends `${infer Subject}.${string}` ? Subject : never) : never

type Command<F extends Features, T extends Fact> = {
  readonly [N in keyof F & string]: { readonly to: N; readonly command: CommandOf<F[N], T> }
}[keyof F & string]

type Start<F extends Features> =
  | { readonly start: keyof F & string; readonly input?: undefined }
  | { readonly [N in keyof F & string]: { readonly start: N; readonly input: InputFrom<MachineOf<F[N]>> } }[keyof F & string]

type Configure<F extends Features> = {
  readonly [N in keyof F & string]: { readonly configure: N; readonly input: InputFrom<MachineOf<F[N]>> }
}[keyof F & string]

/** Command, start, stop, or input for the next start (`configure`); applied in order. A stopped feature loses its queued messages. */
export type Reaction<F extends Features, T extends Fact = never> =
  Command<F, T> | Start<F> | Configure<F> | { readonly stop: keyof F & string }

export type SystemFact = { readonly type: "system.ended" | "system.failed" | "system.lost"; readonly feature: string }

/**
 * Pure reactions to facts; a policy that needs memory is a feature. Reactions to a failure skip the failed feature, which prevents endless restarts.
 */
export type Policies<F extends Features, T extends Fact> = {
  readonly [Type in (T | SystemFact)["type"]]?: (fact: FactOfType<T | SystemFact, Type>) => ReadonlyArray<Reaction<F, T>>
}

export type Plan<F extends Features, T extends Fact> = {
  readonly features: F
  readonly follows: Follows<F, T>
  /** Subjects whose latest fact describes a current state ("nobody is signed in"). Features that start later receive it. */
  readonly retained: ReadonlyArray<SubjectOf<T>>
  /** Policies on facts of the first load and of the composition root. */
  readonly policies: ReadonlyArray<Policies<F, T>>
  readonly late?: LatePlan<F, T> | (() => Promise<LatePlan<F, T>>)
}

/** Routing of late features' facts, loaded with the first of them to keep the first load small. */
export type LatePlan<F extends Features, T extends Fact> = Pick<Plan<F, T>, "follows" | "policies">
