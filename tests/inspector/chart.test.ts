import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { loadMachine } from "../../core/kernel/lazy-machine.ts"
import { headerMachine } from "../../core/machines/shell/header.machine.ts"
import { menuMachine } from "../../core/machines/shell/menu.machine.ts"
import { inspectorMachine } from "../../inspector/machines/inspector.machine.ts"
import { machines } from "../../core/shop/machines-by-name.ts"
import { type ChartState, chartOf, keysOf } from "../../inspector/chart/chart.ts"
import { jsonOf, mermaidOf } from "../../inspector/chart/formats.ts"
import { layOut } from "../../inspector/chart/layout.ts"
import { svgOf } from "../../inspector/chart/svg.ts"
import { machineDocuments } from "../../tools/docs/machine-documents.ts"

const all: ReadonlyArray<readonly [string, AnyStateMachine]> = await Promise.all(
  Object.entries({ ...machines, inspector: inspectorMachine }).map(
    async ([name, machine]) => [name, await loadMachine<AnyStateMachine>(machine)] as const
  )
)

const statesUnder = (state: ChartState): ReadonlyArray<ChartState> => [state, ...state.states.flatMap(statesUnder)]

describe("the chart of a machine", () => {
  it.each(all)("of %s has every transition once, as an edge or as a line of its state", (name, machine) => {
    const chart = chartOf(name, machine)
    const drawn = [...chart.edges.flatMap(({ transitions: ways }) => ways), ...chart.inner].map(({ key }) => key)
    expect(drawn.toSorted()).toEqual([...keysOf(machine).values()].toSorted())
  })

  it("names events as a developer wrote them, with delays, guards and actions", () => {
    const chart = chartOf("header", headerMachine)
    const texts = chart.edges.flatMap(({ transitions: ways }) => ways.map(({ text }) => text))
    expect(texts).toEqual(expect.arrayContaining(["after hiding 400ms", "onDone loadPanels", "header.chooseItem [isItemOpen]"]))
    expect(chart.inner.map(({ text }) => text)).toContain("header.search / storeText")
    const open = statesUnder(chart.root).find(({ name }) => name === "overlay.open")
    expect(open?.lines.map(({ text }) => text)).toEqual([
      "entry: raisePrepare",
      "entry: publishOpened",
      "invoke: holdScroll",
      "invoke: watchEscape"
    ])
    expect(open?.note).toBe("white open")
  })

  it("keys transitions as the report of QA does", () => {
    expect([...keysOf(headerMachine).values()]).toEqual(
      expect.arrayContaining([
        "panels.absent --header.prepare#0--> panels.fetching",
        "overlay.open.desktopMenu --header.chooseItem#1--> overlay.open.desktopMenu.chosen",
        "overlay.closed.fading --after disposal#0--> overlay.closed.resting",
        "overlay.open.search --header.search#0--> stays"
      ])
    )
  })
})

describe("the layout of a machine", () => {
  it.each(all)("of %s has every state inside its parent and apart from its siblings, and a route for every edge", async (name, machine) => {
    const chart = chartOf(name, machine)
    const layout = await layOut(chart)
    const places = new Map(layout.states.map((placed) => [placed.state.id, placed]))
    expect(places.size).toBe(statesUnder(chart.root).length)
    for (const { height, state, width, x, y } of layout.states) {
      const inner = state.states.flatMap(({ id }) => places.get(id) ?? [])
      for (const child of inner) {
        expect(child.x >= x && child.y >= y && child.x + child.width <= x + width + 0.5 && child.y + child.height <= y + height + 0.5).toBe(
          true
        )
      }
      for (const [index, one] of inner.entries()) {
        for (const other of inner.slice(index + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y
          expect(isApart, `${one.state.id} and ${other.state.id}`).toBe(true)
        }
      }
    }
    expect(layout.edges.every(({ points }) => points.length >= 2)).toBe(true)
    expect(await layOut(chart)).toEqual(layout)
  })
})

describe("a machine for other tools", () => {
  it("is JSON with names for bodies, Mermaid, and a self-contained picture", async () => {
    const definition = JSON.parse(jsonOf(menuMachine)) as { readonly id: string; readonly states: Readonly<Record<string, unknown>> }
    expect([definition.id, Object.keys(definition.states)]).toEqual(["menu", Object.keys(menuMachine.states)])
    const chart = chartOf("menu", menuMachine)
    expect(mermaidOf(chart)).toContain("[*] --> menu_loading")
    const picture = svgOf(chart, await layOut(chart))
    expect(picture).toMatch(/^<svg xmlns=/)
    expect(picture).not.toMatch(/NaN|undefined|class=/)
  })
})

describe("docs/machines", () => {
  it("is what `npm run docs:machines` writes now", async () => {
    const documents = await machineDocuments()
    expect(readdirSync("docs/machines").toSorted()).toEqual([...documents.keys()].toSorted())
    const stale = [...documents].flatMap(([name, content]) => (readFileSync(join("docs/machines", name), "utf8") === content ? [] : [name]))
    expect(stale, "run `npm run docs:machines`").toEqual([])
  })
})
