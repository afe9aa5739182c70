import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { publicUrl } from "../support/server/server.ts"
import { canonicalOf, itemsOf, metaOf, titleOf } from "../support/view/rendered.ts"
import { type OpenedPage, type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { addressOfForm, hrefInMain, textOf } from "../support/view/parsed.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 600 })
})
afterAll(() => shop.stop())

const filters = ({ document }: OpenedPage) => document.querySelector("#filters form")
const count = ({ document }: OpenedPage) => Number(textOf(document.querySelector("main [role=status]")).replaceAll(/\D/g, ""))
const chipsOf = ({ document }: OpenedPage) => [...document.querySelectorAll('[aria-label="Выбранные фильтры"] a')].map(textOf)

describe("a list without a script", () => {
  it("[CAT-027] is filtered by its form at an address that restores the choice, and sorted, paged and reset by links", async () => {
    const sent = addressOfForm(filters(await shop.open("/diamonds")), [
      ...([
        ["shape", "round"],
        ["weight_from", "0,3"],
        ["weight_to", "1,5"],
        ["price_to", "2 000 000"]
      ] as const),
      ...(["d", "e", "f"] as const).map((color) => ["color", color] as const)
    ])
    const found = await shop.open(sent)
    const address = "/diamonds/filter/shape--round/weight--0.3-1.5/price--to-2000000/color--d,e,f"
    expect([found.redirect, found.at, found.status]).toEqual([303, address, 200])
    expect(chipsOf(found)).toEqual([
      ...["Круг, снять", "0,3–1,5 карата, снять", "до 2 000 000 ₽, снять"],
      ...["Цвет D, снять", "Цвет E, снять", "Цвет F, снять", "Сбросить всё"]
    ])
    for (const box of ["round", "d", "e", "f"])
      expect(found.document.querySelector(`[value="${box}"]`)?.hasAttribute("checked"), box).toBe(true)
    const expected = `/catalog-diamonds/?filters=${address.replace("/diamonds/filter/", "")}`
    const { items } = await shop.answer<{ readonly items: ReadonlyArray<{ readonly code: string }> }>(expected)
    expect(itemsOf(found.html)).toEqual(items.map(({ code }) => code))

    const sorted = await shop.open(hrefInMain(found.document, "Сначала дешевле"))
    expect([sorted.at, count(sorted)]).toEqual([`${address}?sort=price&order=asc`, count(found)])
    const second = await shop.open(hrefInMain(sorted.document, "Страница 2"))
    expect([second.at, second.status]).toEqual([`${address}/2?sort=price&order=asc`, 200])
    const wider = await shop.open(hrefInMain(second.document, "Круг, снять"))
    expect(wider.at).toBe(`${address.replace("shape--round/", "")}?sort=price&order=asc`)
    expect(hrefInMain(wider.document, "Сбросить всё")).toBe("/diamonds?sort=price&order=asc")
  })

  it("has its filters in a sheet that a phone opens by a plain button, and links to the category", async () => {
    const list = await shop.open("/jewelry/")
    const sheet = list.document.getElementById("filters")
    expect([sheet?.getAttribute("popover"), list.document.querySelectorAll('button[popovertarget="filters"]').length > 0]).toEqual([
      "auto",
      true
    ])
    const sent = addressOfForm(filters(list), [
      ["category", "kolco"],
      ["metal", "platinum"]
    ])
    expect((await shop.open(sent)).at).toBe("/jewelry/kolco/filter/metal--platinum")
  })

  it("shows beside an option its number of results", async () => {
    const list = await shop.open("/jewelry/filter/metal--platinum")
    const label = [...list.document.querySelectorAll("#filters label")].find((each) => textOf(each).startsWith("Серьги"))
    const promised = Number(/\d[\d ]*$/.exec(textOf(label))?.[0].replaceAll(" ", ""))
    const chosen = await shop.open("/jewelry/sergi/filter/metal--platinum")
    expect(count(chosen)).toBeGreaterThan(0)
    expect(promised).toBe(count(chosen))
  })

  it("shows more below at another address", async () => {
    const list = await shop.open("/diamonds/filter/shape--round")
    const more = hrefInMain((await shop.open("/diamonds/filter/shape--round")).document, /^Показать ещё/)
    expect(more).toBe("/diamonds/filter/shape--round/2?from=1")
    const items = itemsOf((await shop.open(more)).html)
    expect([new Set(items).size, items.slice(0, 24)]).toEqual([48, itemsOf(list.html).slice(0, 24)])
  })

  it("[CAT-032] without results shows so and links back to all", async () => {
    const none = await shop.open("/diamonds/filter/weight--900-999")
    expect([none.status, chipsOf(none)]).toEqual([200, ["900–999 карат, снять", "Сбросить всё"]])
    expect([...none.document.querySelectorAll("main h2")].map(textOf)).toContain("Ничего не нашлось")
    expect(hrefInMain(none.document, "Сбросить фильтры")).toBe("/diamonds")
  })
})

describe("the address of a list", () => {
  it("in another form redirects to its canonical form", async () => {
    for (const [path, status, to] of [
      ["/diamonds/filter/color--d/shape--round", 301, "/diamonds/filter/shape--round/color--d"],
      ["/diamonds/filter/?shape=round&price_to=90+000", 303, "/diamonds/filter/shape--round/price--to-90000"],
      ["/jewelry/kolco/1", 301, "/jewelry/kolco"]
    ] as const) {
      const { at, redirect } = await shop.open(path)
      expect([path, redirect, at]).toEqual([path, status, to])
    }
  })

  it("[CAT-033] that is meaningless, and a page past the last, is 404", async () => {
    for (const path of [
      "/diamonds/filter/shape--square",
      "/diamonds/filter/shape--round/shape--oval",
      "/diamonds/filter/weight--1-2-3",
      "/diamonds/filter/%D1%84%D0%BE%D1%80%D0%BC%D0%B0--%D0%BA%D1%80%D1%83%D0%B3",
      "/diamonds/filter/shape--round/999",
      "/jewelry/shapka/filter/metal--gold",
      `/diamonds/filter/${"shape--round/".repeat(200)}`
    ])
      expect([path, (await shop.open(path)).status]).toEqual([path, 404])
  })

  it("[RT-141, RT-142] with an invalid filter, or an invalid page of no, four or other characters, is 404", async () => {
    for (const list of ["/diamonds", "/jewelry", "/jewelry/kolco"]) {
      expect([list, (await shop.open(`${list}/filter/price--to-900000`)).status]).toEqual([list, 200])
      const filter = "filter/price--to-900000"
      const pages = ["0", "0002", "1234", "00002", "2a", `${filter}/0002`, `${filter}/0`, `${filter}/1234`]
      for (const end of ["filter/price-to-900000", "filter/Price--to-900000", ...pages]) {
        const { heading, status } = await shop.open(`${list}/${end}`)
        expect([list, end, status, heading.startsWith("К сожалению")]).toEqual([list, end, 404, true])
      }
    }
    expect((await shop.open("/jewelry/filter/collections--lethe")).status).toBe(200)
  })

  it("with one facet is indexed under its own name; in another order it is not", async () => {
    const sorted = await shop.open("/diamonds/filter/shape--heart?sort=price&order=asc")
    const plain = await shop.open("/diamonds/filter/shape--heart")
    expect([metaOf(sorted.html, "robots"), canonicalOf(sorted.html)]).toEqual([
      "noindex, follow",
      `${publicUrl}/diamonds/filter/shape--heart`
    ])
    expect([metaOf(plain.html, "robots"), titleOf(plain.html)]).toEqual(["index, follow", "Бриллианты огранки «сердце» | Грань"])
  })
})
