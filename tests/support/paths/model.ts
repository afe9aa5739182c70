import type { APIRequestContext } from "playwright/test"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import type { Account } from "../../e2e/support/account.ts"
import type { Breakable, Hands } from "../../e2e/support/hands.ts"
import type { Machines } from "../../../core/journal/machines.ts"
import type { Fault } from "../server/fault-proxy.ts"
import { worldOf } from "./live.ts"
import { nameOf } from "./paths.ts"
import type { World } from "./world.ts"
import type { Started } from "./stepper.ts"

/** What one event did: `told` are the facts that the machine gave its parent, and what it emitted, `started` the actors with what they were given. */
export type StepOf<S> = {
  readonly before: S
  readonly event: AnyEventObject
  readonly after: S
  readonly told: ReadonlyArray<AnyEventObject>
  readonly started: ReadonlyArray<Started>
}

/** Sentences that a tester reads, each with the check behind it. An id of a requirement stands in front: `[HDR-005] is white while …`. */
export type Sentences<Argument> = Readonly<Record<string, (argument: Argument) => boolean>>

/** All that is known of one machine; its tests are made from it (docs/qa.md). */
export type ModelOf<S> = {
  /** The machine's name in `core/shop/machines-by-name.ts`. */
  readonly name: string
  readonly world: World
  /** Where it lives in the shop; left out: `shop/` and its name. */
  readonly actorPath?: string
  /** Its page is no page of the shop, and keeps its journal under this key. */
  readonly keptIn?: string
  /** A state in words, for titles. */
  readonly tells: (snapshot: S) => string
  /** An event in words, by its type; one without words stands by its type. */
  readonly says: Readonly<Record<string, string | ((event: AnyEventObject) => string)>>
  /** What is true wherever the machine rests. */
  readonly invariants: Sentences<S>
  /** What it does as it begins, with each of its inputs. */
  readonly beginnings?: Sentences<Pick<StepOf<S>, "after" | "told" | "started">>
  /** What an event does, checked for every event of the world at every state. */
  readonly promises: Sentences<StepOf<S>>
  /** How long it waits, in milliseconds, by the names of its delays: each of them has to be said. */
  readonly waits?: Readonly<Record<string, number>>
  /** Where and how the machine is met in the browser; none where it has no screen of its own. */
  readonly stages?: ReadonlyArray<StageOf<S>>
  /** Transitions that no path of the browser crosses though a visitor might, with the reason; at most 5 % of all. */
  readonly uncrossed?: Readonly<Record<string, string>>
  /** Transitions that nothing in the shop brings about, such as those of a shared chart that this machine never needs, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>
}

/** One page from which paths begin. */
export type StageOf<S> = {
  readonly opens: string
  /** With what the machine begins there; left out: the input of its world. */
  readonly input?: unknown
  /** What the browser fails at from the beginning. */
  readonly breaks?: Breakable
  /** The visitor has an account, and signed in before. */
  readonly isMember?: true
  /** What the member did before, by calls of the shop. */
  readonly before?: (request: APIRequestContext, member: Account) => Promise<unknown>
  /** The visitor has not said yet what marketing may do; elsewhere that is nothing. */
  readonly isAsked?: true
  /** The visitor has allowed all that marketing may do. */
  readonly isAllowing?: true
  /** What has happened to the machine when its page stands. */
  readonly begins: ReadonlyArray<AnyEventObject>
  /** Requests that wait until an act answers them; left out: the calls and payloads of pages. */
  readonly holds?: RegExp | (() => RegExp)
  /** They wait from the very beginning, in a browser that has nothing kept. */
  readonly isHeldFromStart?: true
  /** A chunk that does not come loads the page anew, as in a shopper's tab; left out: what a machine does without its code is looked at. */
  readonly recovers?: true
  /** The document is changed on its way from the shop, where no page of a healthy shop begins so. */
  readonly changes?: (document: string) => string
  /** One visit goes on from act to act, over as much as can be crossed: nothing that is done here spoils what comes after it. */
  readonly isTour?: true
  /** How long its paths may be; left out: 8 acts, or 30 on a tour. */
  readonly most?: number
  /** A phone's screen, where the mouse is a finger. */
  readonly isPhone?: true
  /** Done once on each opened page, before the first act. */
  readonly prepares?: (hands: Hands) => Promise<unknown>
  readonly acts: ReadonlyArray<ActOf<S>>
  /** Throws where the page does not show the state. */
  readonly shows?: (snapshot: S, hands: Hands) => Promise<unknown>
}

/** Something that a tester does, with what it brings about in the machine: an action of the visitor, or what the held requests are answered. */
export type ActOf<S> = {
  readonly does: string
  readonly events: ReadonlyArray<AnyEventObject>
  readonly when?: (snapshot: S) => boolean
  /** A visit ends with it. */
  readonly isLast?: true
} & (
  | { readonly by: (hands: Hands) => Promise<unknown> }
  /** `once`: only what waits is answered so, and what comes of it waits again. */
  | { readonly answer: Fault | "well"; readonly once?: true }
)

export type Model = ModelOf<AnyMachineSnapshot>
export type Step = StepOf<AnyMachineSnapshot>
export type Stage = StageOf<AnyMachineSnapshot>
export type Act = ActOf<AnyMachineSnapshot>

/** A model, with the snapshots of its own machine in its functions. */
export const defineModel = <M extends AnyStateMachine>(model: ModelOf<SnapshotFrom<M>>): Model => model as unknown as Model

/** Where a machine, or one region of it, stands: `overlay.open.search`. */
export const at = ({ value }: { readonly value: unknown }, region?: string): string =>
  nameOf({ value: region === undefined ? value : (value as Readonly<Record<string, unknown>>)[region] } as AnyMachineSnapshot)

/** Whether nothing has changed. */
export const isSame = ({ after, before }: { readonly before: AnyMachineSnapshot; readonly after: AnyMachineSnapshot }): boolean =>
  JSON.stringify([before.value, before.context]) === JSON.stringify([after.value, after.context])

/** Every sentence of a model, in its order. */
export const sentencesIn = ({ beginnings, invariants, promises, world }: Model): ReadonlyArray<string> => [
  ...[invariants, beginnings ?? {}, promises].flatMap((each) => Object.keys(each)),
  ...(Object.keys(world.machine.implementations.delays).length === 0 ? [] : [waitsSentence])
]

/** What stands for the `waits` of a model. */
export const waitsSentence = "waits as long as it should"

export const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The machines of a world that lives alone, by the names under which its journal knows them. */
export const machinesOf = ({ name, world }: Model): Machines => ({
  shop: worldOf(world.machine, world.input, name),
  [name]: world.machine
})

/** The name of a path as a sentence: what is done, and what it comes to. */
export const titleOf = (
  model: Model,
  { events, snapshot }: { readonly events: ReadonlyArray<AnyEventObject>; readonly snapshot: AnyMachineSnapshot }
): string => `${model.tells(snapshot)} after: ${events.map((event) => spokenEvent(model, event)).join(", ") || "the start"}`

export const spokenEvent = ({ says, world }: Model, event: AnyEventObject): string => {
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (delay !== undefined) return `${String(world.machine.implementations.delays[delay])} ms pass`
  const words = says[event.type] ?? event.type
  return typeof words === "string" ? words : words(event)
}
