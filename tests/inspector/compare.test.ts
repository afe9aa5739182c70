import { describe, expect, it } from "vitest"
import { ReplayIndex } from "../../core/journal/replay-index.ts"
import type { Entry } from "../../core/journal/journal.ts"
import { tooltipMachine } from "../../core/machines/shell/tooltip.machine.ts"
import { Comparison } from "../../inspector/compare.ts"

const incarnations = [{ actor: "shop/tooltip", incarnation: 1, machine: "tooltip", ended: false }]

const entriesOf = (events: ReadonlyArray<object>, from = 0): ReadonlyArray<Entry> =>
  events.map((event, index) => ({ seq: from + index, at: index, actor: "shop/tooltip", incarnation: 1, event: event as Entry["event"] }))

/** A journal of a tooltip that received these events. */
const journalOf = (...events: ReadonlyArray<object>) =>
  new ReplayIndex("b", { version: 2, incarnations, entries: entriesOf([{ type: "xstate.init" }, ...events]) }, () => tooltipMachine)

const point = (of: string) => ({ type: "tooltip.point", of })
const leave = { type: "tooltip.leave" }
const shown = { type: "xstate.after.delay.tooltip.waiting" }

describe("two journals", () => {
  it("of the same path do not differ", () => {
    const compared = new Comparison(journalOf(point("cut"), leave), journalOf(point("cut"), leave))
    expect([compared.divergence, compared.others]).toEqual([null, []])
    expect(compared.differences(2)).toEqual([])
  })

  it("differ where one receives another event, with the differing states", () => {
    const compared = new Comparison(journalOf(point("cut"), shown, leave), journalOf(point("cut"), leave, leave))
    expect(compared.divergence).toBe(2)
    expect(compared.row(1).kind).toBe("same")
    expect(compared.row(2)).toMatchObject({ kind: "apart", left: { state: "fresh" }, right: { state: "closed" } })
    expect(compared.differences(2)).toEqual([{ actor: "shop/tooltip", left: "fresh", right: "closed", fields: [] }])
  })

  it("differ in data on the same path, with the entries and fields", () => {
    const compared = new Comparison(journalOf(point("cut"), shown), journalOf(point("color"), shown))
    expect([compared.divergence, compared.others]).toEqual([null, [1]])
    expect(compared.row(1).kind).toBe("data")
    expect(compared.differences(1)).toEqual([{ actor: "shop/tooltip", left: "waiting", right: "waiting", fields: ["of"] }])
  })

  it("do not differ when one of them ends; a growing one is compared further", () => {
    const left = journalOf(point("cut"))
    const compared = new Comparison(left, journalOf(point("cut"), leave, point("cut")))
    expect(compared.divergence).toBe(null)
    expect(compared.around(1, 5).map(({ kind, left: own, right }) => [kind, own !== null, right !== null])).toEqual([
      ["same", true, true],
      ["same", true, true],
      ["apart", false, true],
      ["apart", false, true]
    ])
    left.append(incarnations, entriesOf([shown], 2))
    expect(compared.divergence).toBe(2)
  })

  it("report a machine that one of them lacks", () => {
    const other = [{ actor: "shop/other", incarnation: 1, machine: "tooltip", ended: false }]
    const entries = [{ seq: 0, at: 0, actor: "shop/other", incarnation: 1, event: { type: "xstate.init" } }]
    const compared = new Comparison(journalOf(), new ReplayIndex("b", { version: 2, incarnations: other, entries }, () => tooltipMachine))
    expect(compared.divergence).toBe(0)
    expect(compared.differences(0)).toEqual([
      { actor: "shop/tooltip", left: "closed", right: null, fields: [] },
      { actor: "shop/other", left: null, right: "closed", fields: [] }
    ])
  })
})
