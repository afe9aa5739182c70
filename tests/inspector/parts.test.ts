import { describe, expect, it } from "vitest"
import type { Entry } from "../../core/journal/journal.ts"
import { ReplayIndex } from "../../core/journal/replay-index.ts"
import { tooltipMachine } from "../../core/machines/shell/tooltip.machine.ts"
import { effectsOf, exchangeAt } from "../../inspector/exchange.ts"
import { lanesOf, marksOf, positionAt, shareOf, spanOf, timeOf } from "../../inspector/lanes.ts"
import { offersFor, sentBefore } from "../../inspector/offers.ts"
import { coverageIn } from "../../inspector/read.ts"
import { EntryFilter, matchFrom } from "../../inspector/entry-filter.ts"
import { countWord } from "../../inspector/text.ts"

const actors = ["shop", "shop/header", "shop/menu"] as const

/** Entries of three machines in turn, a second apart; each is caused by the previous one, except every third. */
const entries = (count: number, first = 0): ReadonlyArray<Entry> =>
  Array.from({ length: count }, (_, index) => {
    const seq = first + index
    const event = { type: seq < 3 ? "xstate.init" : seq % 2 === 0 ? "tooltip.point" : "tooltip.leave", of: "cut" }
    return { seq, at: seq * 1_000, actor: actors[seq % 3] ?? "shop", incarnation: 1, event, ...(seq % 3 === 0 ? {} : { cause: seq - 1 }) }
  })

const incarnations = actors.map((actor) => ({ actor, incarnation: 1, machine: "tooltip", ended: false }))
const indexed = (count: number) => new ReplayIndex("b", { version: 2, incarnations, entries: entries(count) }, () => tooltipMachine)

describe("the log", () => {
  it("shows entries that match text and machine, and continues with new ones", () => {
    const replayIndex = indexed(30)
    const entryFilter = new EntryFilter()
    expect(entryFilter.of(replayIndex, { text: "", actor: null })).toHaveLength(30)
    expect(entryFilter.of(replayIndex, { text: "HEADER point", actor: null })).toEqual([4, 10, 16, 22, 28])
    expect(entryFilter.of(replayIndex, { text: "", actor: "shop/menu#1" })).toHaveLength(10)
    const before = entryFilter.of(replayIndex, { text: "menu", actor: null })
    replayIndex.append(incarnations, entries(3, 30))
    expect(entryFilter.of(replayIndex, { text: "menu", actor: null })).toEqual([...before, 32])
    expect(before).toHaveLength(10)
  })
})

describe("a step in the filtered log", () => {
  const matches = [4, 10, 16]

  it.each([
    [10, 1, 16],
    [10, -1, 4],
    [12, 1, 16],
    [12, -1, 10],
    [2, 1, 4],
    [20, -1, 16],
    [12, 6, 16],
    [12, -6, 4],
    [2, -Infinity, 4],
    [2, Infinity, 16]
  ])("from the entry %i by %d goes to the entry %i", (position, by, next) => {
    expect(matchFrom(matches, position, by)).toBe(next)
  })

  it("goes nowhere without a match in its direction", () => {
    expect([matchFrom(matches, 2, -1), matchFrom(matches, 4, -1), matchFrom(matches, 16, 6), matchFrom([], 3, 1)]).toEqual(
      Array.from({ length: 4 })
    )
  })
})

describe("the axis of time", () => {
  it("has a lane for the chosen machine and the busiest, with past and future distinguished", () => {
    const replayIndex = indexed(30)
    const lanes = lanesOf(replayIndex, 14, "shop/menu#1", 2)
    expect(lanes.map(({ name }) => name)).toEqual(["shop", "menu"])
    expect(lanes.map(({ ahead, past }) => [past.length, ahead.length])).toEqual([
      [5, 5],
      [5, 5]
    ])
  })

  it("converts a position to the entry before it, and back", () => {
    const replayIndex = indexed(30)
    const span = spanOf(replayIndex)
    for (const position of [0, 7, 29]) expect(positionAt(replayIndex, shareOf(span, timeOf(replayIndex, position)))).toBe(position)
    expect(positionAt(replayIndex, shareOf(span, 7_400))).toBe(7)
  })

  it("continues after the clock was set back", () => {
    const hour = 3_600_000
    const set = entries(30).map((entry) => (entry.seq < 15 ? entry : { ...entry, at: entry.at - hour }))
    const replayIndex = new ReplayIndex("b", { version: 2, incarnations, entries: set }, () => tooltipMachine)
    const span = spanOf(replayIndex)
    expect(span.until - span.from).toBe(28_000)
    for (const position of [0, 7, 15, 29]) expect(positionAt(replayIndex, shareOf(span, timeOf(replayIndex, position)))).toBe(position)
    expect(lanesOf(replayIndex, 29, "shop#1", 1)[0]?.past).toHaveLength(10)
  })

  it.each([90, 900, 29_000, 3_600_000, 90_000_000])("writes at most seven round times on %i ms", (length) => {
    const marks = marksOf({ from: 1_800_000_000_123, until: 1_800_000_000_123 + length })
    expect(marks.length).toBeLessThanOrEqual(7)
  })
})

describe("the sequence between machines", () => {
  it("has a column for each, and marks external events", () => {
    const replayIndex = indexed(30)
    const { actors: columns, messages } = exchangeAt(replayIndex, 10, 4)
    expect(columns).toEqual(["shop", "shop/header", "shop/menu"])
    expect(messages.map(({ from, to }) => [from, to])).toEqual([
      [null, 0],
      [0, 1],
      [1, 2],
      [null, 0],
      [0, 1],
      [1, 2]
    ])
    expect(effectsOf(replayIndex, 9).map(({ position }) => position)).toEqual([10])
    expect(effectsOf(replayIndex, 11)).toEqual([])
  })
})

describe("the events to send", () => {
  it("are the machine's own, with earlier payloads, and currently accepted ones first", () => {
    const replayIndex = indexed(30)
    const folded = replayIndex.stateAt("shop/header#1", 28)
    if (folded === undefined) throw new Error("no state")
    const offers = offersFor(tooltipMachine, folded.snapshot, sentBefore(replayIndex, "shop/header#1", 28))
    expect(offers.map(({ type }) => type).toSorted()).toEqual(
      tooltipMachine.events.filter((type) => !type.startsWith("xstate.")).toSorted()
    )
    const point = offers.find(({ type }) => type === "tooltip.point")
    expect([point?.sent, point?.events[0]]).toEqual([1, { type: "tooltip.point", of: "cut" }])
    expect(point?.events.map(({ of }) => of)).toEqual(["cut", "color", "clarity"])
    const taken = offers.map(({ isTaken }) => isTaken)
    expect(taken).toEqual([...taken].toSorted((one, other) => Number(other) - Number(one)))
    expect(offers.every(({ heardIn }) => heardIn.length > 0)).toBe(true)
  })
})

describe("the coverage in a report of QA", () => {
  it("is summed up by machine, with its reached states", () => {
    const transitions = ["panels.absent --header.prepare#0--> panels.fetching"]
    expect(coverageIn({ machines: { header: { states: ["panels.fetching"], transitions, title: "x" }, menu: { states: 1 } } })).toEqual({
      header: { states: ["panels", "panels.fetching"], transitions }
    })
  })

  it("or by the walked paths", () => {
    const path = (states: ReadonlyArray<string>, crossed: ReadonlyArray<string>) => ({ machine: "menu", states, crossed, level: "pure" })
    expect(coverageIn({ machines: ["menu"], paths: [path(["loading"], []), path(["ready,page.top"], ["a"]), null] })).toEqual({
      menu: { states: ["loading", "ready", "page", "page.top"], transitions: ["a"] }
    })
    expect(coverageIn({ machines: ["menu"] })).toBeNull()
  })
})

describe("nouns", () => {
  it("have the form that their number requires", () => {
    const forms = ["событие", "события", "событий"] as const
    expect([1, 3, 5, 11, 21, 112].map((count) => countWord(count, forms))).toEqual([
      ...["1 событие", "3 события", "5 событий", "11 событий", "21 событие", "112 событий"]
    ])
  })
})
