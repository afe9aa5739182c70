import { describe, expect, test } from "vitest"
import type { PageMeta } from "../../../core/contract/content/pages.ts"
import { placeOf } from "../../../core/domain/url/place.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { pageHead } from "../../../core/services/content/page-head.ts"
import type { PageData } from "../../../core/services/navigation/pages.ts"
import { landing, staticPage } from "../../../qa/samples/content.ts"
import { oporaBlank, oporaCard, oporaFrame, readyRing } from "../../support/samples/constructor.ts"
import { cards, diamondOf, mainPage } from "../../../qa/samples/diamonds.ts"
import { jewelry, jewelryCards } from "../../../qa/samples/jewelry.ts"

const headAt = (address: string, data: PageData) => {
  const place = placeOf(address, 0)
  const match = resolveRoute(place?.path ?? "", place?.search ?? "")
  if (place === undefined || match._tag === "Missing") throw new Error(address)
  return pageHead(place, match, data)
}

/** Names of the two samples after «Закажите». */
const orderedIn: Readonly<Record<string, string>> = {
  [jewelry.name]: "кольцо «Полярис»",
  [diamondOf("heart").name]: `${diamondOf("heart").name.replace("Бриллиант", "бриллиант")},`
}

const silent: PageMeta = {
  ...{ title: null, description: null, keywords: null, robots: null, canonical: null },
  ...{ h1: null, text: null, redirect: null, redirectCode: null }
}

const rings = { code: "kolco", name: "Кольца" } as const
const jewelryList = (page: number, category: typeof rings | null) => ({
  "catalog.jewelry": { items: jewelryCards, total: 100, page, pages: 5, category, categories: [] }
})

describe("a page without a meta record", () => {
  test("of all jewelry, a category or a numbered page has a matching title and its own address", () => {
    const heads = [
      headAt("/jewelry", jewelryList(1, null)),
      headAt("/jewelry/3/", jewelryList(3, null)),
      headAt("/jewelry/kolco/?sort=price", jewelryList(1, rings)),
      headAt("/jewelry/kolco/2", jewelryList(2, rings))
    ]
    expect(heads.map(({ canonical, title }) => [title, canonical])).toEqual([
      ["Украшения | Грань", "/jewelry/"],
      ["Украшения, страница 3 | Грань", "/jewelry/3"],
      ["Кольца | Грань", "/jewelry/kolco"],
      ["Кольца, страница 2 | Грань", "/jewelry/kolco/2"]
    ])
  })

  test("of a piece has the default texts, and the right category in its canonical address", () => {
    for (const address of ["/jewelry/pomolvochnoe-kolco/0241073/", "/jewelry/kolco/0241073", "/jewelry/brosh/0241073/skuId_101/"]) {
      expect(headAt(address, { "catalog.product": jewelry, "catalog.recommends": null, "pages.meta": silent })).toEqual({
        title: "Кольцо «Полярис» купить в интернет-магазине 0241073",
        description: "Закажите кольцо «Полярис» в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.",
        keywords: null,
        robots: "index, follow",
        canonical: "/jewelry/pomolvochnoe-kolco/0241073/",
        image: "/pictures/jewelry/solitaire-white-640.webp"
      })
    }
  })

  test("[META-012][META-013] of a piece and of a stone has its name and number, and an invitation to order from the manufacturer", () => {
    const texts = [jewelry, diamondOf("heart")].map((product) => {
      const [address, number, data] =
        "article" in product
          ? [`/diamonds/${product.article}/`, product.article, { "catalog.diamond": product }]
          : [`/jewelry/kolco/${product.productCode}/`, product.productCode, { "catalog.product": product }]
      const { description, title } = headAt(address, { ...data, "pages.meta": silent })
      return { name: product.name, number, description, title }
    })
    expect(texts).toEqual(
      texts.map(({ name, number }) => ({
        ...{ name, number, title: `${name} купить в интернет-магазине ${number}` },
        description: `Закажите ${orderedIn[name]} в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.`
      }))
    )
  })

  test("of a variant has a share picture in its own metal", () => {
    const images = jewelry.skus.map(({ id, metalColor }) => [
      metalColor,
      headAt(`/jewelry/kolco/0241073/skuId_${id}/`, { "catalog.product": jewelry }).image
    ])
    expect(images.length).toBeGreaterThan(1)
    for (const [color, image] of images) expect(image).toBe(`/pictures/jewelry/solitaire-${color}-640.webp`)
  })

  test("[META-014] of a stone has the stone's picture and address", () => {
    const heart = diamondOf("heart")
    const { canonical, image } = headAt(`/diamonds/${heart.article}`, { "catalog.diamond": heart })
    expect([canonical, image]).toEqual([`/diamonds/${heart.article}/`, "/pictures/stones/heart-640.webp"])
  })

  test("of a static page and of a landing is described by its lead", () => {
    expect(headAt("/customer-service/warranty/", { "content.staticPage": staticPage })).toMatchObject({
      title: "Гарантия | Грань",
      description: staticPage.lead,
      canonical: "/customer-service/warranty"
    })
    expect(headAt("/luminous/", { "content.landing": landing })).toMatchObject({
      title: "Luminous | Грань",
      description: landing.lead,
      canonical: "/luminous",
      image: "/pictures/jewelry/solitaire-white-640.webp"
    })
  })

  test.each([
    ["/collection", "Коллекции | Грань", "/collection"],
    ["/customer-service/contacts", "Контакты | Грань", "/customer-service/contacts/"],
    ["/wishlist/", "Избранное | Грань", null],
    ["/cart", "Корзина | Грань", null],
    ["/_icons", "Значки | Грань", null],
    ["/markup", "Образцы и детали | Грань", null],
    ["/cart/checkout", "Оформление заказа | Грань", null],
    ["/personal/order-history/", "История заказов | Грань", null],
    ["/visit?thing=1-17", "Посмотреть до покупки | Грань", null],
    ["/personal/alerts/", "Следим за ценой | Грань", null],
    ["/personal/visits/", "Визиты | Грань", null],
    ["/personal/delivery-address/", "Адреса доставки | Грань", null],
    ["/personal/profile/", "Профиль | Грань", null]
  ])("of %s is called %s", (address, title, canonical) => {
    expect(headAt(address, {})).toMatchObject({ title, canonical, description: null })
  })

  test("[META-002] asks for indexing and following, unless it is private or a tool", () => {
    expect(headAt("/", { "pages.main": mainPage }).robots).toBe("index, follow")
    expect(headAt("/cart", {}).robots).toBe("noindex, nofollow")
  })

  test("is not offered to search engines while its list is empty", () => {
    const robotsWith = (total: number) =>
      headAt("/jewelry/filter/insert--princess", { "catalog.jewelry": { ...jewelryList(1, null)["catalog.jewelry"], total } }).robots
    expect([robotsWith(0), robotsWith(1)]).toEqual(["noindex, follow", "index, follow"])
  })
})

describe("a page with a meta record", () => {
  const record: PageMeta = {
    ...silent,
    title: "Своё название",
    description: "Своё описание",
    keywords: "свои, слова",
    robots: "noindex, follow",
    canonical: "/elsewhere"
  }

  test("uses its record's texts", () => {
    const { title, description, keywords, robots, canonical } = record
    const pages: ReadonlyArray<readonly [string, PageData]> = [
      ["/", { "pages.main": mainPage }],
      ["/diamonds", { "catalog.diamonds": { items: cards, total: 9, page: 1, pages: 1 } }],
      ["/diamonds/10248617", { "catalog.diamond": diamondOf("round") }],
      ["/jewelry/kolco", jewelryList(1, rings)],
      ["/jewelry/kolco/0241073", { "catalog.product": jewelry }],
      ["/luminous", { "content.landing": landing }],
      ["/about", { "content.staticPage": staticPage }]
    ]
    for (const [address, data] of pages) {
      expect(headAt(address, { ...data, "pages.meta": record })).toMatchObject({ title, description, keywords, robots, canonical })
    }
  })

  test("uses the defaults where the record is empty", () => {
    const data = { "content.staticPage": staticPage }
    expect(headAt("/about", { ...data, "pages.meta": { ...silent, title: "О нас" } })).toEqual({
      ...headAt("/about", data),
      title: "О нас"
    })
  })

  test("with a number shares the record's texts, but not the address of the first page", () => {
    expect(headAt("/jewelry/kolco/2", { ...jewelryList(2, rings), "pages.meta": record })).toMatchObject({
      title: "Своё название, страница 2",
      description: "Своё описание",
      canonical: "/jewelry/kolco/2"
    })
  })
})

describe("a step of the constructor", () => {
  const root = "/create-jewelry/constructor/from-frame"
  const frames = { items: [oporaCard], total: 30, page: 2, pages: 3, category: rings, stone: null }

  test("is named after its content, at its own address", () => {
    const heads = [
      headAt("/create-jewelry/", { "custom.categories": { items: [], stone: null } }),
      headAt(`${root}/kolco/2`, { "custom.blanks": frames }),
      headAt(`${root}/kolco/filter/metal--platinum`, { "custom.blanks": { ...frames, page: 1 } }),
      headAt(`${root}/frame/opora/`, { "custom.blank": { ...oporaBlank, frame: 101, stone: null } })
    ]
    expect(heads.map(({ canonical, robots, title }) => [title, canonical, robots])).toEqual([
      ["Украшение с вашим бриллиантом | Грань", "/create-jewelry/", "index, follow"],
      ["Оправы: кольца, страница 2 | Грань", `${root}/kolco/2`, "index, follow"],
      ["Оправы: кольца, платина | Грань", `${root}/kolco/filter/metal--platinum`, "noindex, follow"],
      ["Кольцо «Опора»: оправа для вашего бриллианта | Грань", `${root}/frame/opora/`, "index, follow"]
    ])
    expect(heads[3]).toMatchObject({ description: oporaBlank.description[0], image: "/pictures/jewelry/solitaire-white-640.webp" })
  })

  test("names the frame with its stones, and the piece once it is ready", () => {
    const titleOf = (data: PageData) => headAt("/create-jewelry/?skuId=101", data).title
    const diamonds = { items: [], complects: [], total: 0, page: 1, pages: 1 }
    const inFrame = { id: "2-101-7", price: 1, isAvailable: true, parts: readyRing.parts, frame: oporaFrame }
    expect([
      titleOf({ "custom.short": oporaFrame, "custom.diamonds": diamonds }),
      titleOf({ "custom.short": { ...oporaFrame, stonesCount: 3 } }),
      titleOf({ "custom.diamond": { ...inFrame, diamond: diamondOf("round") } }),
      titleOf({ "custom.ready": readyRing })
    ]).toEqual([
      "Кольцо «Опора»: подходящие бриллианты | Грань",
      "Кольцо «Опора»: комплекты бриллиантов | Грань",
      `Кольцо «Опора»: ${diamondOf("round").name} | Грань`,
      "Кольцо «Опора» с вашим бриллиантом | Грань"
    ])
  })

  test("is not indexed with a choice in its address", () => {
    const blank = { "custom.blank": { ...oporaBlank, frame: 101, stone: null } }
    const robotsAt = (search: string) => headAt(`${root}/frame/opora/${search}`, blank).robots
    expect(["?skuId=103", "?utm_source=mail&diamondId=7", "?complectId=3"].map(robotsAt)).toEqual(Array(3).fill("noindex, follow"))
    expect(["", "?utm_source=mail"].map(robotsAt)).toEqual(["index, follow", "index, follow"])
    expect(headAt(`${root}/kolco/?diamondId=7`, { "custom.blanks": frames }).robots).toBe("noindex, follow")
  })
})

describe("the meta call of a page", () => {
  const askedAt = (path: string, search = "") => {
    const match = resolveRoute(path, search)
    const calls = match._tag === "Found" ? match.calls : []
    return calls.flatMap((call) => (call.key === "pages.meta" ? [call.input.query.url.replace(/\/$/, "") || "/"] : []))
  }

  test.each([
    ["/", "?utm_source=mail", "/"],
    ["/jewelry/", "?sort=price&order=asc", "/jewelry"],
    ["/jewelry/3", "?order=desc&sort=date", "/jewelry"],
    ["/jewelry/kolco/2/", "", "/jewelry/kolco"],
    ["/diamonds/4", "?sort=price", "/diamonds"],
    ["/jewelry/kolco/0241073/skuId_104/", "", "/jewelry/kolco/0241073"],
    ["/about/russian-cut/", "?sort=x", "/about/russian-cut"],
    ["/luminous", "", "/luminous"],
    ["/customer-service/contacts", "?city=kazan", "/customer-service/contacts"]
  ])("of %s%s requests the record of %s, shared by sorting, order and pages", (path, search, url) => {
    expect(askedAt(path, search)).toEqual([url])
  })
})
