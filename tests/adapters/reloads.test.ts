import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { NavigationKind } from "../../core/domain/navigation/navigation-kind.ts"
import { makeReloads } from "../../adapters/browser/reloads-browser.ts"

afterEach(() => vi.unstubAllGlobals())

/** A tab of a browser: the URLs it loaded, and a switch for the answer to its availability check. */
const openTab = (state: unknown = { index: 0 }) => {
  const loaded: Array<string> = []
  const asked: Array<string> = []
  const answer = Promise.withResolvers<{ readonly ok: boolean }>()
  vi.stubGlobal("location", {
    assign: (address: string) => void loaded.push(`assign ${address}`),
    replace: (address: string) => void loaded.push(`replace ${address}`),
    reload: () => void loaded.push("reload")
  })
  vi.stubGlobal("history", { state })
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address)
    return answer.promise
  })
  vi.stubGlobal("document", { activeElement: null, querySelector: () => null, querySelectorAll: () => [] })
  vi.stubGlobal("addEventListener", () => undefined)
  for (const element of ["HTMLInputElement", "HTMLTextAreaElement"]) vi.stubGlobal(element, Object)
  const hand = { hasPendingWrites: false, isBusy: false, hasUnsavedSecrets: false }
  const reloads = makeReloads({
    hasPendingWrites: () => hand.hasPendingWrites,
    isBusy: () => hand.hasPendingWrites || hand.isBusy,
    hasUnsavedSecrets: () => hand.hasUnsavedSecrets
  })
  const due = Effect.runFork(reloads.due)
  /** Navigates to the diamonds; returns whether the page renders in place instead of reloading the document. */
  const depart = (kind: NavigationKind = "push") => {
    const departure = { isDrawnHere: false }
    const place = { path: "/diamonds", search: "?sort=price", index: 1 }
    Effect.runFork(Effect.tap(reloads.depart({ kind, place }), () => Effect.sync(() => void (departure.isDrawnHere = true))))
    return departure
  }
  return { answer, asked, depart, due, hand, loaded, reloads }
}

/** Runs all pending tasks. */
const turn = () => new Promise((done) => setImmediate(done))

describe("a tab with an outdated build", () => {
  it.each([
    ["push", "assign /diamonds?sort=price"],
    ["replace", "replace /diamonds?sort=price"],
    ["pop", "reload"]
  ] as const)("loads the next page as a document once the shop has answered: %s", async (kind, done) => {
    const { answer, asked, depart, loaded } = openTab()
    const departure = depart(kind)
    await turn()
    expect([asked, loaded]).toEqual([["/builds/latest.json"], []])
    answer.resolve({ ok: true })
    await turn()
    expect([loaded, departure.isDrawnHere]).toEqual([[done], false])
  })

  it("gives the entry of a layer to the next page", async () => {
    const { answer, depart, loaded } = openTab({ index: 0, cover: 1 })
    answer.resolve({ ok: true })
    depart()
    await turn()
    expect(loaded).toEqual(["replace /diamonds?sort=price"])
  })

  it.each([null, "cover", { index: 0, cover: "yes" }])("treats no other entry as a layer's: %j", async (state) => {
    const { answer, depart, loaded } = openTab(state)
    answer.resolve({ ok: true })
    depart()
    await turn()
    expect(loaded).toEqual(["assign /diamonds?sort=price"])
  })

  it("checks again before it loads, so that a request started meanwhile is not lost", async () => {
    const { answer, depart, hand, loaded } = openTab()
    const departure = depart()
    await turn()
    hand.hasPendingWrites = true
    answer.resolve({ ok: true })
    await turn()
    expect([loaded, departure.isDrawnHere]).toEqual([[], true])
  })

  it("does not even check while a request is in flight", async () => {
    const { asked, depart, hand, loaded } = openTab()
    hand.hasPendingWrites = true
    const departure = depart()
    await turn()
    expect([asked, loaded, departure.isDrawnHere]).toEqual([[], [], true])
  })

  it("preserves files and passport data that a closed form still has", async () => {
    const { asked, depart, hand, loaded } = openTab()
    hand.hasUnsavedSecrets = true
    const departure = depart()
    await turn()
    expect([asked, loaded, departure.isDrawnHere]).toEqual([[], [], true])
  })

  it("preserves the page while offline, because a reload would lose it", async () => {
    const { answer, depart, loaded } = openTab()
    answer.reject(new TypeError("Failed to fetch"))
    const departure = depart()
    await turn()
    expect([loaded, departure.isDrawnHere]).toEqual([[], true])
  })

  it("preserves the page while the shop is down", async () => {
    const { answer, depart, loaded } = openTab()
    answer.resolve({ ok: false })
    const departure = depart()
    await turn()
    expect([loaded, departure.isDrawnHere]).toEqual([[], true])
  })

  it("renders the page that it has navigated to itself", async () => {
    const { asked, depart, loaded } = openTab()
    const departure = depart("load")
    await turn()
    expect([asked, loaded, departure.isDrawnHere]).toEqual([[], [], true])
  })

  it("loads no more documents once its build is the latest again", async () => {
    const { asked, depart, due, loaded } = openTab()
    await Effect.runPromise(Fiber.interrupt(due))
    const departure = depart()
    await turn()
    expect([asked, loaded, departure.isDrawnHere]).toEqual([[], [], true])
  })
})

it("a reload is confirmed only while nothing would be lost", async () => {
  const { hand, reloads } = openTab()
  const confirmed = [await Effect.runPromise(reloads.isQuiet)]
  for (const reason of ["isBusy", "hasUnsavedSecrets"] as const) {
    hand[reason] = true
    confirmed.push(await Effect.runPromise(reloads.isQuiet))
    hand[reason] = false
  }
  expect(confirmed).toEqual([true, false, false])
})

it.each([
  ["no request is in flight", "untilWritten", "hasPendingWrites"],
  ["no request is in flight and no input is unsaved", "untilQuiet", "isBusy"],
  ["no file and no passport data are in memory only", "untilQuiet", "hasUnsavedSecrets"]
] as const)("a reload waits until %s, for any time", async (_, condition, reason) => {
  const { hand, reloads } = openTab()
  hand[reason] = true
  const program = Effect.gen(function* () {
    const waiting = yield* Effect.forkChild(reloads[condition])
    yield* Effect.promise(turn)
    yield* TestClock.adjust("1 minute")
    expect(waiting.pollUnsafe()).toBeUndefined()
    hand[reason] = false
    yield* TestClock.adjust("100 millis")
    yield* Fiber.join(waiting)
  })
  await Effect.runPromise(Effect.provide(program, TestClock.layer()))
})
