// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { listDiamonds } from "../../../core/contract/catalog-diamonds.ts"
import { listJewelry } from "../../../core/contract/catalog-jewelry.ts"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import { FilterChips, FiltersButton, OrderAndGrid } from "../../../view/islands/catalogue.late.tsx"
import { FilterPanel } from "../../../view/islands/filter-panel.late.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { counted as facets } from "../../support/server/counted.ts"
import { guestShop } from "../../support/view/in-shop.tsx"
import { spoken } from "../../support/paths/spoken.ts"

afterEach(cleanup)

const show = (address: string, counted: CountedFacets | null = facets) => {
  const { hook, history, navigate, searchHook } = memoryLocation({ path: address, record: true })
  const [path = "", search = ""] = address.split("?")
  const props = { kind: path.startsWith("/jewelry") ? "jewelry" : "diamonds", facets: counted, count: "12 бриллиантов" } as const
  const place = { path, search: search === "" ? "" : `?${search}`, index: 0 }
  const { container } = render(
    <ShopProvider value={guestShop()}>
      <Router hook={hook} searchHook={searchHook}>
        <FiltersButton {...props} place={place} />
        <FilterPanel {...props} place={place} />
        <FilterChips {...props} place={place} />
        <OrderAndGrid {...props} place={place} />
      </Router>
    </ShopProvider>
  )
  return { container, at: () => history.at(-1), go: (to: string) => act(() => navigate(to)) }
}

const option = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: spoken(name), hidden: true })
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: spoken(name), hidden: true })
const chips = () =>
  within(screen.getByRole("list", { name: "Выбранные фильтры" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

describe("the filters of a list", () => {
  it("are a form that needs no script", () => {
    const { container } = show("/diamonds?sort=price&order=desc")
    const form = container.querySelector("form")
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/diamonds/filter/", "get"])
    expect([...new FormData(form ?? undefined)].filter(([, value]) => value !== "")).toEqual([
      ["sort", "price"],
      ["order", "desc"]
    ])
  })

  it("cannot choose what nothing has, and can always take back what is chosen", () => {
    show("/diamonds/filter/shape--round")
    expect([option("Круг, 0").disabled, option("Овал, 7").disabled, option("Сердце, 0").disabled]).toEqual([false, false, true])
    expect(option("Круг, 0").checked).toBe(true)
  })

  it("tell how many there are of each, and stand without the numbers where these could not be had", () => {
    show("/diamonds")
    expect(option("GIA 1 240").disabled).toBe(false)
    cleanup()
    const { container } = show("/diamonds", null)
    expect(option("GIA").disabled).toBe(false)
    expect(container.querySelector("[aria-hidden] path[d^='M390']")).toBeNull()
  })

  it("[CAT-026] lead at once to the address of what is chosen, beside what was", () => {
    const { at } = show("/diamonds/filter/shape--round")
    fireEvent.click(option("Овал, 7"))
    expect(at()).toBe("/diamonds/filter/shape--round,oval")
    fireEvent.click(option("GIA 1 240"))
    expect(at()).toBe("/diamonds/filter/shape--round,oval/certificate--gia")
    fireEvent.click(option("Круг, 0"))
    expect(at()).toBe("/diamonds/filter/shape--oval/certificate--gia")
  })

  it("close their sheet when the list goes on to another, as it does by Back, and by nothing else", () => {
    const { container, go } = show("/diamonds/filter/shape--round")
    const sheet = container.querySelector<HTMLElement>("#filters") ?? document.body
    let closed = 0
    Object.assign(sheet, { matches: () => true, hidePopover: () => void closed++ })
    go("/diamonds/filter/shape--round")
    expect(closed).toBe(0)
    go("/diamonds")
    expect(closed).toBe(1)
  })

  it("lead to the address of a category", () => {
    const { at } = show("/jewelry/", null)
    fireEvent.click(option("Кольца"))
    expect(at()).toBe("/jewelry/kolco")
  })

  it("take a number as people write it, when its field is left", () => {
    const { at } = show("/diamonds")
    fireEvent.change(field("Цена, до"), { target: { value: "2 000 000" } })
    fireEvent.change(field("Масса, от"), { target: { value: "1,50" } })
    expect(at()).toBe("/diamonds")
    fireEvent.blur(field("Масса, от"))
    expect(at()).toBe("/diamonds/filter/weight--from-1.5/price--to-2000000")
    expect([field("Цена, до").value, field("Масса, от").value]).toEqual(["2\u00A0000\u00A0000", "1,5"])
  })

  it("let go of what was typed once its choice is taken back, so that the next choice does not bring it again", () => {
    const { at } = show("/diamonds")
    fireEvent.change(field("Масса, от"), { target: { value: "1" } })
    fireEvent.blur(field("Масса, от"))
    expect(at()).toBe("/diamonds/filter/weight--from-1")
    fireEvent.click(screen.getByRole("link", { name: "Сбросить всё" }))
    expect([at(), field("Масса, от").value]).toEqual(["/diamonds", ""])
    fireEvent.click(option("Овал, 7"))
    expect(at()).toBe("/diamonds/filter/shape--oval")
  })

  it("say why a number cannot be read, keep it, and choose nothing of it", () => {
    const { at, container } = show("/diamonds")
    const refusal = () => container.querySelector('[role="alert"]')?.textContent?.replaceAll("\u00A0", " ") ?? null
    const tried = ["много", "1,234", "5000", "0"].map((value) => {
      fireEvent.change(field("Масса, от"), { target: { value } })
      expect(refusal()).toBeNull()
      fireEvent.blur(field("Масса, от"))
      return [field("Масса, от").value, field("Масса, от").getAttribute("aria-invalid"), refusal(), at()]
    })
    expect(tried).toEqual([
      ["много", "true", "Введите число, например 0,10", "/diamonds"],
      ["1,234", "true", "Не больше двух знаков после запятой", "/diamonds"],
      ["5000", "true", "Не больше 999 карат", "/diamonds"],
      ["", null, null, "/diamonds"]
    ])
  })

  it("show what an address has chosen", () => {
    show("/diamonds/filter/shape--oval/weight--1-1.5/color--d,e?sort=price&order=asc")
    expect([option("Овал, 7").checked, option("D 1").checked, option("F 3").checked]).toEqual([true, true, false])
    expect([field("Масса, от").value, field("Масса, до").value]).toEqual(["1", "1,5"])
    expect(screen.getByText("Сначала дешевле", { selector: "summary" })).toBeTruthy()
  })
})

describe("the parts of a list that the server drew", () => {
  it("come alive as they were drawn, though another part has gone on to another list", () => {
    const place = { path: "/diamonds", search: "", index: 0 }
    const parts = (path: string) => (
      <ShopProvider value={guestShop()}>
        <Router hook={() => [path, () => undefined]} searchHook={() => ""}>
          <FiltersButton kind="diamonds" count="12 бриллиантов" facets={facets} place={place} />
          <FilterChips kind="diamonds" count="12 бриллиантов" facets={facets} place={place} />
          <OrderAndGrid kind="diamonds" count="12 бриллиантов" facets={facets} place={place} />
        </Router>
      </ShopProvider>
    )
    const container = document.createElement("div")
    container.innerHTML = renderToString(parts("/diamonds"))
    document.body.append(container)
    const mismatches: Array<unknown> = []
    const onRecoverableError = (error: unknown) => void mismatches.push(error)
    render(parts("/diamonds/filter/shape--oval"), { container, hydrate: true, onRecoverableError })
    expect(mismatches).toEqual([])
    expect(chips().map(([label]) => label)).toEqual(["Овал, снять", "Сбросить всё"])
  })
})

describe("the slider over a histogram", () => {
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name: spoken(name), hidden: true })

  it("has a thumb for each end that says its value, and counts when it is let go", () => {
    const { at } = show("/diamonds/filter/weight--1-1.5")
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
    const { at } = show("/diamonds/filter/weight--1-1.5")
    fireEvent.change(thumb("Масса, от, ползунок"), { target: { value: "40" } })
    fireEvent.pointerUp(thumb("Масса, от, ползунок"))
    expect(at()).toMatch(/^\/diamonds\/filter\/weight--1\.[0-4]\d?-1\.5$/)
  })
})

describe("the switch of the grid", () => {
  it("[CAT-009] has one piece a row until the visitor chooses two", () => {
    show("/diamonds")
    const grids = ["По одной", "По две"].map((name) => screen.getByRole<HTMLInputElement>("radio", { name: spoken(name) }).checked)
    expect(grids).toEqual([true, false])
  })
})

describe("what is chosen", () => {
  it("is told before its list has come, and the list of before is a skeleton when that takes longer than 300 ms", () => {
    vi.useFakeTimers()
    const isSkeleton = (address: string, ms: number) => {
      const { hook, searchHook } = memoryLocation({ path: address })
      const place = { path: "/diamonds/filter/shape--oval", search: "", index: 0 }
      const { container } = render(
        <ShopProvider value={guestShop()}>
          <Router hook={hook} searchHook={searchHook}>
            <FilterChips kind="diamonds" count="12 бриллиантов" facets={facets} place={place} />
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

  it("is taken back one by one, or all at once; the order stays", () => {
    show("/diamonds/filter/shape--oval/weight--1-1.5/color--d?sort=price&order=asc")
    expect(chips()).toEqual([
      ["Овал, снять", "/diamonds/filter/weight--1-1.5/color--d?sort=price&order=asc"],
      ["1–1,5\u00A0карата, снять", "/diamonds/filter/shape--oval/color--d?sort=price&order=asc"],
      ["Цвет D, снять", "/diamonds/filter/shape--oval/weight--1-1.5?sort=price&order=asc"],
      ["Сбросить всё", "/diamonds?sort=price&order=asc"]
    ])
  })

  it("is not spoken of where there is nothing", () => {
    show("/diamonds")
    expect(screen.queryByRole("list", { name: "Выбранные фильтры" })).toBeNull()
  })
})

describe("the order", () => {
  it("[CAT-030] is a link for each way, to the first page, whose list is asked for in that order", () => {
    const { container } = show("/diamonds/3")
    const links = [...container.querySelectorAll("details ul a")].map((link) => [link.textContent, link.getAttribute("href")])
    expect(links).toEqual([
      ["Сначала новые", "/diamonds"],
      ["Сначала дешевле", "/diamonds?sort=price&order=asc"],
      ["Сначала дороже", "/diamonds?sort=price&order=desc"],
      ["Цена за карат: от низкой", "/diamonds?sort=price_per_carat&order=asc"],
      ["Цена за карат: от высокой", "/diamonds?sort=price_per_carat&order=desc"],
      ["Сначала тяжелее", "/diamonds?sort=weight&order=desc"],
      ["Сначала легче", "/diamonds?sort=weight&order=asc"]
    ])
    for (const [root, call] of [
      ["/diamonds", listDiamonds],
      ["/jewelry/", listJewelry]
    ] as const) {
      cleanup()
      const { at } = show(root)
      for (const [name, order] of [
        ["Сначала дешевле", "asc"],
        ["Сначала дороже", "desc"]
      ] as const) {
        fireEvent.click(screen.getByRole("link", { name, hidden: true }))
        const match = resolve(root, at()?.replace(/^[^?]*/, "") ?? "")
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
