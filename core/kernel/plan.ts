import type { InputFrom } from "xstate"
import type { CommandOf, EventOf, Features, MachineOf } from "./feature.ts"

/** What has happened, as the rest of the system hears it; its type is `subject.pastTense`. */
export type Fact = { readonly type: string }

/** The facts of one type; a fact that is declared under several types at once is taken apart. */
export type Named<T extends Fact, Type extends string> = T extends Fact
  ? Type extends T["type"]
    ? T & { readonly type: Type }
    : never
  : never

/** The features that understand a fact, whichever form of it comes: nobody else can follow it. */
type Followers<F extends Features, T extends Fact> = { readonly [N in keyof F]: [T] extends [EventOf<F[N]>] ? N : never }[keyof F]

/** Who follows which fact. To follow starts nobody; a feature whose code is on its way hears it in its turn. */
export type Follows<F extends Features, T extends Fact> = {
  readonly [Type in T["type"]]?: ReadonlyArray<Followers<F, Named<T, Type>>>
}

/** The names of facts that a machine can receive: each form of such a fact is one of its events. */
export type FactNames<M, T extends Fact> = {
  readonly [Type in T["type"]]: [Named<T, Type>] extends [EventOf<{ readonly machine: M }>] ? Type : never
}[T["type"]]

/** The first word of a fact: `auth` of `auth.loggedIn`. */
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

/**
 * What a policy answers, in order: commands to features, that a feature starts or stops, or with what it begins once somebody starts it (`configure`).
 * What is stopped loses its mail.
 */
export type Reaction<F extends Features, T extends Fact = never> =
  Command<F, T> | Start<F> | Configure<F> | { readonly stop: keyof F & string }

/** What the system itself publishes: a feature has come to its end, has failed, or its code did not come. */
export type SystemFact = { readonly type: "system.ended" | "system.failed" | "system.lost"; readonly feature: string }

/**
 * Whenever a fact is published, these reactions follow. Pure; what needs a memory is a feature. What a table answers to a failure does not reach
 * the feature that failed: it would fail for ever.
 */
export type Policies<F extends Features, T extends Fact> = {
  readonly [Type in (T | SystemFact)["type"]]?: (fact: Named<T | SystemFact, Type>) => ReadonlyArray<Reaction<F, T>>
}

/** Who lives in a system, and who hears what. */
export type Plan<F extends Features, T extends Fact> = {
  readonly features: F
  readonly follows: Follows<F, T>
  /** Subjects whose facts say how things stand ("nobody is signed in"): whoever starts later, and follows it, is told the latest one of each. */
  readonly standing: ReadonlyArray<SubjectOf<T>>
  /** What follows from the facts of those who live from the start, and of the composition root. */
  readonly policies: ReadonlyArray<Policies<F, T>>
  /** What follows from the facts of those who come later. */
  readonly late?: LatePlan<F, T> | (() => Promise<LatePlan<F, T>>)
}

/**
 * What concerns the facts of late features alone. It comes with the first of them, so the first load has none of it; a fact of one that lives from the
 * start is told earlier, and stands in the plan itself.
 */
export type LatePlan<F extends Features, T extends Fact> = Pick<Plan<F, T>, "follows" | "policies">
