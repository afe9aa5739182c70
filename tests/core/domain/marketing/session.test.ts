import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { consentMs, validConsent } from "../../../../core/domain/marketing/valid-consent.ts"
import { digestEvents, type MarketingVisit } from "../../../../core/domain/marketing/digest.ts"
import type { SeenPage } from "../../../../core/domain/marketing/analytics-event.ts"
import { noMemory } from "../../../../core/domain/marketing/memory.ts"
import { maxLogEntries, withFact } from "../../../../core/domain/marketing/session.ts"

const seen = { type: "search.made" } as const
const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const begun = withFact(null, seen, noon, "first-session")

describe("a session of marketing", () => {
  it("[MKT-001, LIM-007] continues for 29 minutes and 59 seconds without an event", () => {
    expect(withFact(begun, seen, noon + 29 * minute + 59_000, "other")).toEqual({
      id: "first-session",
      at: noon + 29 * minute + 59_000,
      log: [
        { at: noon, ...seen },
        { at: noon + 29 * minute + 59_000, ...seen }
      ]
    })
    expect(withFact(begun, seen, noon + 30 * minute, "other").id).toBe("other")
  })

  it("[MKT-002, MKT-003, LIM-007] is a new one after 30 minutes and one second, with its own log", () => {
    const later = noon + 30 * minute + 1_000
    expect(withFact(begun, seen, later, "other")).toEqual({ id: "other", at: later, log: [{ at: later, ...seen }] })
    expect(withFact(begun, seen, noon + 30 * minute, "other").id).toBe("other")
    expect(withFact(begun, seen, noon + 30 * minute - 1, "other").id).toBe("first-session")
  })

  it("[MKT-001] continues for any time while events are less than 30 minutes apart", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 * minute - 1 }), { minLength: 1, maxLength: 60 }), (pauses) => {
        let at = noon
        let session = begun
        for (const pause of pauses) session = withFact(session, seen, (at += pause), "other")
        expect(session.id).toBe("first-session")
        expect(session.log).toHaveLength(pauses.length + 1)
      })
    )
  })

  it("[MKT-025] stores its events in order, the newest two hundred", () => {
    let session = begun
    for (let count = 1; count <= 250; count++) session = withFact(session, seen, noon + count, "other")
    expect(session.log).toHaveLength(maxLogEntries)
    expect(session.log.map(({ at }) => at - noon)).toEqual(Array.from({ length: 200 }, (_, index) => 51 + index))
  })

  it("does not end because a clock was put back", () => {
    expect(withFact(begun, seen, noon - minute, "other")).toMatchObject({ id: "first-session", at: noon })
  })
})

describe("reported events", () => {
  const page: SeenPage = {
    ...{ name: "home", path: "/", category: null, isCollectionFilter: false, screen: "home", term: null, list: null, product: null },
    ...{ variants: [], others: [], promotions: [] }
  }
  const visit: MarketingVisit = {
    permissions: { analytics: true, ads: true },
    since: noon,
    memory: noMemory,
    session: null,
    isGreeted: false
  }
  const grew = { type: "added", line: { id: "0-12", quantity: 1, price: 900 } } as const

  it("are none before the permission, except the page open at that time", () => {
    const events = [
      { at: noon - 9, analyticsEvent: { type: "page", page } as const },
      { at: noon - 5, analyticsEvent: grew }
    ]
    const { facts, operations, visit: after } = digestEvents(visit, events, "fresh-1")
    expect(facts).toEqual([{ type: "page.viewed", name: "home", path: "/" }])
    expect(operations).toEqual([])
    expect(after.session).toEqual({ id: "fresh-1", at: noon, log: [{ at: noon, type: "page.viewed" }] })
  })

  it("have the page once if it was opened after the permission", () => {
    expect(digestEvents(visit, [{ at: noon + 1, analyticsEvent: { type: "page", page } }], "fresh-1").facts).toHaveLength(1)
  })

  it("have the page first, if something happened on it after the permission", () => {
    const events = [
      { at: noon - 9, analyticsEvent: { type: "page", page } as const },
      { at: noon + 5, analyticsEvent: grew }
    ]
    expect(digestEvents(visit, events, "fresh-1").facts.map(({ type }) => type)).toEqual(["page.viewed", "cart.grew"])
  })

  it("have unique operation keys, with the session of each", () => {
    const events = [
      { at: noon + 1, analyticsEvent: { type: "came", customer: 7, by: "login" } as const },
      { at: noon + 2, analyticsEvent: { type: "edited", customer: 7 } as const }
    ]
    expect(digestEvents({ ...visit, isGreeted: true }, events, "fresh-1").operations).toEqual([
      { name: "Website.AuthorizeCustomer", body: { customer: { id: 7 } }, key: "fresh-1-0", at: noon + 1, session: "fresh-1" },
      { name: "Website.EditCustomer", body: { customer: { id: 7 } }, key: "fresh-1-1", at: noon + 2, session: "fresh-1" }
    ])
  })

  it("are exactly those of each permission", () => {
    const allowed = (permissions: MarketingVisit["permissions"]) => {
      const {
        goals,
        operations,
        pushes,
        visit: after
      } = digestEvents(
        { ...visit, isGreeted: true, permissions },
        [
          { at: noon + 1, analyticsEvent: grew },
          { at: noon + 2, analyticsEvent: { type: "edited", customer: 7 } }
        ],
        "fresh-1"
      )
      return { goals: goals.length, operations: operations.length, pushes: pushes.length, hasSession: after.session !== null }
    }
    expect(allowed({ analytics: true, ads: false })).toEqual({ goals: 0, operations: 1, pushes: 2, hasSession: true })
    expect(allowed({ analytics: false, ads: true })).toEqual({ goals: 1, operations: 0, pushes: 0, hasSession: false })
  })
})

describe("a choice", () => {
  it("is valid for a year", () => {
    const consent = { analytics: true, ads: false, at: noon }
    expect(validConsent(consent, noon + consentMs - 1)).toEqual(consent)
    expect(validConsent(consent, noon + consentMs)).toBeNull()
    expect(validConsent(null, noon)).toBeNull()
  })
})
