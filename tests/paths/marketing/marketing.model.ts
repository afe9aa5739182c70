import type { MarketingEvent } from "../../../core/machines/marketing/marketing.machine.ts"
import { marketingMachine } from "../../../core/machines/marketing/marketing.machine.ts"
import { digestEvents } from "../../../core/domain/marketing/digest.ts"
import type { SeenPage } from "../../../core/domain/marketing/analytics-event.ts"
import type { MarketingProduct } from "../../../core/domain/marketing/product.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"

/** Idle time after which a session ends, stated independently of the machine. */
const idleMs = 30 * 60_000
const noon = Date.UTC(2026, 10, 22, 12)
const [soon, beforeIdle, afterIdle] = [noon + 1_000, noon + 1_000 + idleMs - 1_000, noon + 1_000 + idleMs + 1_000]
const consent = { analytics: true, ads: true, at: noon }
const page: SeenPage = {
  ...{ name: "home", path: "/", category: null, isCollectionFilter: false, screen: "home", term: null, list: null, product: null },
  ...{ variants: [], others: [], promotions: [] }
}
const session = (id: string, when: number) => ({ id, at: when, log: [{ at: when, type: "page.viewed" as const }] })
const ring = {
  id: "0-12",
  name: "Кольцо",
  price: 90_000,
  collection: null,
  category: "kolco",
  quantity: 1
} satisfies MarketingProduct
const storedState = (known: ReturnType<typeof session> | null) => {
  const products = known === null ? [] : [ring]
  return { session: known, orders: [], ordering: products, liked: products }
}
const received = (when: number, fresh: string): MarketingEvent => ({
  type: "marketing.eventsReceived",
  events: [{ at: when, analyticsEvent: { type: "page", page } }],
  fresh
})
const productData: MarketingEvent = {
  type: "marketing.eventsReceived",
  events: [{ at: soon, analyticsEvent: { type: "products", products: [] } }],
  fresh: "fresh-0"
}
/** A login is one operation for the platform and one data layer push; an add to the cart is an ad goal as well. */
const actions: ReadonlyArray<MarketingEvent> = [
  {
    type: "marketing.eventsReceived",
    events: [{ at: soon, analyticsEvent: { type: "came", customer: 7, by: "login" } }],
    fresh: "fresh-4"
  },
  {
    type: "marketing.eventsReceived",
    events: [{ at: soon, analyticsEvent: { type: "added", line: { id: ring.id, price: ring.price, quantity: 1 } } }],
    fresh: "fresh-5"
  }
]

type Received = Extract<MarketingEvent, { readonly type: "marketing.eventsReceived" }>
type WithStored = Extract<MarketingEvent, { readonly type: "marketing.hydrated" | "marketing.changedElsewhere" }>
const receivedIn = (event: object) => event as Received
const storedIn = (event: object) => event as WithStored
const isReported = (event: { readonly type: string }) => event.type === "marketing.eventsReceived" && !isEqual(event, productData)

export const model = defineModel<typeof marketingMachine>({
  name: "marketing",
  actorPath: "shop/consent/marketing",
  world: {
    machine: marketingMachine,
    input: { consent, isGreeted: false },
    otherInputs: [{ consent: { ...consent, analytics: false }, isGreeted: false }],
    callbackActors: ["followJournal", "storage", "tags", "platform"],
    events: [
      { type: "marketing.hydrated", stored: storedState(null), at: noon },
      { type: "marketing.hydrated", stored: storedState(session("kept-session", noon - 60_000)), at: noon },
      { type: "marketing.hydrated", stored: storedState(session("over-session", noon - idleMs)), at: noon },
      { type: "marketing.changedElsewhere", stored: storedState(session("other-tab-1", noon + 5_000)), at: noon + 6_000 },
      { type: "marketing.changedElsewhere", stored: storedState(null), at: noon + 6_000 },
      received(soon, "fresh-1"),
      received(beforeIdle, "fresh-2"),
      received(afterIdle, "fresh-3"),
      productData,
      ...actions
    ],
    isExplored: ({ context }, event) =>
      event.type !== "marketing.eventsReceived" || ((context.session?.log.length ?? 0) < 2 && !actions.some((act) => isEqual(act, event)))
  },
  delays: { idle: 1_800_000 },
  describeState: (snapshot) => {
    const { memory, permissions, session: own } = snapshot.context
    const log = own?.log.map(({ at: when }) => Math.round((when - noon) / 1_000)).join(", ") ?? ""
    const seen = `${memory.page === null ? "no page" : "a page"} is viewed${snapshot.context.isGreeted ? ", reported before" : ""}`
    return `${permissions.analytics ? "" : "with ads only, "}the machine is ${currentState(snapshot)}, session: ${own?.id ?? "none"}, log: ${log || "empty"}, ${seen}`
  },
  eventTexts: {
    "marketing.hydrated": (event) => `the storage has ${storedIn(event).stored.session?.id ?? "no session"}`,
    "marketing.changedElsewhere": (event) => `another tab has ${storedIn(event).stored.session?.id ?? "no session"}`,
    "marketing.eventsReceived": (event) =>
      actions.some((act) => isEqual(act, event))
        ? `«${receivedIn(event).events[0]?.analyticsEvent.type ?? ""}» is received`
        : isReported(event)
          ? `a page is viewed after ${Math.round(((receivedIn(event).events[0]?.at ?? 0) - noon) / 1_000)} s`
          : "product data are received"
  },
  invariants: {
    "is active exactly while it has a session": (snapshot) =>
      snapshot.matches("recalling") || snapshot.matches({ listening: "active" }) === (snapshot.context.session !== null),
    "has a log in order of time": ({ context }) =>
      (context.session?.log ?? []).every(({ at: when }, index, log) => index === 0 || when >= (log[index - 1]?.at ?? 0)),
    "follows the journal once the storage is read": ({ children, ...snapshot }) =>
      "follow" in children === !(snapshot.value === "recalling")
  },
  startConditions: {
    "starts without a session, and reads the storage": ({ after }) => after.matches("recalling") && after.context.session === null
  },
  postconditions: {
    "sends the operations, pushes and goals of received events, and stores the session": (step) => {
      const { after, before, emitted, event, started } = step
      if (event.type !== "marketing.eventsReceived") return true
      if (before.matches("recalling")) return emitted.length === 0
      const { fresh, events: all } = receivedIn(event)
      const { goals, operations, pushes, visit } = digestEvents(before.context, all, fresh)
      const { memory, session: own } = after.context
      return (
        started.length === 0 &&
        isEqual(after.context, { ...before.context, ...visit }) &&
        isEqual(emitted, [
          ...(operations.length === 0 ? [] : [{ type: "platform.queue", operations }]),
          ...(pushes.length + goals.length === 0 ? [] : [{ type: "tags.send", pushes, goals }]),
          { type: "storage.save", stored: { session: own, orders: memory.orders, ordering: memory.ordering, liked: memory.liked } }
        ])
      )
    },
    "takes over the orders and liked products of a stored or newer session": ({ after, before, event }) => {
      const isTakenOver =
        event.type === "marketing.hydrated" ? before.matches("recalling") : after.context.session?.id !== before.context.session?.id
      if (!isTakenOver || !["marketing.hydrated", "marketing.changedElsewhere"].includes(event.type)) return true
      const { liked, orders, ordering } = storedIn(event).stored
      return isEqual(after.context.memory, { ...before.context.memory, orders, ordering, liked })
    },
    "stores the end of an idle session": ({ after, emitted, event }) => {
      const { liked, orders, ordering } = after.context.memory
      return (
        !event.type.startsWith("xstate.after.idle") ||
        isEqual(emitted, [{ type: "storage.save", stored: { session: null, orders, ordering, liked } }])
      )
    },
    "listens after the storage is read, active only with a session": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      currentState(after) === (after.context.session === null ? "listening.idle" : "listening.active"),
    "[MKT-001, LIM-007] keeps its session until 30 minutes without an event": ({ after, before, event }) => {
      const { context } = before
      if (!isReported(event) || before.matches("recalling") || context.session === null || !context.permissions.analytics) return true
      const when = receivedIn(event).events[0]?.at ?? 0
      return when - context.session.at >= idleMs || after.context.session?.id === context.session.id
    },
    "[MKT-002, MKT-003] starts a session with an empty log after 30 minutes": ({ after, before, event }) => {
      const { context } = before
      if (!isReported(event) || before.matches("recalling") || !context.permissions.analytics) return true
      const { fresh, events: all } = receivedIn(event)
      const when = all[0]?.at ?? 0
      if (context.session !== null && when - context.session.at < idleMs) return true
      return isEqual(after.context.session, { id: fresh, at: when, log: after.context.session?.log.filter((each) => each.at >= when) })
    },
    "[MKT-003] clears session and log after the idle time": ({ after, event }) =>
      !event.type.startsWith("xstate.after.idle") || (after.context.session === null && after.matches({ listening: "idle" })),
    "continues a stored session unless it has ended": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      after.context.session?.id === (storedIn(event).stored.session?.id === "kept-session" ? "kept-session" : undefined),
    "restores the items of a started order": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      isEqual(after.context.memory.ordering, storedIn(event).stored.ordering),
    "takes over a newer session of another tab": ({ after, before, event }) =>
      event.type !== "marketing.changedElsewhere" ||
      before.matches("recalling") ||
      (storedIn(event).stored.session !== null && (before.context.session?.at ?? 0) < noon + 5_000
        ? after.context.session?.id === "other-tab-1"
        : isEqual(after.context.session, before.context.session)),
    "does not prolong the session by product data": ({ after, before, event }) =>
      !isEqual(event, productData) || before.matches("recalling") || isEqual(after.context.session, before.context.session),
    "starts no session without consent to analytics": ({ after, before, event }) =>
      event.type !== "marketing.eventsReceived" ||
      after.context.permissions.analytics ||
      isEqual(after.context.session, before.context.session)
  },
  stages: [
    {
      address: "/customer-service/contacts",
      isAllowing: true,
      heldRequests: /^\/operations\//,
      startEvents: [{ type: "marketing.hydrated", stored: storedState(null), at: noon }, received(soon, "fresh-1")],
      isTour: true,
      acts: [
        {
          title: "another tab continues the visit",
          events: [{ type: "marketing.changedElsewhere", stored: storedState(session("other-tab-1", noon + 5_000)), at: noon + 6_000 }],
          run: async ({ storeInOtherTab, ...tools }) => {
            const now = await tools.page.evaluate(() => Date.now())
            await storeInOtherTab("marketing", JSON.stringify(storedState(session("other-tab-1", now + 1_000))))
          }
        }
      ],
      seeState: (snapshot, { visit }) => (snapshot.matches({ listening: "idle" }) ? visit.seeSession(null) : visit.seeSomeSession())
    },
    {
      address: "/customer-service/contacts",
      isAllowing: true,
      heldRequests: /^\/operations\//,
      prepare: ({ visit }) => visit.keep(storedState(session("kept-session", 0)), 60_000),
      startEvents: [
        { type: "marketing.hydrated", stored: storedState(session("kept-session", noon - 60_000)), at: noon },
        received(soon, "fresh-1")
      ],
      isTour: true,
      acts: [],
      seeState: (_, { visit }) => visit.seeSession("kept-session")
    }
  ],
  uncrossed: {
    "listening --marketing.eventsReceived#1--> stays": "product data arrive with a page view, which starts a session"
  }
})
