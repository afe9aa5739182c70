import type { APIRequestContext } from "playwright/test"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import type { Account } from "../server/account.ts"
import type { Breakable, ActTools } from "../pages/act-tools.ts"
import type { Machines } from "../../core/journal/machines.ts"
import type { Fault } from "../server/fault-proxy.ts"
import { parentOf } from "./walk-live.ts"
import { nameOf } from "./paths.ts"
import type { World } from "./world.ts"
import type { StartedActor } from "./stepper.ts"

/** Result of one event: `emitted` are the facts sent to the parent and the emitted events, `started` the actors. */
export type StepOf<S> = {
  readonly before: S
  readonly event: AnyEventObject
  readonly after: S
  readonly emitted: ReadonlyArray<AnyEventObject>
  readonly started: ReadonlyArray<StartedActor>
}

/** Sentences with their checks. Requirement ids come first: `[HDR-005] is white while …`. */
export type Sentences<Argument> = Readonly<Record<string, (argument: Argument) => boolean>>

/** Model of one machine, the source of its tests (docs/qa.md). */
export type ModelOf<S> = {
  /** Name in `core/shop/machines-by-name.ts`. */
  readonly name: string
  readonly world: World
  /** Actor path in the shop; default: `shop/` and its name. */
  readonly actorPath?: string
  /** Journal's session storage key on a page outside the shop. */
  readonly journalKey?: string
  /** Text of a state, for the titles of paths: `the menus are loaded`. */
  readonly describeState: (snapshot: S) => string
  /** Texts of events by type, for the titles of paths; default: the type. */
  readonly eventTexts: Readonly<Record<string, string | ((event: AnyEventObject) => string)>>
  /** Sentences that hold in every state. */
  readonly invariants: Sentences<S>
  /** Sentences that hold after the start, with each input. */
  readonly startConditions?: Sentences<Pick<StepOf<S>, "after" | "emitted" | "started">>
  /** Sentences that hold after every event of the world in every state. */
  readonly postconditions: Sentences<StepOf<S>>
  /** Expected milliseconds of every delay. */
  readonly delays?: Readonly<Record<string, number>>
  /** Pages and actions in the browser, if the machine has a screen. */
  readonly stages?: ReadonlyArray<StageOf<S>>
  /** Transitions that no browser path crosses although a visitor could, with reasons; at most 5 %. */
  readonly uncrossed?: Readonly<Record<string, string>>
  /** Transitions that nothing in the shop triggers, with reasons. */
  readonly unreachable?: Readonly<Record<string, string>>
}

/** Page on which paths begin. */
export type StageOf<S> = {
  readonly address: string
  /** Default: the input of the world. */
  readonly input?: unknown
  /** Browser function that fails from the start. */
  readonly breaks?: Breakable
  /** The visitor is signed in. */
  readonly isMember?: true
  /** Earlier actions by API calls. */
  readonly before?: (request: APIRequestContext, member: Account) => Promise<unknown>
  /** The consent bar is unanswered; by default everything optional is refused. */
  readonly isAsked?: true
  /** All marketing is allowed. */
  readonly isAllowing?: true
  /** Events received before the page is ready. */
  readonly startEvents: ReadonlyArray<AnyEventObject>
  /** Requests that wait for an act's answer; default: calls and payloads of pages. */
  readonly heldRequests?: RegExp | (() => RegExp)
  /** Holds them from the start, in a browser with empty storage. */
  readonly isHeldFromStart?: true
  /** Allows reloads caused by a missing chunk; by default they are prevented, to observe a machine without its code. */
  readonly recovers?: true
  /** Edits the document, for a state in which no healthy page starts. */
  readonly changes?: (document: string) => string
  /** Error that the edited document causes; any other fails the path. */
  readonly throws?: RegExp
  /** One visit continues over as many transitions as possible, since no act affects later ones. */
  readonly isTour?: true
  /** Longest path in acts; default: 8, or 30 on a tour. */
  readonly most?: number
  /** Phone screen with touch. */
  readonly isPhone?: true
  /** Runs on each opened page, before the first act. */
  readonly prepare?: (tools: ActTools) => Promise<unknown>
  readonly acts: ReadonlyArray<ActOf<S>>
  /** Throws if the page does not show the state. */
  readonly seeState?: (snapshot: S, tools: ActTools) => Promise<unknown>
}

/** Act with its events: an action of the visitor, or an answer to the held requests. */
export type ActOf<S> = {
  readonly title: string
  readonly events: ReadonlyArray<AnyEventObject>
  readonly when?: (snapshot: S) => boolean
  /** Ends the visit. */
  readonly isLast?: true
} & (
  | { readonly run: (tools: ActTools) => Promise<unknown> }
  /** `once` waits for a held request to an address that matches `at`, and answers only the requests held by then. */
  | { readonly answer: Fault | "well"; readonly once?: true; readonly at?: RegExp }
)

export type Model = ModelOf<AnyMachineSnapshot>
export type Step = StepOf<AnyMachineSnapshot>
export type Stage = StageOf<AnyMachineSnapshot>
export type Act = ActOf<AnyMachineSnapshot>

/** Types a model by the snapshots of its machine. */
export const defineModel = <M extends AnyStateMachine>(model: ModelOf<SnapshotFrom<M>>): Model => model as unknown as Model

/** State of a machine or a region: `overlay.open.search`. */
export const currentState = ({ value }: { readonly value: unknown }, region?: string): string =>
  nameOf({ value: region === undefined ? value : (value as Readonly<Record<string, unknown>>)[region] } as AnyMachineSnapshot)

/** Tests if a machine without regions is in one of these states. */
export const isAt =
  (...states: ReadonlyArray<string>) =>
  ({ value }: { readonly value: unknown }): boolean =>
    states.some((state) => state === value)

type Place = Pick<AnyMachineSnapshot, "context" | "value">

/** Tests if nothing has changed. */
export const isSame = ({ after, before }: { readonly before: Place; readonly after: Place }): boolean =>
  JSON.stringify([before.value, before.context]) === JSON.stringify([after.value, after.context])

/** All sentences of a model, in order. */
export const sentencesIn = ({ startConditions, invariants, postconditions, world }: Model): ReadonlyArray<string> => [
  ...[invariants, startConditions ?? {}, postconditions].flatMap((each) => Object.keys(each)),
  ...(Object.keys(world.machine.implementations.delays).length === 0 ? [] : [delaysSentence])
]

/** Sentence checked by `delays`. */
export const delaysSentence = "has the expected delays"

export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Machines of a world that runs alone, by name in its journal. */
export const machinesOf = ({ name, world }: Model): Machines => ({
  shop: parentOf(world.machine, world.input, name),
  [name]: world.machine
})

/** Title of a path: its result and its acts. */
export const titleOf = (
  model: Model,
  { events, snapshot }: { readonly events: ReadonlyArray<AnyEventObject>; readonly snapshot: AnyMachineSnapshot }
): string => `${model.describeState(snapshot)} after: ${events.map((event) => describeEvent(model, event)).join(", ") || "the start"}`

export const describeEvent = ({ eventTexts, world }: Model, event: AnyEventObject): string => {
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (delay !== undefined) return `${String(world.machine.implementations.delays[delay])} ms pass`
  const sentence = eventTexts[event.type] ?? event.type
  return typeof sentence === "string" ? sentence : sentence(event)
}
