// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react"
import { beforeAll } from "vitest"
import type { ShopCommand } from "../../../core/shop/shop.ts"
import { ShopHeader } from "../../../view/shell/shop-header.tsx"
import { loadPanels } from "../../../view/shell/panels-loader.ts"
import { controlOf, follow, key, press, submit, testControls, type } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

beforeAll(async () => {
  withDialogs()
  await loadPanels()
})

type Shop = Awaited<ReturnType<typeof shopAt>>
type Step = (shop: Shop) => void | Promise<void>

const opened =
  (...commands: ReadonlyArray<ShopCommand<"header">>) =>
  (more: Step = () => undefined) =>
  async () => {
    const shop = await shopAt("/", {
      suggest: ({ term }) => Promise.resolve(term === "нет связи" ? unreachable : { _tag: "Success", value: { ...found, term } })
    })
    const view = await drawRecorded(shop.root, <ShopHeader path="/" busy={false} />)
    await act(async () => {
      for (const command of commands) shop.send("header", command)
      await shop.until("header", (snapshot) => commands.length === 0 || snapshot.hasTag("drawable"))
      await more(shop)
    })
    return view
  }
const header = (command: ShopCommand<"header">) => ["header", command] as const
const closed = opened()
const section = () => controlOf("button", "Меню раздела «Украшения»").closest("li") ?? document.body

testControls(
  "view/shell/header.tsx, view/shell/header-icons.tsx, view/shell/header-sections.tsx, view/shell/shop-header.tsx, view/machine-location.ts",
  closed(),
  [
    ["Меню", follow, header({ type: "header.chooseHamburger" })],
    ["Меню", (name) => fireEvent.pointerEnter(controlOf("link", name)), header({ type: "header.prepare" })],
    ["Поиск", follow, header({ type: "header.chooseSearch" })],
    ["Поиск", (name) => fireEvent.click(controlOf("link", name), { ctrlKey: true })],
    ["Поиск", (name) => fireEvent.pointerEnter(controlOf("link", name)), header({ type: "header.prepare" })],
    ["Меню раздела «Украшения»", press, header({ type: "header.chooseItem", item: "jewelry" })],
    ["the pointer over a section", () => fireEvent.pointerEnter(section()), header({ type: "header.point", item: "jewelry" })],
    ["the pointer beside it", () => fireEvent.pointerLeave(section()), header({ type: "header.leave" })],
    [
      "ArrowDown in a section",
      () => fireEvent.keyDown(section(), { key: "ArrowDown" }),
      header({ type: "header.chooseItem", item: "jewelry" })
    ],
    ["Грань, на главную", follow, ["navigation", { type: "navigation.go", to: "/", replace: false }]],
    ["Корзина", follow, ["navigation", { type: "navigation.go", to: "/cart", replace: false }]]
  ]
)

const scrim = () => fireEvent.click(document.querySelector("button[aria-hidden=true]") ?? document.body)
const menu = opened({ type: "header.chooseItem", item: "jewelry" })
testControls("view/shell/header.tsx: the scrim beside a menu", menu(), [["the scrim", scrim, header({ type: "header.close" })]])

const drawer = () => document.querySelector("dialog") ?? document.body
const finger = { clientX: 300, clientY: 20 }
testControls("view/shell/drawer.tsx", opened({ type: "header.chooseHamburger" })(), [
  ["Закрыть", press, header({ type: "header.chooseHamburger" })],
  ["Поиск", press, header({ type: "header.chooseSearch" })],
  ["Клиентам", press, header({ type: "header.enterBranch", item: "clients" })],
  ["Escape", () => fireEvent(drawer(), new Event("cancel", { cancelable: true })), header({ type: "header.close" })],
  ["the scrim", () => fireEvent.click(drawer()), header({ type: "header.close" })],
  ["a finger", () => fireEvent.touchStart(drawer(), { touches: [finger] }), header({ type: "header.touch", at: { x: 300, y: 20 } })],
  [
    "a lifted finger",
    () => fireEvent.touchEnd(drawer(), { changedTouches: [finger] }),
    header({ type: "header.lift", at: { x: 300, y: 20 } })
  ]
])
testControls(
  "view/shell/drawer.tsx: a branch",
  opened({ type: "header.chooseHamburger" }, { type: "header.enterBranch", item: "clients" })(),
  [["Назад", press, header({ type: "header.leaveBranch" })]]
)

const found = {
  corrected: null,
  queries: ["кольца"],
  sections: [],
  articles: [],
  jewelry: { items: [], total: 0 },
  diamonds: { items: [], total: 0 }
}
const search = opened({ type: "header.chooseSearch" }, { type: "header.search", text: "кольца" })
const asks =
  (term: string): Step =>
  async (shop) => {
    shop.send("search", { type: "search.type", text: term })
    shop.recorded.clock.increment(1_000)
    await shop.until("search")
  }
const searches = (text: string) => ["search", { type: "search.type", text }] as const
testControls("view/search/search-panel.tsx, view/search/shop-search.tsx", search(asks("кольца")), [
  ["Поиск по каталогу", type("камни"), header({ type: "header.search", text: "камни" }), searches("камни")],
  ["Очистить", press, header({ type: "header.search", text: "" }), searches("")],
  ["Поиск по каталогу", key("ArrowDown"), ["search", { type: "search.move", by: 1, count: 1 }]],
  ["Очистить", submit, ["navigation", { type: "navigation.go", to: "/search/?term=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%B0", replace: false }]]
])
testControls("view/search/search-suggestions.tsx: without an answer", search(asks("нет связи")), [
  ["Повторить", press, ["search", { type: "search.retry" }]]
])
