// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Profiler } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Router } from "wouter"
import { listDiamonds } from "../../../core/contract/catalog-diamonds.ts"
import { listJewelry } from "../../../core/contract/catalog-jewelry.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { FilterChips, FiltersButton, OrderAndGrid } from "../../../view/catalogue/catalogue.late.tsx"
import { useMachineLocation } from "../../../view/machine-location.ts"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { storeServedSnapshots } from "../../../view/use-selector.ts"
import { counted as facets } from "../../../qa/samples/counted.ts"
import { guestShop } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { showList, field, chips } from "../../support/view/catalogue-list.tsx"

afterEach(cleanup)

describe("the server-rendered parts of a list", () => {
  it("hydrate as rendered, even if another part has navigated to another list", () => {
    const place = { path: "/diamonds", search: "", index: 0 }
    const shop = guestShop("/diamonds")
    storeServedSnapshots(shop)
    const parts = (
      <ShopProvider value={shop}>
        <Router hook={useMachineLocation}>
          <FiltersButton kind="diamonds" total={12} facets={facets} place={place} />
          <FilterChips kind="diamonds" total={12} facets={facets} place={place} />
          <OrderAndGrid kind="diamonds" total={12} facets={facets} place={place} />
        </Router>
      </ShopProvider>
    )
    const container = document.createElement("div")
    container.innerHTML = renderToString(parts)
    document.body.append(container)
    const mismatches: Array<unknown> = []
    const onRecoverableError = (error: unknown) => void mismatches.push(error)
    shop.getSnapshot().children.navigation?.send({ type: "navigation.go", to: "/diamonds/filter/shape--oval" })
    render(parts, { container, hydrate: true, onRecoverableError })
    expect(mismatches).toEqual([])
    expect(chips().map(([label]) => label)).toEqual(["Овал, снять", "Сбросить всё"])
  })
})

it("the cards per row that a visitor has chosen before hydration are stored", () => {
  const shop = guestShop("/diamonds")
  storeServedSnapshots(shop)
  const props = { kind: "diamonds", total: 12, facets, place: { path: "/diamonds", search: "", index: 0 } } as const
  const parts = (
    <ShopProvider value={shop}>
      <OrderAndGrid {...props} />
    </ShopProvider>
  )
  const container = document.createElement("div")
  container.innerHTML = renderToString(parts)
  document.body.append(container)
  screen.getByRole("radio", { name: "По две" }).click()
  render(parts, { container, hydrate: true })
  const waiting = shop.getSnapshot().context.mailbox.filter(({ to }) => to === "catalogue")
  expect(waiting.map(({ event }) => event)).toContainEqual({ type: "catalogue.arrange", by: { mobileGridLayout: "two" } })
})

describe("the parts of a list", () => {
  it("are not rendered again while another page opens", () => {
    const shop = guestShop("/diamonds")
    const props = { kind: "diamonds", total: 12, facets, place: { path: "/diamonds", search: "", index: 0 } } as const
    const onRender = vi.fn<() => void>()
    render(
      <ShopProvider value={shop}>
        <Router hook={useMachineLocation}>
          <Profiler id="list" onRender={onRender}>
            <FilterChips {...props} />
            <OrderAndGrid {...props} />
          </Profiler>
        </Router>
      </ShopProvider>
    )
    onRender.mockClear()
    const go = (to: string) => act(() => shop.getSnapshot().children.navigation?.send({ type: "navigation.go", to }))
    go("/contacts")
    expect(onRender).not.toHaveBeenCalled()
    go("/diamonds/filter/shape--oval")
    expect(onRender).toHaveBeenCalled()
  })
})

describe("the slider over a histogram", () => {
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name: exactText(name), hidden: true })

  it("has a thumb for each end that announces its value, and navigates when released", () => {
    const { at } = showList("/diamonds/filter/weight--1-1.5")
    expect([thumb("Масса, от, ползунок"), thumb("Масса, до, ползунок")].map((each) => each.getAttribute("aria-valuetext"))).toEqual([
      "1\u00A0карат",
      "1,5\u00A0карата"
    ])
    fireEvent.change(thumb("Масса, до, ползунок"), { target: { value: "40" } })
    expect([at(), field("Масса, до").value]).toEqual(["/diamonds/filter/weight--1-1.5", ""])
    fireEvent.keyUp(thumb("Масса, до, ползунок"))
    expect(at()).toBe("/diamonds/filter/weight--from-1")
  })

  it("never lets one thumb pass the other", () => {
    const { at } = showList("/diamonds/filter/weight--1-1.5")
    fireEvent.change(thumb("Масса, от, ползунок"), { target: { value: "40" } })
    fireEvent.pointerUp(thumb("Масса, от, ползунок"))
    expect(at()).toMatch(/^\/diamonds\/filter\/weight--1\.[0-4]\d?-1\.5$/)
  })
})

describe("the switch of the grid", () => {
  it("[CAT-009] shows one piece a row until the visitor chooses two", () => {
    showList("/diamonds")
    const grids = ["По одной", "По две"].map((name) => screen.getByRole<HTMLInputElement>("radio", { name: exactText(name) }).checked)
    expect(grids).toEqual([true, false])
  })
})

describe("a plot of stones", () => {
  it("offers the other views, but neither an order nor a grid, which it does not have", () => {
    const { container } = showList("/diamonds?view=plot")
    expect([...container.querySelectorAll("nav a")].map((link) => link.textContent)).toEqual(["Карточки", "Таблица", "График"])
    expect([screen.queryByText(/^Сортировка/), screen.queryByRole("radio", { name: exactText("По одной") })]).toEqual([null, null])
  })
})

describe("the chosen filters", () => {
  it("are shown before their list arrives, and the old list is a skeleton after 300 ms", () => {
    vi.useFakeTimers()
    const isSkeleton = (address: string, ms: number) => {
      const [path = "", search = ""] = address.split(/(?=\?)/)
      const place = { path: "/diamonds/filter/shape--oval", search: "", index: 0 }
      const { container } = render(
        <ShopProvider value={guestShop(path, search)}>
          <Router hook={useMachineLocation}>
            <FilterChips kind="diamonds" total={12} facets={facets} place={place} />
          </Router>
        </ShopProvider>
      )
      act(() => void vi.advanceTimersByTime(ms))
      const isBlank = container.querySelector("[data-changing]") !== null
      cleanup()
      return isBlank
    }
    expect(["shape--oval", "shape--oval/2?from=1", "shape--oval,round"].map((end) => isSkeleton(`/diamonds/filter/${end}`, 300))).toEqual([
      false,
      false,
      true
    ])
    expect(isSkeleton("/diamonds/filter/shape--oval,round", 299)).toBe(false)
    vi.useRealTimers()
  })

  it("are removed one by one, or all at once; the order remains", () => {
    showList("/diamonds/filter/shape--oval/weight--1-1.5/color--d?sort=price&order=asc")
    expect(chips()).toEqual([
      ["Овал, снять", "/diamonds/filter/weight--1-1.5/color--d?sort=price&order=asc"],
      ["1–1,5\u00A0карата, снять", "/diamonds/filter/shape--oval/color--d?sort=price&order=asc"],
      ["Цвет D, снять", "/diamonds/filter/shape--oval/weight--1-1.5?sort=price&order=asc"],
      ["Сбросить всё", "/diamonds?sort=price&order=asc"]
    ])
  })

  it("are absent without any", () => {
    showList("/diamonds")
    expect(screen.queryByRole("list", { name: "Выбранные фильтры" })).toBeNull()
  })
})

describe("the order", () => {
  it("[CAT-030] is a link for each option, to the first page in that order", () => {
    const { container } = showList("/diamonds/3")
    const links = [...container.querySelectorAll("details ul a")].map((link) => [link.textContent, link.getAttribute("href")])
    expect(links).toEqual([
      ["Сначала новые", "/diamonds"],
      ["Сначала дешевле", "/diamonds?sort=price&order=asc"],
      ["Сначала дороже", "/diamonds?sort=price&order=desc"],
      ["Цена за карат: от низкой", "/diamonds?sort=price_per_carat&order=asc"],
      ["Цена за карат: от высокой", "/diamonds?sort=price_per_carat&order=desc"],
      ["Сначала тяжелее", "/diamonds?sort=weight&order=desc"],
      ["Сначала легче", "/diamonds?sort=weight&order=asc"],
      ["Сначала ярче", "/diamonds?sort=brightness&order=desc"]
    ])
    for (const [root, call] of [
      ["/diamonds", listDiamonds],
      ["/jewelry/", listJewelry]
    ] as const) {
      cleanup()
      const { at } = showList(root)
      for (const [name, order] of [
        ["Сначала дешевле", "asc"],
        ["Сначала дороже", "desc"]
      ] as const) {
        fireEvent.click(screen.getByRole("link", { name, hidden: true }))
        const match = resolveRoute(root, at()?.replace(/^[^?]*/, "") ?? "")
        expect(match._tag === "Missing" ? null : match.calls?.[0]).toMatchObject({
          key: call.key,
          input: { query: { sort: "price", order } }
        })
      }
    }
    expect([listDiamonds, listJewelry].map(({ method, path }) => [method, path])).toEqual([
      ["GET", "/catalog-diamonds/"],
      ["GET", "/catalog/"]
    ])
  })
})
