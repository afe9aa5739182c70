import { describe, expect, it } from "vitest"
import { assign, type EventObject, fromCallback, fromPromise, initialTransition, setup, transition } from "xstate"
import { narrowEvent } from "../../../core/kernel/narrow-event.ts"
import { notProvided } from "../../../core/kernel/not-provided.ts"
import { failed, hasSucceeded, type Outcome, type RefusalParams, succeeded } from "../../../core/kernel/outcome.ts"
import { loadingState, remoteStates, writingState } from "../../../core/kernel/remote.ts"

type Result = { readonly outcome: Outcome<string, string> }
type Context = { readonly name: string; readonly text: string | null; readonly refusal: string | null }

const remote = remoteStates({ src: "read", input: ({ name }: Context) => name, retry: "letter.retry", reconnected: "letter.wake" })

const common = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: "letter.open"; readonly name: string } | { readonly type: "letter.retry" | "letter.wake" },
    tags: {} as "busy" | "failed" | "sending"
  },
  actors: {
    read: fromPromise<Outcome<string, string>, string>(notProvided("read")),
    write: fromPromise<Outcome<string, string>, string>(notProvided("write")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: { succeeded: (_, answer: Result) => hasSucceeded(answer) },
  actions: {
    aim: assign(({ event }) => ({ name: narrowEvent(event, "letter.open").name })),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { text: outcome.value, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<string>) => ({ refusal }))
  }
})

const machine = common.createMachine({
  id: "letter",
  context: { name: "", text: null, refusal: null },
  initial: "idle",
  on: { "letter.open": { target: ".loading", actions: "aim" } },
  states: { idle: {}, ready: {}, ...remote }
})

const open = { type: "letter.open", name: "a" }
const come = { type: "xstate.done.actor.read", output: succeeded("Dear") }
const refused = { type: "xstate.done.actor.read", output: failed("gone") }
const broken = { type: "xstate.error.actor.read", error: "broken" }

/** State after the events, with the effects of the last one. */
const after = (...events: ReadonlyArray<EventObject>) =>
  events.reduce<ReturnType<typeof transition<typeof machine>>>(
    // @ts-expect-error what an actor has come to is no event that anybody may send
    ([snapshot], event) => transition(machine, snapshot, event),
    initialTransition(machine)
  )

const started = (...events: ReadonlyArray<EventObject>) =>
  after(...events)[1].flatMap(({ params, type }) => (type === "xstate.spawnChild" ? [params] : []))

describe("remote data of a page", () => {
  it("is requested with values of the context", () => {
    expect(after(open)[0].value).toBe("loading")
    expect(after(open)[0].hasTag("busy")).toBe(true)
    expect(started(open)).toEqual([expect.objectContaining({ id: "read", src: "read", input: "a" })])
  })

  it("is stored once loaded", () => {
    expect(after(open, come)[0]).toMatchObject({ value: "ready", context: { text: "Dear", refusal: null } })
  })

  it("stores the reason of a failure and preserves the old data", () => {
    expect(after(open, come, open, refused)[0]).toMatchObject({ value: "failed", context: { text: "Dear", refusal: "gone" } })
  })

  it("stores no reason when the call threw", () => {
    expect(after(open, refused, open, broken)[0]).toMatchObject({ value: "failed", context: { refusal: null } })
  })

  it("is requested again by the shopper, and on reconnection", () => {
    expect(started(open, refused)).toEqual([expect.objectContaining({ id: "watchConnection" })])
    expect(after(open, refused, { type: "letter.retry" })[0].value).toBe("loading")
    expect(after(open, refused, { type: "letter.wake" })[0].value).toBe("loading")
    expect(after(open, come, { type: "letter.wake" })[0].value).toBe("ready")
  })
})

it("a loading state without a failure handler does not store a refusal", () => {
  const quiet = common.createMachine({
    context: { name: "", text: null, refusal: "before" },
    initial: "loading",
    states: { loading: loadingState({ src: "read", input: ({ name }: Context) => name }), ready: {}, failed: {} }
  })
  const [first] = initialTransition(quiet)
  // @ts-expect-error what an actor has come to is no event that anybody may send
  expect(transition(quiet, first, refused)[0]).toMatchObject({ value: "failed", context: { refusal: "before" } })
})

describe("a state that sends one write", () => {
  const writing = common.createMachine({
    id: "writing",
    context: { name: "a", text: "Dear", refusal: "before" },
    initial: "writing",
    states: {
      writing: writingState({ src: "write", input: ({ name }: Context) => name, success: "storeResult", failure: "storeRefusal" }),
      ready: {}
    }
  })
  const [first, effects] = initialTransition(writing)
  // @ts-expect-error what an actor has come to is no event that anybody may send
  const afterWrite = (event: EventObject) => transition(writing, first, event)[0]

  it("sends it with values of the context, busy meanwhile", () => {
    expect([first.hasTag("busy"), first.hasTag("sending")]).toEqual([true, true])
    expect(effects).toEqual([expect.objectContaining({ params: expect.objectContaining({ id: "write", src: "write", input: "a" }) })])
  })

  it("ends ready with the answer, with the error, or without an error after a defect", () => {
    const contextAfter = (event: EventObject) => {
      const { context, value } = afterWrite(event)
      return [value, context.text, context.refusal]
    }
    expect(contextAfter({ ...come, type: "xstate.done.actor.write" })).toEqual(["ready", "Dear", null])
    expect(contextAfter({ ...refused, type: "xstate.done.actor.write" })).toEqual(["ready", "Dear", "gone"])
    expect(contextAfter({ ...broken, type: "xstate.error.actor.write" })).toEqual(["ready", "Dear", null])
  })
})

describe("the event of an action", () => {
  it("must be one that its chart calls the action on, or it throws", () => {
    const read = (event: { readonly type: "a" } | { readonly type: "b" | "c"; readonly text: string }) => narrowEvent(event, "b", "c").text
    expect(read({ type: "b", text: "x" })).toBe("x")
    expect(() => read({ type: "a" })).toThrow("expected b or c, got a")
  })
})
