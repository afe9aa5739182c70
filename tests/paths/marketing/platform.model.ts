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
const looked = (...stored: ReadonlyArray<QueuedOperation>) => ({ type: "platform.hydrated", stored: stored })
const taken = { type: "xstate.done.actor.send", output: succeeded(undefined) }
const unreachable = {
  type: "xstate.done.actor.send",
  output: failed({ _tag: "PlatformUnreachable", operation: "Website.ClearCart", reason: "status 503" })
}
const refused = { type: "xstate.done.actor.send", output: failed({ _tag: "PlatformRefused", operation: "Website.ClearCart", status: 400 }) }
const broken = { type: "xstate.error.actor.send", error: defect }
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

const listing = { address: "/jewelry/", isAllowing: true, holds: /^\/operations\//, isHeldFromStart: true } as const

export const model = defineModel<typeof platformMachine>({
  name: "platform",
  actorPath: "shop/consent/marketing/platform",
  world: {
    machine: platformMachine,
    input: undefined,
    watchers: ["storage"],
    events: [
      queued(first),
      queued(second),
      looked(),
      looked(old),
      { type: "platform.reconnected" },
      taken,
      unreachable,
      refused,
      broken,
      queuedMany
    ],
    follows: ({ context }, event) => event !== queuedMany && (event.type !== "platform.queue" || context.waiting.length < 2)
  },
  delays: { pause: 5_000, longPause: 30_000 },
  describeState: (snapshot) =>
    `it is ${currentState(snapshot)} with ${keys(snapshot.context.waiting).join(", ") || "nothing"} waiting, ${snapshot.context.tries} tries in vain`,
  eventTexts: {
    "platform.queue": ({ operations }) => `${keys(operations as ReadonlyArray<QueuedOperation>).join(", ")} is to be told`,
    "platform.hydrated": ({ stored }) =>
      (stored as ReadonlyArray<QueuedOperation>).length === 0 ? "the browser stored nothing" : "the browser stored one",
    "platform.reconnected": "the network is back",
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success" ? "it is taken" : output.error._tag === "PlatformRefused" ? "it is refused" : "nobody answers",
    "xstate.error.actor.send": "the call breaks"
  },
  invariants: {
    "sends nothing where nothing waits": (snapshot) => !snapshot.matches("sending") || snapshot.context.waiting.length > 0,
    "rests exactly where nothing waits": (snapshot) =>
      snapshot.matches("beginning") || snapshot.matches("resting") === (snapshot.context.waiting.length === 0),
    "never gives up by itself before five tries": (snapshot) => !snapshot.matches("suspended") || snapshot.context.tries === 5
  },
  startConditions: {
    "has told nothing": ({ after }) => isEqual(after.context, { waiting: [], tries: 0 })
  },
  postconditions: {
    "puts what is to be told last, and lets nothing go but the oldest where more than a hundred wait": ({ after, before, event }) =>
      event.type !== "platform.queue" ||
      isEqual(
        keys(after.context.waiting),
        [...keys(before.context.waiting), ...keys(event["operations"] as ReadonlyArray<QueuedOperation>)].slice(-100)
      ),
    "sends at once what there is to tell where nothing is on its way": ({ after, before, event }) => {
      const isBegun = event.type === "platform.hydrated" && before.matches("beginning")
      if (!isBegun && !(event.type === "platform.queue" && before.matches("resting"))) return true
      return after.matches(after.context.waiting.length > 0 ? "sending" : "resting")
    },
    "tells what the browser stored first": ({ after, before, event }) =>
      event.type !== "platform.hydrated" ||
      !before.matches("beginning") ||
      isEqual(keys(after.context.waiting), [...keys(event["stored"] as ReadonlyArray<QueuedOperation>), ...keys(before.context.waiting)]),
    "lets go of what was taken and of what was refused, and of nothing else": ({ after, before, event }) =>
      !isEqual([event.type, before.matches("sending")], [taken.type, true]) ||
      (isEqual(event, unreachable)
        ? isEqual(after.context.waiting, before.context.waiting)
        : isEqual(after.context.waiting, before.context.waiting.slice(1))),
    "pauses when no answer came, and gives up after five tries in a row": ({ after, before, event }) => {
      if (!before.matches("sending")) return true
      const isInVain = isEqual(event, unreachable) || event.type === broken.type
      if (!isInVain) return !event.type.endsWith(".send") || after.context.tries === 0
      return after.matches(before.context.tries === 4 ? "suspended" : "pausing") && after.context.tries === before.context.tries + 1
    },
    "keeps in the browser what waits, whenever that changes": ({ after, before, emitted, event }) => {
      const stored = emitted.filter(({ type }) => type === "storage.save")
      const isChange =
        event.type === "platform.queue" ||
        event.type.endsWith(".send") ||
        (event.type === "platform.hydrated" && before.matches("beginning"))
      return isChange ? isEqual(stored, [{ type: "storage.save", waiting: after.context.waiting }]) : stored.length === 0
    },
    "pauses shortly after the first try alone": (step) => {
      const { after, before, event } = step
      if (event.type.startsWith("xstate.after.longPause.")) return after.matches("sending")
      if (!event.type.startsWith("xstate.after.pause.")) return true
      return before.context.tries === 1 ? after.matches("sending") : isSame(step)
    },
    "sends the first of what waits": ({ after, started }) => started.every(({ input }) => isEqual(input, after.context.waiting[0])),
    "the network that is back is a reason to send at once": ({ after, before, event }) =>
      event.type !== "platform.reconnected" ||
      !(before.matches("pausing") || before.matches("suspended")) ||
      (after.matches("sending") && after.context.tries === 0),
    "more to tell is a reason to try again": ({ after, before, event }) =>
      event.type !== "platform.queue" || (after.context.tries === 0 && (!before.matches("suspended") || after.matches("sending")))
  },
  stages: [
    {
      ...listing,
      startEvents: [looked(), queued(first)],
      isTour: true,
      acts: [
        {
          title: "the platform is out of order",
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
          title: "the platform refuses it",
          events: [refused],
          when: (snapshot) => snapshot.matches("sending"),
          answer: { kind: "status", status: 400 }
        },
        { title: "the platform takes it", events: [taken], when: (snapshot) => snapshot.matches("sending"), answer: "well" }
      ]
    },
    {
      ...listing,
      address: "/customer-service/contacts",
      prepares: ({ page }) => page.evaluate((writes) => localStorage.setItem("gran.platform", JSON.stringify({ writes })), [old]),
      startEvents: [looked(old)],
      acts: [{ title: "the platform takes what was stored", events: [taken], answer: "well" }]
    }
  ],
  unreachable: {
    "sending --xstate.error.actor.send#0--> pausing": "a sending answers with an outcome, whatever becomes of it"
  }
})
