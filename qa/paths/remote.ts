import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { failed, succeeded } from "../../core/kernel/outcome.ts"
import { currentState, isEqual, isAt, isSame, type ModelOf, type StepOf } from "./model.ts"
import { defect } from "./visits.ts"

/** Machine that loads user data and writes about one item: `remoteStates`, `writingState` and `writingFirstState` of the kernel. */
export type Remote<C> = {
  /** Event prefix: `visits` of `visits.retry`. */
  readonly name: string
  /** Singular and plural, for titles. */
  readonly item: string
  readonly items: string
  /** State without data, and its description. */
  readonly idle: { readonly state: string; readonly sentence: string }
  readonly read: { readonly actor: string; readonly call: string }
  readonly write: Write
  /** Loaded data, as in the answer. */
  readonly data: (context: C) => unknown
  /** Id of the item being written. */
  readonly sent: (context: C) => number | null
  readonly failure: (context: C) => Failure | null
  /** Tests if a write about this item is accepted. */
  readonly canWrite: (context: C, id: number) => boolean
  /** Data in words, for titles. */
  readonly details: (context: C) => string
}

type Write = {
  readonly actor: string
  readonly call: string
  /** Command that starts the write. */
  readonly event: string
  readonly state: string
  /** State of a write that interrupts loading, which starts again afterwards. */
  readonly firstState?: string
  /** Participle for titles: a visit is `cancelled`. */
  readonly done: string
  /** Message of a refusal; `null` if the server can only fail. */
  readonly refusal: string | null
}

/** Failed write; `refusal` is `null` for a defect. */
type Failure = { readonly id: number; readonly refusal: unknown }

/** `refusal` is the reason of a failed load. */
export type RemoteContext = { readonly refusal: { readonly _tag: string } | null }
export type RemoteSnapshot<C> = Omit<AnyMachineSnapshot, "context"> & { readonly context: C }

const writingStatesOf = ({ write: { firstState, state } }: Pick<Remote<never>, "write">) =>
  firstState === undefined ? [state] : [state, firstState]

/** Tests if the machine is writing. */
export const isWriting = (remote: Pick<Remote<never>, "write">) => isAt(...writingStatesOf(remote))

/** Commands to load again, and outcomes of the calls. */
export const remoteEvents = <C>({ name, read, write }: Remote<C>) => ({
  retry: { type: `${name}.retry` },
  reconnected: { type: `${name}.reconnected` },
  loaded: (data: unknown) => ({ type: `xstate.done.actor.${read.actor}`, output: succeeded(data) }),
  notLoaded: {
    type: `xstate.done.actor.${read.actor}`,
    output: failed(serverFailed(read.call))
  },
  written: (answer: unknown) => ({ type: `xstate.done.actor.${write.actor}`, output: succeeded(answer) }),
  notWritten: { type: `xstate.done.actor.${write.actor}`, output: failed(refusalOf(write)) },
  threw: [read, write].map(({ actor }) => ({ type: `xstate.error.actor.${actor}`, error: defect }))
})

const serverFailed = (call: string) => ({ _tag: "ServerFailed", call, requestId: null, status: 500 })

const refusalOf = ({ call, refusal }: Write) =>
  refusal === null ? serverFailed(call) : { _tag: "Refused", call, requestId: null, status: 409, message: refusal, errors: {} }

/** Texts and sentences of every such machine; its model adds the world, the login state, its own sentences and the stages. */
export const remoteSentences = <C extends RemoteContext>(
  remote: Remote<C>
): Pick<ModelOf<RemoteSnapshot<C>>, "invariants" | "postconditions" | "eventTexts" | "describeState"> & {
  readonly unreachable: Record<string, string>
} => ({
  describeState: (snapshot) => `${stateOf(remote, snapshot)}${remote.details(snapshot.context)}${errorsOf(remote, snapshot.context)}`,
  eventTexts: eventTextsOf(remote),
  invariants: {
    [`has the id of the ${remote.item} exactly while it is being ${remote.write.done}`]: (snapshot) =>
      isWriting(remote)(snapshot) === (remote.sent(snapshot.context) !== null),
    "is busy exactly while it loads or writes": (snapshot) =>
      snapshot.hasTag("busy") === isAt("loading", ...writingStatesOf(remote))(snapshot),
    "has no loading error beside loaded data": (snapshot) => !isAt("ready")(snapshot) || snapshot.context.refusal === null
  },
  postconditions: {
    "shows what is loaded, or why loading failed": (step) => isLoadCorrect(remote, step),
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      ![`${remote.name}.retry`, `${remote.name}.reconnected`].includes(event.type) ||
      currentState(after) === (isAt("failed")(before) ? "loading" : currentState(before)),
    [`requests that the chosen ${remote.item} is ${remote.write.done}`]: ({ after, started }) =>
      started.every(({ id, input }) => id !== remote.write.actor || isEqual(input, { id: remote.sent(after.context) })),
    "starts a confirmed, possible write once, and clears an earlier failure": (step) => isWriteStartCorrect(remote, step),
    [`keeps the ${remote.item} that could not be ${remote.write.done}, with the reason`]: (step) => isWriteFailureCorrect(remote, step)
  },
  unreachable: {
    [`loading --xstate.error.actor.${remote.read.actor}#0--> failed`]: loadedWithMachine,
    [`${remote.write.state} --xstate.error.actor.${remote.write.actor}#0--> ready`]: loadedWithMachine,
    ...(remote.write.firstState !== undefined && {
      [`${remote.write.firstState} --xstate.error.actor.${remote.write.actor}#0--> loading`]: loadedWithMachine
    })
  }
})

/** State after the answer to the write that `before` waits for. */
export const stateAfterWrite = ({ write }: Pick<Remote<never>, "write">, before: { readonly value: unknown }): string =>
  isAt(write.state)(before) ? "ready" : "loading"

const loadedWithMachine = "the code of the call is loaded with its machine: a call that throws is a bug"

const stateOf = <C>({ idle, item, items, write }: Remote<C>, snapshot: RemoteSnapshot<C>): string => {
  const sentences: Readonly<Record<string, string>> = {
    [idle.state]: idle.sentence,
    loading: `the ${items} are loading`,
    failed: `the ${items} could not be loaded`,
    ready: `the ${items} are shown`,
    [write.state]: `the ${item} is being ${write.done}`,
    ...(write.firstState !== undefined && { [write.firstState]: `the ${item} is being ${write.done} before the ${items} are loaded` })
  }
  return sentences[currentState(snapshot)] ?? currentState(snapshot)
}

const errorsOf = <C extends RemoteContext>({ failure, write }: Remote<C>, context: C): string => {
  const failedWrite = failure(context)
  return [
    failedWrite === null ? "" : `, one was not ${write.done}${failedWrite.refusal === null ? " because of a bug" : ""}`,
    context.refusal === null ? "" : `, ${context.refusal._tag}`
  ].join("")
}

const eventTextsOf = <C>({ item, items, name, read, write }: Remote<C>): ModelOf<RemoteSnapshot<C>>["eventTexts"] => ({
  [`${name}.retry`]: "«Повторить» is pressed",
  [`${name}.reconnected`]: "the network is back",
  "auth.settled": ({ user }) => (user === null ? "the visitor is a guest" : "the visitor is a user"),
  "auth.loggedIn": "the user signs in",
  "auth.loggedOut": ({ by }) => (by === "other" ? "another user signs in" : "the user signs out"),
  [`xstate.done.actor.${read.actor}`]: ({ output }) => (output._tag === "Success" ? `the ${items} are loaded` : "loading fails"),
  [`xstate.error.actor.${read.actor}`]: "the call throws",
  [`xstate.done.actor.${write.actor}`]: ({ output }) => (output._tag === "Success" ? `the ${item} is ${write.done}` : "the server refuses"),
  [`xstate.error.actor.${write.actor}`]: "the call throws"
})

type Step<C> = StepOf<RemoteSnapshot<C>>

const isAnswer = ({ type }: AnyEventObject, actor: string) => type.endsWith(`.actor.${actor}`)

const isLoadCorrect = <C extends RemoteContext>({ data, read }: Remote<C>, { after, before, event }: Step<C>): boolean => {
  if (!isAnswer(event, read.actor) || !isAt("loading")(before)) return true
  const { output } = event
  return output?._tag === "Success"
    ? isAt("ready")(after) && isEqual(data(after.context), output.value)
    : isAt("failed")(after) && isEqual(after.context.refusal, output?.error ?? null)
}

const isWriteStartCorrect = <C>({ canWrite, data, failure, sent, write }: Remote<C>, step: Step<C>): boolean => {
  const { after, before, event } = step
  if (event.type !== write.event) return true
  const next = isAt("ready")(before) ? write.state : isAt("loading", "failed")(before) && data(before.context) !== null && write.firstState
  return typeof next === "string" && canWrite(before.context, event["id"])
    ? isAt(next)(after) && sent(after.context) === event["id"] && failure(after.context) === null
    : isSame(step)
}

const isWriteFailureCorrect = <C>(remote: Remote<C>, { after, before, event }: Step<C>): boolean => {
  const { data, failure, sent, write } = remote
  if (!isAnswer(event, write.actor) || event["output"]?._tag === "Success" || !isWriting(remote)(before)) return true
  const failedWrite = { id: sent(before.context), refusal: event["output"]?.error ?? null }
  return (
    isAt(stateAfterWrite(remote, before))(after) &&
    isEqual(data(after.context), data(before.context)) &&
    isEqual(failure(after.context), failedWrite)
  )
}
