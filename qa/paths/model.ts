import type { APIRequestContext } from "playwright/test"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import type { Account } from "../server/account.ts"
import type { Breakable, ActTools } from "../pages/act-tools.ts"
import type { Machines } from "../../core/journal/machines.ts"
import type { Fault } from "../server/fault-proxy.ts"
import { worldOf } from "./walk-live.ts"
import { nameOf } from "./paths.ts"
import type { World } from "./world.ts"
import type { StartedActor } from "./stepper.ts"

/** Result of one event: `emitted` are the facts sent to the parent and the emitted events, `started` the actors with their input. */
export type StepOf<S> = {
  readonly before: S
  readonly event: AnyEventObject
  readonly after: S
  readonly emitted: ReadonlyArray<AnyEventObject>
  readonly started: ReadonlyArray<StartedActor>
}

/** Sentences for testers, each with its check. A requirement id comes first: `[HDR-005] is white while …`. */
export type Sentences<Argument> = Readonly<Record<string, (argument: Argument) => boolean>>

/** Model of one machine, from which its tests are generated (docs/qa.md). */
export type ModelOf<S> = {
  /** The machine's name in `core/shop/machines-by-name.ts`. */
  readonly name: string
  readonly world: World
  /** Actor path in the shop; default: `shop/` and its name. */
  readonly actorPath?: string
  /** Session storage key of the journal, for a page outside the shop. */
  readonly journalKey?: string
  /** Describes a state, for titles. */
  readonly tells: (snapshot: S) => string
  /** Describes events by type; without a description the type is shown. */
  readonly says: Readonly<Record<string, string | ((event: AnyEventObject) => string)>>
  /** Sentences that hold in every resting state. */
  readonly invariants: Sentences<S>
  /** Sentences about the start of the machine, checked with each input. */
  readonly beginnings?: Sentences<Pick<StepOf<S>, "after" | "emitted" | "started">>
  /** Sentences about an event, checked for every event of the world at every state. */
  readonly promises: Sentences<StepOf<S>>
  /** Milliseconds of each delay by name; all of them are required. */
  readonly waits?: Readonly<Record<string, number>>
  /** Pages and actions in the browser; none if the machine has no screen of its own. */
  readonly stages?: ReadonlyArray<StageOf<S>>
  /** Transitions that no browser path crosses although a visitor could, with the reason; at most 5 % of all. */
  readonly uncrossed?: Readonly<Record<string, string>>
  /** Transitions that nothing in the shop triggers, such as those of a shared chart that this machine never uses, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>
}

/** One page from which paths begin. */
export type StageOf<S> = {
  readonly opens: string
  /** Input of the machine there; default: the input of its world. */
  readonly input?: unknown
  /** Browser function that fails from the beginning. */
  readonly breaks?: Breakable
  /** The visitor has an account and signed in earlier. */
  readonly isMember?: true
  /** Earlier actions of the member, by API calls. */
  readonly before?: (request: APIRequestContext, member: Account) => Promise<unknown>
  /** The visitor has not answered the consent bar; by default everything optional is refused. */
  readonly isAsked?: true
  /** The visitor has allowed all marketing. */
  readonly isAllowing?: true
  /** Events that the machine has received when its page is ready. */
  readonly begins: ReadonlyArray<AnyEventObject>
  /** Requests held until an act answers them; default: calls and payloads of pages. */
  readonly holds?: RegExp | (() => RegExp)
  /** Holds these requests from the start, in a browser with empty storage. */
  readonly isHeldFromStart?: true
  /**
   * Reloads the page when a chunk is missing, as in a shopper's tab; by default reloads are prevented, to observe a machine without its
   * code.
   */
  readonly recovers?: true
  /** Edits the document, for a state in which no page of a healthy shop starts. */
  readonly changes?: (document: string) => string
  /** One visit continues from act to act over as many transitions as possible, since no act here affects later ones. */
  readonly isTour?: true
  /** Most acts of a path; default: 8, or 30 on a tour. */
  readonly most?: number
  /** A phone's screen, where the mouse is a finger. */
  readonly isPhone?: true
  /** Runs once on each opened page, before the first act. */
  readonly prepares?: (tools: ActTools) => Promise<unknown>
  readonly acts: ReadonlyArray<ActOf<S>>
  /** Throws if the page does not show the state. */
  readonly shows?: (snapshot: S, tools: ActTools) => Promise<unknown>
}

/** An act of a tester with its events in the machine: an action of the visitor, or an answer to the held requests. */
export type ActOf<S> = {
  readonly does: string
  readonly events: ReadonlyArray<AnyEventObject>
  readonly when?: (snapshot: S) => boolean
  /** Ends the visit. */
  readonly isLast?: true
} & (
  | { readonly by: (tools: ActTools) => Promise<unknown> }
  /** `once` waits for a held request to an address that matches `at`, and answers only the requests held then; later ones wait. */
  | { readonly answer: Fault | "well"; readonly once?: true; readonly at?: RegExp }
)

export type Model = ModelOf<AnyMachineSnapshot>
export type Step = StepOf<AnyMachineSnapshot>
export type Stage = StageOf<AnyMachineSnapshot>
export type Act = ActOf<AnyMachineSnapshot>

/** Types the functions of a model by the snapshots of its machine. */
export const defineModel = <M extends AnyStateMachine>(model: ModelOf<SnapshotFrom<M>>): Model => model as unknown as Model

/** State of a machine or of one region: `overlay.open.search`. */
export const currentState = ({ value }: { readonly value: unknown }, region?: string): string =>
  nameOf({ value: region === undefined ? value : (value as Readonly<Record<string, unknown>>)[region] } as AnyMachineSnapshot)

/** Checks that a machine without regions is in one of these states. */
export const isAt =
  (...states: ReadonlyArray<string>) =>
  ({ value }: { readonly value: unknown }): boolean =>
    states.some((state) => state === value)

type Place = Pick<AnyMachineSnapshot, "context" | "value">

/** Checks that nothing has changed. */
export const isSame = ({ after, before }: { readonly before: Place; readonly after: Place }): boolean =>
  JSON.stringify([before.value, before.context]) === JSON.stringify([after.value, after.context])

/** Every sentence of a model, in order. */
export const sentencesIn = ({ beginnings, invariants, promises, world }: Model): ReadonlyArray<string> => [
  ...[invariants, beginnings ?? {}, promises].flatMap((each) => Object.keys(each)),
  ...(Object.keys(world.machine.implementations.delays).length === 0 ? [] : [waitsSentence])
]

/** Sentence for the `waits` of a model. */
export const waitsSentence = "waits as long as it should"

export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Machines of a world that runs alone, by their names in its journal. */
export const machinesOf = ({ name, world }: Model): Machines => ({
  shop: worldOf(world.machine, world.input, name),
  [name]: world.machine
})

/** Title of a path: its acts, and its result. */
export const titleOf = (
  model: Model,
  { events, snapshot }: { readonly events: ReadonlyArray<AnyEventObject>; readonly snapshot: AnyMachineSnapshot }
): string => `${model.tells(snapshot)} after: ${events.map((event) => spokenEvent(model, event)).join(", ") || "the start"}`

export const spokenEvent = ({ says, world }: Model, event: AnyEventObject): string => {
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (delay !== undefined) return `${String(world.machine.implementations.delays[delay])} ms pass`
  const sentence = says[event.type] ?? event.type
  return typeof sentence === "string" ? sentence : sentence(event)
}
