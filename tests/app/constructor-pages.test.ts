import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import type { Fits } from "../support/server/frame-shop.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"
import { itemsOf, withTexts } from "../support/view/rendered.ts"

const from = "/create-jewelry/constructor/from-frame"
/** The first frame of the ring «Опора», which has one seat, and of «Анфилада», which has three. */
const opora = 101
let [anfilada, stone, other, set] = [0, 0, 0, 0]

let shop: TestShop
let renderer: Renderer
/** Calls that the page made. */
const asked: Array<readonly [key: string, input: { readonly params: unknown; readonly query: unknown }]> = []
const inputsOf = (key: string) => asked.filter(([name]) => name === key).map(([, input]) => input)

const get = async <A>(path: string): Promise<A> => (await (await shop.ask(`/api/v2${path}`)).json()).data

beforeAll(async () => {
  shop = await startShop({ diamonds: 4000 })
  const assets = { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} }
  renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false, assets },
    call: (key, input) => {
      asked.push([key, { params: input.params ?? {}, query: input.query ?? {} }])
      return shop.run(callInProcess(shop.calls, key, input))
    },
    log: () => undefined
  })
  const { items } = await get<Fits>("/blanks/opora/diamonds/")
  const { complects } = await get<Fits>("/blanks/anfilada/diamonds/")
  const { id } = await get<{ readonly id: number }>("/blanks/anfilada/short/")
  ;[stone, other, set, anfilada] = [items[0]?.diamond.id ?? 0, items[1]?.diamond.id ?? 0, complects[0]?.complectId ?? 0, id]
})
afterAll(() => shop.stop())
beforeEach(() => void asked.splice(0))

const visit = async (path: string) => withTexts(await renderer.render(path))
const statusOf = async (path: string) => (await visit(path)).status
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"))

describe("the first step of the constructor", () => {
  it("[CTOR-001, RT-122] lists the shop's categories, each with a link to its frames", async () => {
    const { heading, html, status } = await visit("/create-jewelry/")
    expect([status, heading.startsWith("Создайте украшение"), inputsOf("custom.categories").length]).toEqual([200, true, 1])
    const ways = linksOf(html).filter((link) => link.startsWith(from))
    expect(new Set(ways)).toEqual(new Set([`${from}/kolco/`, `${from}/podveska/`, `${from}/odinochnye-sergi/`]))
  })

  it("[CTOR-002, RT-123, RT-124] lists the frames of a category by twelve; a list without a category does not exist", async () => {
    const [one, two] = [await visit(`${from}/kolco/`), await visit(`${from}/kolco/2/`)]
    expect([one.status, one.heading, itemsOf(one.html).length, two.status, itemsOf(two.html).length]).toEqual([
      200,
      "Выберите оправу",
      12,
      200,
      4
    ])
    expect(itemsOf(two.html).some((code) => itemsOf(one.html).includes(code))).toBe(false)
    expect(inputsOf("custom.blanks")).toEqual([
      { params: { id: "kolco" }, query: {} },
      { params: { id: "kolco" }, query: { page: 2 } }
    ])
    expect([await statusOf(`${from}/`), await statusOf(`${from}/brosh/`), await statusOf(`${from}/kolco/3/`)]).toEqual([404, 404, 404])
  })

  it("[RT-125, RT-126, RT-127] has frames of rings, pendants and single earrings", async () => {
    for (const [category, name] of [
      ["kolco", "Кольцо"],
      ["podveska", "Подвеска"],
      ["odinochnye-sergi", "Серьга"]
    ] as const) {
      const { html, status, text } = await visit(`${from}/${category}/`)
      expect([status, itemsOf(html).length > 0, text.includes(`${name} «`)]).toEqual([200, true, true])
    }
  })

  it("[RT-128, CTOR-014] filters them by segments within the category, the page as the last of one to three digits", async () => {
    const { html, status } = await visit(`${from}/kolco/filter/metal--platinum/`)
    expect([status, itemsOf(html).length > 0, itemsOf(html).length < 12]).toEqual([200, true, true])
    expect((await visit(`${from}/kolco/filter/metal--white/2`)).status).toBe(200)
    expect(inputsOf("custom.blanks")).toEqual([
      { params: { id: "kolco" }, query: { filters: "metal--platinum" } },
      { params: { id: "kolco" }, query: { filters: "metal--white", page: 2 } }
    ])
    for (const last of ["1000", "0", "2a"]) expect([last, await statusOf(`${from}/kolco/filter/metal--white/${last}`)]).toEqual([last, 404])
    const [arka = ""] = linksOf(html).filter((link) => link.startsWith(`${from}/frame/arka/`))
    expect((await visit(arka)).text).toContain("Платина 950,")
    const more = linksOf(html).filter((link) => link.includes("/filter/"))
    expect(more.every((link) => link.includes(`${from}/kolco/filter/`))).toBe(true)
  })

  it("[RT-129, CTOR-003] shows one frame with the data of its call; another name is not found", async () => {
    const { html, heading, status, text } = await visit(`${from}/frame/opora/`)
    const { description } = await get<{ readonly description: ReadonlyArray<string> }>("/blanks/opora/view/")
    expect([status, heading]).toEqual([200, "Кольцо «Опора»"])
    expect(inputsOf("custom.blank")).toEqual([{ params: { id: "opora" }, query: {} }])
    for (const paragraph of description) expect(text).toContain(paragraph.replaceAll(/\s+/g, " "))
    expect(linksOf(html)).toContain(`${from}/diamonds/?skuId=${opora}`)
    expect([await statusOf(`${from}/frame/nothing/`), await statusOf("/create-jewelry/?diamondId=999999999")]).toEqual([404, 404])
    const [, yellow = ""] = /<a[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Жёлтое/.exec(html) ?? []
    const chosen = await visit(yellow.replaceAll("&amp;", "&"))
    expect([chosen.status, chosen.text.includes("Жёлтое золото 585,")]).toEqual([200, true])
  })
})

describe("the choice of stones", () => {
  it("[RT-130, CTOR-004, CTOR-013] lists by twelve the stones that fit the frame of the linking page, below a summary of the frame", async () => {
    expect(linksOf((await visit(`${from}/frame/opora/`)).html)).toContain(`${from}/diamonds/?skuId=${opora}`)
    const { html, status, text } = await visit(`${from}/diamonds/?skuId=${opora}`)
    expect([status, itemsOf(html).length, text.includes("Кольцо «Опора»"), text.includes("Каст принимает круг 4,3–6,9 мм")]).toEqual([
      200,
      12,
      true,
      true
    ])
    expect([inputsOf("custom.diamonds"), inputsOf("custom.short")]).toEqual([
      [{ params: { id: String(opora) }, query: {} }],
      [{ params: { id: String(opora) }, query: {} }]
    ])
  })

  it("[RT-131] paginates within the frame, and has no page beyond the last", async () => {
    const [one, two] = [await visit(`${from}/diamonds/?skuId=${opora}`), await visit(`${from}/diamonds/2/?skuId=${opora}`)]
    expect([two.status, itemsOf(two.html).length]).toEqual([200, 12])
    expect(itemsOf(two.html).some((code) => itemsOf(one.html).includes(code))).toBe(false)
    expect(linksOf(one.html)).toContain(`${from}/diamonds/2?skuId=${opora}`)
    expect(await statusOf(`${from}/diamonds/999/?skuId=${opora}`)).toBe(404)
    const filtered = await visit(`${from}/diamonds/filter/weight--0.3-0.4?skuId=${opora}`)
    expect(linksOf(filtered.html)).toContain(`${from}/diamonds/filter/weight--0.3-0.4/2?skuId=${opora}`)
  })

  it("[RT-132, CTOR-005] of a frame for several stones is one of sets, linked from the frame's page", async () => {
    const frame = await visit(`${from}/frame/anfilada/`)
    expect(linksOf(frame.html)).toContain(`${from}/diamonds/complect/?skuId=${anfilada}`)
    expect(linksOf(frame.html)).not.toContain(`${from}/diamonds/?skuId=${anfilada}`)
    const { heading, html, status, text } = await visit(`${from}/diamonds/complect/?skuId=${anfilada}`)
    expect([status, heading, text.includes("Почему вместе")]).toEqual([200, "Выберите комплект", true])
    expect(linksOf(html)).toContain(`${from}/ready-product/?skuId=${anfilada}&complectId=${set}`)
  })

  it("[RT-133] paginates sets", async () => {
    const { pages } = await get<{ readonly pages: number }>("/blanks/anfilada/diamonds/")
    expect(pages).toBeGreaterThan(1)
    const { html, status } = await visit(`${from}/diamonds/complect/2/?skuId=${anfilada}`)
    expect([status, inputsOf("custom.diamonds")]).toEqual([200, [{ params: { id: String(anfilada) }, query: { page: 2 } }]])
    expect(linksOf(html)).not.toContain(`${from}/ready-product/?skuId=${anfilada}&complectId=${set}`)
    expect(await statusOf(`${from}/diamonds/complect/${pages + 1}/?skuId=${anfilada}`)).toBe(404)
  })

  it("[RT-134, CTOR-006, CTOR-008] shows one stone for the frame, and links to the piece of both", async () => {
    const { html, status, text } = await visit(`${from}/diamond/${stone}/?skuId=${opora}`)
    expect([status, text.includes("Почему подходит"), text.includes("Кольцо «Опора»")]).toEqual([200, true, true])
    expect(inputsOf("custom.diamond")).toEqual([{ params: { id: String(opora), diamondId: stone }, query: {} }])
    expect(linksOf(html)).toContain(`${from}/ready-product/?skuId=${opora}&diamondId=${stone}`)
    expect(await statusOf(`${from}/diamond/99999999/?skuId=${opora}`)).toBe(404)
  })

  it("reports a missing frame, and preserves the stone", async () => {
    for (const step of [`diamonds/?diamondId=${stone}`, "diamonds/complect/", `diamond/${stone}/`]) {
      const { heading, html, status } = await visit(`${from}/${step}`)
      expect([step, status, heading]).toEqual([step, 200, "Сначала выберите оправу"])
      expect(linksOf(html)).toContain(step.includes(String(stone)) ? `/create-jewelry/?diamondId=${stone}` : "/create-jewelry/")
    }
  })
})

describe("the ready piece", () => {
  const ready = (query: string) => `${from}/ready-product/${query}`

  it("[RT-135, CTOR-009] of a stone is identified by the ids of its frame and its stone", async () => {
    const { heading, status } = await visit(ready(`?skuId=${opora}&diamondId=${stone}`))
    expect([status, heading.startsWith("Кольцо «Опора» с бриллиантом")]).toEqual([200, true])
    expect(inputsOf("custom.ready")).toEqual([{ params: { a: opora, b: stone }, query: {} }])
    expect((await visit(ready(`?skuId=${opora}&diamondId=${other}`))).html).toContain(`diamondId=${other}`)
  })

  it("[CTOR-007, CTOR-010] of a set is identified by the ids of its frame and its set", async () => {
    const { html } = await visit(`${from}/diamonds/complect/?skuId=${anfilada}`)
    const link = linksOf(html).find((to) => to.startsWith(ready(""))) ?? ""
    expect(link).toBe(ready(`?skuId=${anfilada}&complectId=${set}`))
    const { heading, status } = await visit(link)
    expect([status, heading.startsWith("Кольцо «Анфилада» с комплектом")]).toEqual([200, true])
    expect(inputsOf("custom.readyComplect")).toEqual([{ params: { a: anfilada, b: set }, query: {} }])
  })

  it("[CTOR-011] without a frame, or with neither a stone nor a set, is not found", async () => {
    for (const query of ["", `?skuId=${opora}`, `?diamondId=${stone}`, `?complectId=${set}`, `?skuId=0&diamondId=${stone}`, "?skuId=a"])
      expect([query, await statusOf(ready(query))]).toEqual([query, 404])
  })

  it("of a set names each stone beside its report", async () => {
    const { text } = await visit(ready(`?skuId=${anfilada}&complectId=${set}`))
    for (const place of ["Средний камень, ", "Левый камень, ", "Правый камень, "]) expect(text).toContain(place)
  })

  it("ignores foreign parameters", async () => {
    const { heading, status } = await visit(ready(`?skuId=${opora}&diamondId=${stone}&metal=lead&page=7&utm_source=a`))
    expect([status, heading.startsWith("Кольцо «Опора»")]).toEqual([200, true])
  })

  it("of a sold stone reports it, preserves the frame, and offers the nearest", async () => {
    await shop.query(`update diamonds set is_available_for_sale = false where id = ${stone}`)
    const { html, status, text } = await visit(ready(`?skuId=${opora}&diamondId=${stone}`))
    await shop.query(`update diamonds set is_available_for_sale = true where id = ${stone}`)
    expect([status, text.includes("Этот камень уже купили или закрепили за заказом. Оправа осталась выбранной.")]).toEqual([200, true])
    const near = linksOf(html).filter((to) => to.startsWith(ready(`?skuId=${opora}&diamondId=`)) && !to.endsWith(`=${stone}`))
    expect(new Set(near).size).toBe(3)
    expect(html.indexOf('aria-label="Почему не купить"')).toBeLessThan(html.indexOf('aria-label="Изображения изделия"'))
    const bar = html.slice(html.indexOf('aria-label="Ваш выбор"'))
    expect([bar.includes("Чем\u00A0заменить"), bar.includes("Итого")]).toEqual([true, false])
  })

  it("of a set with a sold stone reports it, preserves the frame, and offers other sets", async () => {
    const { diamondIds } = await get<{ readonly diamondIds: ReadonlyArray<number> }>(`/custom-jewelry/ready-complect/${anfilada}/${set}/`)
    await shop.query(`update diamonds set is_available_for_sale = false where id = ${diamondIds[1]}`)
    const { html, status } = await visit(ready(`?skuId=${anfilada}&complectId=${set}`))
    await shop.query(`update diamonds set is_available_for_sale = true where id = ${diamondIds[1]}`)
    const near = linksOf(html).filter((to) => to.startsWith(ready(`?skuId=${anfilada}&complectId=`)) && !to.endsWith(`=${set}`))
    expect([status, new Set(near).size]).toEqual([200, 3])
  })

  it("of a stone that does not fit the frame states by how much, and preserves either of the two", async () => {
    const { id: small } = await get<{ readonly id: number }>("/blanks/gvozdik/short/")
    const { items } = await get<Fits>("/blanks/arka/diamonds/?sort=weight&order=desc")
    const large = items[0]?.diamond.id ?? 0
    const { heading, html, text } = await visit(ready(`?skuId=${small}&diamondId=${large}`))
    expect([heading, /больше каста на \d+,\d+ мм/.test(text)]).toEqual(["Этот камень сюда не встанет", true])
    const bar = html.slice(html.indexOf('aria-label="Ваш выбор"'))
    expect([bar.includes("Выбрать\u00A0бриллиант") || bar.includes("Выбрать бриллиант"), text.includes("из списка")]).toEqual([true, false])
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([`${from}/diamonds/?skuId=${small}`, expect.stringMatching(new RegExp(`diamondId=${large}$`))])
    )
  })

  it("of a frame that is no longer made reports it, and preserves the stone", async () => {
    await shop.query(`update frames set is_active = false where id = ${opora}`)
    const { html, status, text } = await visit(ready(`?skuId=${opora}&diamondId=${stone}`))
    await shop.query(`update frames set is_active = true where id = ${opora}`)
    expect([status, text.includes("Выбрать другую оправу")]).toEqual([200, true])
    expect(linksOf(html)).toContain(`${from}/kolco/?diamondId=${stone}`)
  })
})
