import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { QueuedOperation } from "../../../core/domain/marketing/digest.ts"
import { platformMachine } from "../../../core/machines/marketing/platform.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const operation = (key: string): QueuedOperation => ({ name: "Website.ClearCart", body: {}, key, at: 0, session: "session-1" })
const [first, second, old] = [operation("first-1-0"), operation("second-1-0"), operation("before-1-0")]
const queued = (...operations: ReadonlyArray<QueuedOperation>) => ({ type: "platform.queue", operations })
/** One more than the queue's limit. */
const queuedMany = queued(...Array.from({ length: 101 }, (_, index) => operation(`many-1-${index}`)))
const hydrated = (...stored: ReadonlyArray<QueuedOperation>) => ({ type: "platform.hydrated", stored })
const accepted = { type: "xstate.done.actor.send", output: succeeded(undefined) }
const unreachable = {
  type: "xstate.done.actor.send",
  output: failed({ _tag: "PlatformUnreachable", operation: "Website.ClearCart", reason: "status 503" })
}
const refused = { type: "xstate.done.actor.send", output: failed({ _tag: "PlatformRefused", operation: "Website.ClearCart", status: 400 }) }
const threw = { type: "xstate.error.actor.send", error: defect }
const keys = (waiting: ReadonlyArray<QueuedOperation>) => waiting.map(({ key }) => key)

/** A shopper's action that is reported to the platform. */
const openCategory = async ({ page }: ActTools) => {
  const { pathname } = new URL(page.url())
  const [name, path]: readonly [RegExp, string] = pathname.startsWith("/jewelry/sergi")
    ? [/^Колье/, "/jewelry/kole"]
    : [/^Серьги/, "/jewelry/sergi"]
  await page.getByRole("navigation", { name: "Категории украшений" }).getByRole("link", { name }).click()
  await page.waitForURL((url) => url.pathname.startsWith(path))
}

const listing = { address: "/jewelry/", isAllowing: true, heldRequests: /^\/operations\//, isHeldFromStart: true } as const

export const model = defineModel<typeof platformMachine>({
  name: "platform",
  actorPath: "shop/consent/marketing/platform",
  world: {
    machine: platformMachine,
    input: undefined,
    callbackActors: ["storage"],
    events: [
      queued(first),
      queued(second),
      hydrated(),
      hydrated(old),
      { type: "platform.reconnected" },
      accepted,
      unreachable,
      refused,
      threw,
      queuedMany
    ],
    isExplored: ({ context }, event) => event !== queuedMany && (event.type !== "platform.queue" || context.waiting.length < 2)
  },
  delays: { pause: 5_000, longPause: 30_000 },
  describeState: (snapshot) =>
    `the machine is ${currentState(snapshot)}, queue: ${keys(snapshot.context.waiting).join(", ") || "empty"}, ${snapshot.context.tries} failed tries`,
  eventTexts: {
    "platform.queue": ({ operations }) => `${keys(operations as ReadonlyArray<QueuedOperation>).join(", ")} is queued`,
    "platform.hydrated": ({ stored }) =>
      (stored as ReadonlyArray<QueuedOperation>).length === 0 ? "the storage has no operation" : "the storage has one operation",
    "platform.reconnected": "the network is back",
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success"
        ? "the platform accepts the operation"
        : output.error._tag === "PlatformRefused"
          ? "the platform refuses the operation"
          : "the platform does not answer",
    "xstate.error.actor.send": "the call throws"
  },
  invariants: {
    "sends only while its queue has an operation": (snapshot) => !snapshot.matches("sending") || snapshot.context.waiting.length > 0,
    "rests exactly while its queue is empty": (snapshot) =>
      snapshot.matches("beginning") || snapshot.matches("resting") === (snapshot.context.waiting.length === 0),
    "suspends only after five tries": (snapshot) => !snapshot.matches("suspended") || snapshot.context.tries === 5
  },
  startConditions: {
    "starts with an empty queue": ({ after }) => isEqual(after.context, { waiting: [], tries: 0 })
  },
  postconditions: {
    "appends operations to the queue, and drops the oldest beyond a hundred": ({ after, before, event }) =>
      event.type !== "platform.queue" ||
      isEqual(
        keys(after.context.waiting),
        [...keys(before.context.waiting), ...keys(event["operations"] as ReadonlyArray<QueuedOperation>)].slice(-100)
      ),
    "sends at once if it is idle and the queue is not empty": ({ after, before, event }) => {
      const isHydration = event.type === "platform.hydrated" && before.matches("beginning")
      if (!isHydration && !(event.type === "platform.queue" && before.matches("resting"))) return true
      return after.matches(after.context.waiting.length > 0 ? "sending" : "resting")
    },
    "sends stored operations before its own": ({ after, before, event }) =>
      event.type !== "platform.hydrated" ||
      !before.matches("beginning") ||
      isEqual(keys(after.context.waiting), [...keys(event["stored"] as ReadonlyArray<QueuedOperation>), ...keys(before.context.waiting)]),
    "removes accepted and refused operations, and no other": ({ after, before, event }) =>
      !isEqual([event.type, before.matches("sending")], [accepted.type, true]) ||
      (isEqual(event, unreachable)
        ? isEqual(after.context.waiting, before.context.waiting)
        : isEqual(after.context.waiting, before.context.waiting.slice(1))),
    "pauses after a failed try, and suspends after five in a row": ({ after, before, event }) => {
      if (!before.matches("sending")) return true
      const isFailure = isEqual(event, unreachable) || event.type === threw.type
      if (!isFailure) return !event.type.endsWith(".send") || after.context.tries === 0
      return after.matches(before.context.tries === 4 ? "suspended" : "pausing") && after.context.tries === before.context.tries + 1
    },
    "stores the queue whenever it changes": ({ after, before, emitted, event }) => {
      const stored = emitted.filter(({ type }) => type === "storage.save")
      const isChange =
        event.type === "platform.queue" ||
        event.type.endsWith(".send") ||
        (event.type === "platform.hydrated" && before.matches("beginning"))
      return isChange ? isEqual(stored, [{ type: "storage.save", waiting: after.context.waiting }]) : stored.length === 0
    },
    "sends again after the short pause only once, then after long pauses": (step) => {
      const { after, before, event } = step
      if (event.type.startsWith("xstate.after.longPause.")) return after.matches("sending")
      if (!event.type.startsWith("xstate.after.pause.")) return true
      return before.context.tries <= 1 ? after.matches("sending") : isSame(step)
    },
    "sends the first operation of the queue": ({ after, started }) =>
      started.every(({ input }) => isEqual(input, after.context.waiting[0])),
    "sends at once when the network is back": ({ after, before, event }) =>
      event.type !== "platform.reconnected" ||
      !(before.matches("pausing") || before.matches("suspended")) ||
      (after.matches("sending") && after.context.tries === 0),
    "tries again when an operation is queued": ({ after, before, event }) =>
      event.type !== "platform.queue" || (after.context.tries === 0 && (!before.matches("suspended") || after.matches("sending")))
  },
  stages: [
    {
      ...listing,
      startEvents: [hydrated(), queued(first)],
      isTour: true,
      acts: [
        {
          title: "the platform fails",
          events: [unreachable],
          when: (snapshot) => snapshot.matches("sending"),
          answer: { kind: "status", status: 503 }
        },
        {
          title: "the network is back",
          events: [{ type: "platform.reconnected" }],
          when: (snapshot) => snapshot.matches("pausing") || snapshot.matches("suspended"),
          run: ({ shell }) => shell.returnNetwork()
        },
        { title: "another category is opened", events: [queued(second)], run: openCategory },
        {
          title: "the platform refuses the operation",
          events: [refused],
          when: (snapshot) => snapshot.matches("sending"),
          answer: { kind: "status", status: 400 }
        },
        { title: "the platform accepts the operation", events: [accepted], when: (snapshot) => snapshot.matches("sending"), answer: "well" }
      ]
    },
    {
      ...listing,
      address: "/customer-service/contacts",
      prepare: ({ page }) => page.evaluate((writes) => localStorage.setItem("gran.platform", JSON.stringify({ writes })), [old]),
      startEvents: [hydrated(old)],
      acts: [{ title: "the platform accepts a stored operation", events: [accepted], answer: "well" }]
    }
  ],
  unreachable: {
    "sending --xstate.error.actor.send#0--> pausing": "a failed request is an outcome"
  }
})
