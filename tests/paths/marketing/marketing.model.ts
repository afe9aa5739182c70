import type { MarketingEvent } from "../../../core/machines/marketing/marketing.machine.ts"
import { marketingMachine } from "../../../core/machines/marketing/marketing.machine.ts"
import { digestEvents } from "../../../core/domain/marketing/digest.ts"
import type { SeenPage } from "../../../core/domain/marketing/analytics-event.ts"
import type { MarketingProduct } from "../../../core/domain/marketing/product.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"

/** Idle time after which a session ends, stated independently of the machine. */
const idleMs = 30 * 60_000
const noon = Date.UTC(2026, 10, 22, 12)
const [ready, nearly, just] = [noon + 1_000, noon + 1_000 + idleMs - 1_000, noon + 1_000 + idleMs + 1_000]
const consent = { analytics: true, ads: true, at: noon }
const page: SeenPage = {
  ...{ name: "home", path: "/", category: null, isCollectionFilter: false, screen: "home", term: null, list: null, product: null },
  ...{ variants: [], others: [], promotions: [] }
}
const session = (id: string, when: number) => ({ id, at: when, log: [{ at: when, type: "page.viewed" as const }] })
const ring: MarketingProduct = { id: "0-12", name: "Кольцо", price: 90_000, collection: null, category: "kolco", quantity: 1 }
const storedState = (known: ReturnType<typeof session> | null) => ({ session: known, orders: [], ordering: known === null ? [] : [ring] })
const heard = (when: number, fresh: string): MarketingEvent => ({
  type: "marketing.eventsReceived",
  events: [{ at: when, analyticsEvent: { type: "page", page } }],
  fresh
})
const knowledge: MarketingEvent = {
  type: "marketing.eventsReceived",
  events: [{ at: ready, analyticsEvent: { type: "products", products: [] } }],
  fresh: "fresh-0"
}
/** A login is one operation for the platform and one data layer push; an add to the cart is an ad goal as well. */
const acted: ReadonlyArray<MarketingEvent> = [
  {
    type: "marketing.eventsReceived",
    events: [{ at: ready, analyticsEvent: { type: "came", customer: 7, by: "login" } }],
    fresh: "fresh-4"
  },
  {
    type: "marketing.eventsReceived",
    events: [{ at: ready, analyticsEvent: { type: "added", line: { id: ring.id, price: ring.price, quantity: 1 } } }],
    fresh: "fresh-5"
  }
]

type Heard = Extract<MarketingEvent, { readonly type: "marketing.eventsReceived" }>
type WithMemory = Extract<MarketingEvent, { readonly type: "marketing.hydrated" | "marketing.changedElsewhere" }>
const heardIn = (event: object) => event as Heard
const knownIn = (event: object) => event as WithMemory
const isTelling = (event: { readonly type: string }) => event.type === "marketing.eventsReceived" && !isEqual(event, knowledge)

export const model = defineModel<typeof marketingMachine>({
  name: "marketing",
  actorPath: "shop/consent/marketing",
  world: {
    machine: marketingMachine,
    input: { consent, isGreeted: false },
    otherInputs: [{ consent: { ...consent, analytics: false }, isGreeted: false }],
    watchers: ["followJournal", "storage", "tags", "platform"],
    events: [
      { type: "marketing.hydrated", stored: storedState(null), at: noon },
      { type: "marketing.hydrated", stored: storedState(session("kept-session", noon - 60_000)), at: noon },
      { type: "marketing.hydrated", stored: storedState(session("over-session", noon - idleMs)), at: noon },
      { type: "marketing.changedElsewhere", stored: storedState(session("other-tab-1", noon + 5_000)), at: noon + 6_000 },
      { type: "marketing.changedElsewhere", stored: storedState(null), at: noon + 6_000 },
      heard(ready, "fresh-1"),
      heard(nearly, "fresh-2"),
      heard(just, "fresh-3"),
      knowledge,
      ...acted
    ],
    follows: ({ context }, event) =>
      event.type !== "marketing.eventsReceived" || ((context.session?.log.length ?? 0) < 2 && !acted.some((act) => isEqual(act, event)))
  },
  waits: { idle: 1_800_000 },
  tells: (snapshot) => {
    const { memory, permissions, session: own } = snapshot.context
    const log = own?.log.map(({ at: when }) => Math.round((when - noon) / 1_000)).join(", ") ?? ""
    const seen = `${memory.page === null ? "no page" : "a page"} is seen${snapshot.context.isGreeted ? ", heard" : ""}`
    return `${permissions.analytics ? "" : "for ads alone, "}it is ${currentState(snapshot)} in ${own?.id ?? "no session"} with events at ${log || "no time"}, ${seen}`
  },
  says: {
    "marketing.hydrated": (event) => `the browser kept ${knownIn(event).stored.session?.id ?? "nothing"}`,
    "marketing.changedElsewhere": (event) => `another tab is in ${knownIn(event).stored.session?.id ?? "none"}`,
    "marketing.eventsReceived": (event) =>
      acted.some((act) => isEqual(act, event))
        ? `«${heardIn(event).events[0]?.analyticsEvent.type ?? ""}» is heard`
        : isTelling(event)
          ? `a page is seen after ${Math.round(((heardIn(event).events[0]?.at ?? 0) - noon) / 1_000)} s`
          : "a product is known"
  },
  invariants: {
    "is active exactly while a session lives": (snapshot) =>
      snapshot.matches("recalling") || snapshot.matches({ listening: "active" }) === (snapshot.context.session !== null),
    "its log is in the order of time": ({ context }) =>
      (context.session?.log ?? []).every(({ at: when }, index, log) => index === 0 || when >= (log[index - 1]?.at ?? 0)),
    "reads the journal along as soon as it knows what was kept": ({ children, ...snapshot }) =>
      "follow" in children === !(snapshot.value === "recalling")
  },
  beginnings: {
    "begins with nothing, and waits for what the browser kept": ({ after }) => after.matches("recalling") && after.context.session === null
  },
  promises: {
    "tells the platform and the tags what comes of what is heard, keeps it, and says nothing where nothing comes of it": (step) => {
      const { after, before, emitted, event, started } = step
      if (event.type !== "marketing.eventsReceived") return true
      if (before.matches("recalling")) return emitted.length === 0
      const { fresh, events: all } = heardIn(event)
      const { goals, operations, pushes, visit } = digestEvents(before.context, all, fresh)
      const { memory, session: own } = after.context
      return (
        started.length === 0 &&
        isEqual(after.context, { ...before.context, ...visit }) &&
        isEqual(emitted, [
          ...(operations.length === 0 ? [] : [{ type: "platform.queue", operations }]),
          ...(pushes.length + goals.length === 0 ? [] : [{ type: "tags.send", pushes, goals }]),
          { type: "storage.save", stored: { session: own, orders: memory.orders, ordering: memory.ordering } }
        ])
      )
    },
    "knows of orders that another visit told": ({ after, before, event }) => {
      const isTaken =
        event.type === "marketing.hydrated" ? before.matches("recalling") : after.context.session?.id !== before.context.session?.id
      if (!isTaken || !["marketing.hydrated", "marketing.changedElsewhere"].includes(event.type)) return true
      const { orders, ordering } = knownIn(event).stored
      return isEqual(after.context.memory, { ...before.context.memory, orders, ordering })
    },
    "keeps in the browser that the session is over": ({ after, emitted, event }) => {
      const { orders, ordering } = after.context.memory
      return (
        !event.type.startsWith("xstate.after.idle") ||
        isEqual(emitted, [{ type: "storage.save", stored: { session: null, orders, ordering } }])
      )
    },
    "goes on listening, with the session that was stored or without one": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      currentState(after) === (after.context.session === null ? "listening.idle" : "listening.active"),
    "[MKT-001, LIM-007] keeps its session until 30 minutes without an event are over": ({ after, before, event }) => {
      const { context } = before
      if (!isTelling(event) || before.matches("recalling") || context.session === null || !context.permissions.analytics) return true
      const when = heardIn(event).events[0]?.at ?? 0
      return when - context.session.at >= idleMs || after.context.session?.id === context.session.id
    },
    "[MKT-002, MKT-003] begins another with an empty log after 30 minutes": ({ after, before, event }) => {
      const { context } = before
      if (!isTelling(event) || before.matches("recalling") || !context.permissions.analytics) return true
      const { fresh, events: all } = heardIn(event)
      const when = all[0]?.at ?? 0
      if (context.session !== null && when - context.session.at < idleMs) return true
      return isEqual(after.context.session, { id: fresh, at: when, log: after.context.session?.log.filter((each) => each.at >= when) })
    },
    "[MKT-003] the log goes when the session ends by time": ({ after, event }) =>
      !event.type.startsWith("xstate.after.idle") || (after.context.session === null && after.matches({ listening: "idle" })),
    "goes on with what the browser kept, unless that is over": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      after.context.session?.id === (knownIn(event).stored.session?.id === "kept-session" ? "kept-session" : undefined),
    "knows of the visit before what was about to be ordered": ({ after, before, event }) =>
      event.type !== "marketing.hydrated" ||
      !before.matches("recalling") ||
      isEqual(after.context.memory.ordering, knownIn(event).stored.ordering),
    "goes on with the session of another tab, where that is newer": ({ after, before, event }) =>
      event.type !== "marketing.changedElsewhere" ||
      before.matches("recalling") ||
      (knownIn(event).stored.session !== null && (before.context.session?.at ?? 0) < noon + 5_000
        ? after.context.session?.id === "other-tab-1"
        : isEqual(after.context.session, before.context.session)),
    "what tells nothing keeps no session alive, but for the page that stood already": ({ after, before, event }) =>
      !isEqual(event, knowledge) || before.matches("recalling") || isEqual(after.context.session, before.context.session),
    "keeps no session where analytics is not allowed": ({ after, before, event }) =>
      event.type !== "marketing.eventsReceived" ||
      after.context.permissions.analytics ||
      isEqual(after.context.session, before.context.session)
  },
  stages: [
    {
      opens: "/customer-service/contacts",
      isAllowing: true,
      holds: /^\/operations\//,
      begins: [{ type: "marketing.hydrated", stored: storedState(null), at: noon }, heard(ready, "fresh-1")],
      isTour: true,
      acts: [
        {
          does: "another tab goes on with the visit",
          events: [{ type: "marketing.changedElsewhere", stored: storedState(session("other-tab-1", noon + 5_000)), at: noon + 6_000 }],
          by: async ({ storeInOtherTab, ...tools }) => {
            const now = await tools.page.evaluate(() => Date.now())
            await storeInOtherTab("marketing", JSON.stringify(storedState(session("other-tab-1", now + 1_000))))
          }
        }
      ],
      shows: (snapshot, { visit }) => (snapshot.matches({ listening: "idle" }) ? visit.seeSession(null) : visit.seeSomeSession())
    },
    {
      opens: "/customer-service/contacts",
      isAllowing: true,
      holds: /^\/operations\//,
      prepares: ({ visit }) => visit.keep(storedState(session("kept-session", 0)), 60_000),
      begins: [
        { type: "marketing.hydrated", stored: storedState(session("kept-session", noon - 60_000)), at: noon },
        heard(ready, "fresh-1")
      ],
      isTour: true,
      acts: [],
      shows: (_, { visit }) => visit.seeSession("kept-session")
    }
  ],
  uncrossed: {
    "listening --marketing.eventsReceived#1--> stays": "what is known without being told comes with a page, which begins a session"
  }
})
