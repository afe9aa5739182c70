// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PlotAnswer } from "../../../core/domain/catalogue/plot-marks.ts"
import { PageLinks } from "../../../view/catalogue/page-links.tsx"
import { FilterChips, FiltersButton, OrderAndGrid } from "../../../view/catalogue/catalogue.late.tsx"
import { DiamondTable } from "../../../view/catalogue/diamond-table.late.tsx"
import { DiamondPlot } from "../../../view/catalogue/plot/diamond-plot.tsx"
import { FilterPanel } from "../../../view/catalogue/filters/filter-panel.late.tsx"
import { plottedBins, plottedDots } from "../../support/catalogue/plots.ts"
import { cards } from "../../../qa/samples/diamonds.ts"
import { counted } from "../../../qa/samples/counted.ts"
import { choose, controlOf, follow, press, submit, testControls, tick, type, type Use, typeAndLeave } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

const goes = (to: string) => ["navigation", { type: "navigation.go", to, replace: false }] as const
const arranges = (by: object) => ["catalogue", { type: "catalogue.arrange", by }] as const

/** The interactive parts of a list of stones at an address, some of which are marked for comparison. */
const list =
  (address: string, ...marked: ReadonlyArray<number>) =>
  async () => {
    const shop = await shopAt(address)
    for (const id of marked) shop.send("catalogue", { type: "catalogue.compare", id })
    await shop.until("catalogue", (snapshot) => !snapshot.matches({ arrangement: "recalling" }))
    const [path = "", search = ""] = address.split("?")
    const place = { path, search: search === "" ? "" : `?${search}`, index: 0 }
    const props = { kind: "diamonds", facets: counted, total: 12, place } as const
    const view = await drawRecorded(
      shop.root,
      <>
        <FiltersButton {...props} />
        <FilterPanel {...props} />
        <FilterChips {...props} />
        <OrderAndGrid {...props} />
        <DiamondTable place={place} items={cards} />
        <PageLinks page={2} pages={4} hrefOf={(page) => `/diamonds/${page}`} />
      </>
    )
    Object.assign(document.getElementById("filters") ?? {}, { hidePopover: () => undefined })
    return view
  }

/** Types into a field and presses Enter, which would submit its form. */
const typeAndEnter =
  (value: string): Use =>
  (name) => {
    type(value)(name)
    const isSent = fireEvent.keyDown(controlOf("field", name), { key: "Enter" })
    if (isSent) fireEvent.submit(controlOf("field", name))
  }

/** Moves a thumb of a slider and releases it. */
const slide =
  (value: string): Use =>
  (name) => {
    fireEvent.change(controlOf("field", name), { target: { value } })
    fireEvent.keyUp(controlOf("field", name))
  }

testControls("view/catalogue/use-catalogue.ts: beside a list", list("/diamonds/filter/shape--round"), [
  ["Скрыть фильтры…", press, arranges({ filters: "hidden" })],
  ["По две", choose, arranges({ mobileGridLayout: "two" })],
  ["Овал, 7", tick, goes("/diamonds/filter/shape--round,oval")],
  ["Круг, 0", tick, goes("/diamonds")],
  ["Показать 12 бриллиантов", submit, goes("/diamonds/filter/shape--round")],
  ["Масса, от", typeAndLeave("1,5"), goes("/diamonds/filter/shape--round/weight--from-1.5")],
  ["Масса, до, ползунок", slide("1"), goes("/diamonds/filter/shape--round/weight--to-0.11")],
  ["Круг, снять", follow, goes("/diamonds")],
  ["Сбросить всё", follow, goes("/diamonds")],
  ["Сбросить", follow, goes("/diamonds")],
  ["Сначала дешевле", follow, goes("/diamonds/filter/shape--round?sort=price&order=asc")],
  ["Таблица", follow, goes("/diamonds/filter/shape--round?view=table")],
  ["График", follow, goes("/diamonds/filter/shape--round?view=plot")],
  ["Страница 3", follow, goes("/diamonds/3")],
  ["Предыдущая страница", follow, goes("/diamonds/1")],
  ["Следующая страница", follow, goes("/diamonds/3")]
])

testControls("view/catalogue/filters/fancy-label.tsx: fancy colours", list("/diamonds/filter/color--fancy"), [
  ["Розовый", tick, goes("/diamonds/filter/color--fancy/hue--pink")],
  ["Fancy Vivid фантазийный насыщенный", tick, goes("/diamonds/filter/color--fancy/intensity--fancy_vivid")],
  ["Фантазийный", tick, goes("/diamonds")],
  ["Цвет Фантазийный, снять", follow, goes("/diamonds")]
])

testControls("view/catalogue/diamond-table.late.tsx, view/favourites/compare-mark.tsx", list("/diamonds?view=table"), [
  ["Карточки", follow, goes("/diamonds")],
  ["МассаМасса, карат", follow, goes("/diamonds?sort=weight&order=desc&view=table")],
  ["Сравнить: Овал, 0,90 карата", press, ["catalogue", { type: "catalogue.compare", id: 2 }]]
])

/** The plot of a list at an address. */
const plot = (address: string, answer: PlotAnswer) => async () => {
  const shop = await shopAt(address)
  await shop.until("catalogue", (snapshot) => !snapshot.matches({ arrangement: "recalling" }))
  const [path = "", search = ""] = address.split("?")
  const view = await drawRecorded(shop.root, <DiamondPlot place={{ path, search: `?${search}`, index: 0 }} answer={answer} />)
  const field = screen.getByRole("application", { name: "Камни на графике" })
  Object.assign(field, {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0, bottom: 300, width: 400, height: 300 })
  })
  return view
}

it("names the unit of its axis of weights once, in Russian", async () => {
  await plot("/diamonds/filter/shape--round?view=plot", plottedDots)()
  const [unit, ...ticks] = [...document.querySelectorAll('svg text[y="1.1em"]')].map(({ textContent }) => textContent)
  expect([unit, ticks.length > 1, ticks.every((text) => /^[\d,]+$/.test(text ?? ""))]).toEqual(["карат", true, true])
  cleanup()
})

/** Drags from one point of the plot to another, in pixels from its upper left corner. */
const drag =
  (from: readonly [number, number], to: readonly [number, number]): Use =>
  () => {
    const field = screen.getByRole("application", { name: "Камни на графике" })
    const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: "mouse" })
    fireEvent.pointerDown(field, at(from))
    fireEvent.pointerMove(field, at(to))
    fireEvent.pointerUp(field, at(to))
  }

testControls("view/catalogue/plot/diamond-plot.tsx: dots", plot("/diamonds/filter/shape--round?view=plot", plottedDots), [
  ["Чистота", choose, arranges({ plotTones: "clarity" })],
  ["Круг, 0,50 карата, D, VS1, 50 000 ₽", follow, goes("/diamonds/10000001/")],
  ["an area", drag([200, 100], [300, 0]), goes("/diamonds/filter/shape--round/weight--1-1.46/price--from-356000?view=plot")]
])

testControls("view/catalogue/plot/diamond-plot.tsx: bins", plot("/diamonds?view=plot", plottedBins), [
  [
    "Показать 1 000 бриллиантов: от 0,5 до 0,99 карата, от 50 000 до 99 999 ₽",
    follow,
    goes("/diamonds/filter/weight--0.5-0.99/price--50000-99999?view=plot")
  ],
  ["от 1 до 1,99 карата", follow, goes("/diamonds/filter/weight--1-1.99?view=plot")],
  ["an area", drag([100, 290], [200, 150]), goes("/diamonds/filter/weight--0.84-1.42/price--53500-142000?view=plot")]
])

testControls("view/favourites/compare-bar.tsx", list("/diamonds?view=table", 2, 1), [
  ["Сравнить 2 бриллианта", follow, goes("/wishlist/?ids=1-2,1-1&tab=diamonds&view=compare")],
  ["Снять отметки", press, ["catalogue", { type: "catalogue.clearCompared" }]]
])

/** Opens the filters as the sheet of a phone: jsdom has no popovers. */
const sheet = async () => {
  const view = await list("/diamonds/filter/shape--round")()
  Object.assign(document.getElementById("filters") ?? {}, { matches: () => true })
  return view
}

const toggles = (newState: "open" | "closed") => () => {
  const filters = document.getElementById("filters")
  if (filters !== null) fireEvent(filters, Object.assign(new Event("toggle"), { newState }))
}
const gathers = (to: string) => ["catalogue", { type: "catalogue.setDraft", to }] as const

testControls("view/catalogue/use-catalogue.ts: in the sheet of a phone", sheet, [
  ["Овал, 7", tick, gathers("/diamonds/filter/shape--round,oval")],
  ["G 4", tick, gathers("/diamonds/filter/shape--round/color--g")],
  ["Сбросить", follow, gathers("/diamonds")],
  ["Показать 12 бриллиантов", submit, goes("/diamonds/filter/shape--round")],
  ["Цена, до", typeAndEnter("900 000"), gathers("/diamonds/filter/shape--round/price--to-900000")]
])

testControls("view/use-layer.ts: the sheet of the filters", sheet, [
  ["its opening", toggles("open"), ["layers", { type: "layers.opened", name: "filters" }]],
  ["its closing", toggles("closed"), ["layers", { type: "layers.closed", name: "filters" }]]
])
