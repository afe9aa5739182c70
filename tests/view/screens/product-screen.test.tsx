// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { ProductScreen } from "../../../view/screens/product/product-screen.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { guestShop, renderIn, renderInShop, wishIn } from "../../support/view/in-shop.tsx"
import { jewelry, jewelryCards } from "../../../qa/samples/jewelry.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const show = (more: Partial<Jewelry> = {}, skuId: number | null = null) =>
  renderInShop(<ProductScreen jewelry={{ ...jewelry, ...more }} skuId={skuId} look={jewelryCards} recommended={jewelryCards.slice(0, 3)} />)

/** Loads the deferred code. */
beforeAll(async () => {
  reportInteraction()
  await loadIslands()
})

const region = (name: string) => within(screen.getByRole("region", { name: exactText(name) }))
const main = () => screen.getByRole("heading", { level: 1 }).parentElement?.textContent?.replaceAll("\u00A0", " ")
const path = (skuId: number) => `/jewelry/pomolvochnoe-kolco/0241073/skuId_${skuId}/`

const choices = (name: string) =>
  region(name)
    .getAllByRole("listitem")
    .map((item) => {
      const link = item.querySelector("a")
      return [item.textContent?.replaceAll("\u00A0", " "), link?.getAttribute("href") ?? null, link?.getAttribute("aria-current") ?? null]
    })

const sold: Jewelry["skus"] = [{ ...jewelry.skus[0], isAvailableforSale: false }]

describe("the page of a piece", () => {
  it("names the piece, its collection, article, metal and stones, and its price", () => {
    show()
    expect(main()).toBe("Коллекция LuminousАрт. 0241073-1Кольцо «Полярис»Белое золото 585, бриллиант 1,02 карата1 289 000 ₽")
    expect(screen.getByRole("link", { name: "Luminous" }).getAttribute("href")).toBe("/luminous")
  })

  it("has breadcrumbs through its category", () => {
    show()
    const way = within(screen.getByRole("navigation", { name: exactText("Путь к странице") }))
    expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/jewelry/", "/jewelry/pomolvochnoe-kolco"])
  })

  it("shows the variant of the address: its metal, price, article and pictures", () => {
    show({}, 105)
    expect(main()).toContain("Арт. 0241073-5Кольцо «Полярис»Розовое золото 585, бриллиант 1,02 карата1 291 000 ₽")
    const pictures = region("Изображения изделия").getAllByRole("img")
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
      "/pictures/jewelry/solitaire-rose-640.webp",
      "/pictures/jewelry/solitaire-detail-rose-480.webp",
      "/pictures/stones/round-640.webp"
    ])
    expect(pictures[0]?.getAttribute("alt")).toBe("Кольцо «Полярис», изображение 1\u00A0из\u00A03")
    expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual(["high", null, null])
  })

  it("offers metals by links to variants of the same size", () => {
    show({}, 105)
    expect(choices("Металл")).toEqual([
      ["Белое", path(102), null],
      ["Розовое", path(105), "true"],
      ["Жёлтое", path(108), null]
    ])
    expect(region("Металл").getByRole("heading").textContent).toBe("Металл: розовое золото 585")
  })

  it("offers sizes by links, and marks unavailable ones in text", () => {
    show({}, 107)
    expect(choices("Размер")).toEqual([
      ["16", path(107), "true"],
      ["16,5", path(108), null],
      ["17, нет в наличии", path(109), null]
    ])
    expect(screen.getByRole("link", { name: "Как узнать размер" }).getAttribute("href")).toBe("/ring-size")
  })

  it("offers no choice without alternatives", () => {
    show({ skus: [{ ...jewelry.skus[0], size: null }] })
    expect(screen.queryByRole("region", { name: "Металл" })).toBeNull()
    expect(screen.queryByRole("region", { name: "Размер" })).toBeNull()
  })

  it("[PDP-014] can be added to the cart or ordered quickly, by telephone as fallback, or seen in a salon", () => {
    show()
    expect(screen.getAllByRole("button", { name: exactText("В корзину") })).toHaveLength(2)
    expect(screen.getByRole("link", { name: exactText("Быстрый заказ") }).getAttribute("href")).toBe("tel:+78000000000")
    expect(screen.getByRole("link", { name: exactText("Записаться на показ") }).getAttribute("href")).toMatch(/^\/visit\?thing=0-\d+$/)
  })

  it("shows that a piece is sold, offers a similar one, and links others of its category", () => {
    renderInShop(<ProductScreen jewelry={{ ...jewelry, skus: sold }} skuId={null} look={[]} recommended={[]} />)
    expect(screen.getByText("Нет в наличии")).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("Смотреть помолвочные кольца") }).getAttribute("href")).toBe(
      "/jewelry/pomolvochnoe-kolco"
    )
    expect(screen.getByRole("link", { name: exactText("Под заказ") })).toBeTruthy()
    expect(screen.queryByRole("link", { name: exactText("Быстрый заказ") })).toBeNull()
    expect(screen.queryByRole("button", { name: exactText("В корзину") })).toBeNull()
  })

  it("[PDP-015] offers only an order for a piece that is sold or made on order", () => {
    for (const [more, offers] of [
      [{ skus: sold }, 1],
      [{ isOnOrder: true }, 2]
    ] as const) {
      show(more)
      expect(screen.getAllByRole("link", { name: exactText("Под заказ") })).toHaveLength(offers)
      expect(screen.queryByRole("link", { name: exactText("Быстрый заказ") })).toBeNull()
      expect(screen.queryByRole("button", { name: exactText("В корзину") })).toBeNull()
      cleanup()
    }
  })

  it("shows the starting price of a piece on order, and its old price", () => {
    show({ isOnOrder: true })
    expect(main()).toContain("Под заказ, от 1 289 000 ₽")
    expect(screen.getByText(exactText("Изготовим после заказа. Срок и точную цену назовём по телефону."))).toBeTruthy()
    cleanup()
    show({ skus: [{ ...jewelry.skus[0], oldPrice: 1_400_000 }] })
    expect(main()).toContain("1 289 000 ₽, прежняя цена 1 400 000 ₽")
  })

  it("[PDP-007] [ENT-029] lists its characteristics and its stones with their Russian values", () => {
    show()
    expect(region("Характеристики").getAllByRole("term")).toHaveLength(10)
    const facts = region("Характеристики")
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll("\u00A0", " ")])
    expect(facts).toEqual(
      expect.arrayContaining([
        ["Металл", "Белое золото"],
        ["Проба", "585"],
        ["Масса изделия", "3,42 г"],
        ["Размер", "16"],
        ["Число вставок", "1"],
        ["Масса вставок", "1,02 карата"]
      ])
    )
    const cells = within(screen.getByRole("table", { name: "Вставки" })).getAllByRole("row")[1]?.children ?? []
    expect([...cells].map((cell) => cell.textContent?.replaceAll("\u00A0", " "))).toEqual([
      "Бриллиант × 1",
      "Круг, Кр57",
      "1,02",
      "E (2)",
      "VS1 (4)"
    ])
  })

  it("[PDP-008] opens the table of its stones in a dialog, and links to it on the page", () => {
    const shop = guestShop()
    renderIn(shop, <ProductScreen jewelry={jewelry} skuId={null} look={[]} recommended={[]} />)
    const link = screen.getByRole("link", { name: /^Вставки:/ })
    expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toBe("Вставки")
    fireEvent.click(link)
    const stones = [{ type: "Бриллиант", quantity: 1, shape: "Круг, Кр57", weight: 1.02, color: "E\u00A0(2)", clarity: "VS1\u00A0(4)" }]
    expect(wishIn(shop)).toEqual({ key: "inserts", props: { stones } })
  })

  it("opens its details without a script, and has no empty detail", () => {
    show()
    const titles = () =>
      [...document.querySelectorAll("details > summary")].map((summary) => summary.textContent?.replaceAll("\u00A0", " "))
    expect(titles()).toEqual(["Об изделии", "Проба и УИН", "Доставка и возврат", "Уход за украшением"])
    expect(screen.getByText(/^Крапаны/)).toBeTruthy()
    cleanup()
    show({ description: [] })
    expect(titles()).toEqual(["Проба и УИН", "Доставка и возврат", "Уход за украшением"])
  })

  it("omits the parts that a plain band does not have: a collection, stones, a story", () => {
    renderInShop(
      <ProductScreen
        jewelry={{ ...jewelry, collection: null, inserts: [], insertsCount: 0, insertsWeight: 0, story: null, measures: [], previews: [] }}
        skuId={null}
        look={[]}
        recommended={[]}
      />
    )
    expect(main()).toBe("Арт. 0241073-1Кольцо «Полярис»Белое золото 5851 289 000 ₽")
    expect(screen.queryByRole("table")).toBeNull()
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Металл: белое золото 585",
      "Размер: 16",
      "Характеристики"
    ])
  })

  it("shows its story beside a picture, matching pieces, and similar ones", () => {
    show()
    expect(region("Похожие украшения").getAllByRole("listitem")).toHaveLength(3)
    expect(region("Каст, который не мешает свету").getByText(/^Павильон/)).toBeTruthy()
    expect(region("Дополните образ").getAllByRole("listitem")).toHaveLength(jewelryCards.length)
  })

  it("prefers the editors' heading", () => {
    show({ meta: { ...jewelry.meta, h1: "Кольцо года" } })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Кольцо года")
  })

  it("carries no inline style, which the policy of the shop forbids", () => {
    const { container } = show()
    expect(container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })
})
