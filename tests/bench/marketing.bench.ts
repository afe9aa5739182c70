import { Effect } from "effect"
import { createActor } from "xstate"
import { succeeded } from "../../core/kernel/outcome.ts"
import type { AnalyticsEvent } from "../../core/domain/marketing/analytics-event.ts"
import { emptyReading, readEntry } from "../../core/journal/analytics-events.ts"
import { resolveRoute } from "../../core/routes/resolve.ts"
import { Builds } from "../../core/services/ports/builds.ts"
import { Preloads, preloadScreens } from "../../core/services/ports/preloads.ts"
import { routeRules } from "../../server/maintenance/route-rules.ts"
import { cards } from "../../qa/samples/diamonds.ts"
import { marketingInMemory } from "../../qa/samples/marketing.ts"
import { cpuMs, referenceMs, type Row } from "../../qa/measure.ts"

export const name = "marketing and code ahead of its page"

const itemsOfPage = 24
const linksOfPage = 100

/** Journal entries of an opened listing page. */
const entriesOf = (page: number) => {
  const path = `/diamonds/${page}`
  const match = resolveRoute(path, "")
  const items = Array.from({ length: itemsOfPage }, (_, index) => cards[index % cards.length])
  const data = { "catalog.diamonds": { items, total: 1_000, page, pages: 42 }, "pages.meta": null }
  return [
    { type: "page.open", visit: { place: { path, search: "", index: page }, match } },
    { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data }) }
  ]
}

/** Reads a page view from the journal and reports it: category, list, session, data layer, queue of the platform. */
const telling = () => {
  const { machines, pushes, sent } = marketingInMemory()
  const actor = createActor(machines.marketing, { input: { consent: { analytics: true, ads: true, at: 1 }, isGreeted: false } }).start()
  actor.send({ type: "marketing.hydrated", stored: { session: null, orders: [], ordering: [], liked: [] }, at: 1 })
  let at = 1
  return () => {
    at += 1_000
    let reading = emptyReading
    const analyticsEvents: Array<AnalyticsEvent> = []
    for (const event of entriesOf((at / 1_000) | 1)) {
      reading = readEntry(reading, { actor: "shop/page", event })
      analyticsEvents.push(...reading.analyticsEvents)
    }
    pushes.length = 0
    sent.length = 0
    actor.send({
      type: "marketing.eventsReceived",
      events: analyticsEvents.map((analyticsEvent) => ({ at, analyticsEvent })),
      fresh: `fresh-id-${at}`
    })
    if (pushes.length === 0) throw new Error("a page was not told")
  }
}

/** Links of a page become visible after the code of their targets has loaded. */
const looking = async () => {
  let near: (to: string, from: string) => void = () => undefined
  const program = preloadScreens(routeRules).pipe(
    Effect.provideService(Builds, {
      ...{ running: "one", latest: Effect.succeed("one"), rules: Effect.succeed(routeRules) },
      files: Effect.succeed({ diamond: ["/assets/diamond.js"], static: ["/assets/static.js"] })
    }),
    Effect.provideService(Preloads, {
      isSparing: Effect.succeed(false),
      has: () => true,
      links: (tell) => Effect.callback<never>(() => void (near = tell)),
      fetch: () => Effect.void
    })
  )
  Effect.runCallback(program)
  await new Promise((done) => setImmediate(done))
  return () => {
    for (let link = 0; link < linksOfPage; link++)
      near(link % 4 === 0 ? `/customer-service/page-${link}` : `/diamonds/1024${1_000 + link}/`, "/")
  }
}

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const reference = await referenceMs()
  const spent = await cpuMs(telling())
  const looked = await cpuMs(await looking())
  const cost = (what: string, ms: number): Row => ({ what, value: ms, unit: "ms CPU", perReference: ms / reference })
  return [
    cost(`a list of ${itemsOfPage} is read and told`, spent),
    cost(`${linksOfPage} links are judged`, looked),
    cost("both, of a navigation (at most 5 ms)", spent + looked)
  ]
}
