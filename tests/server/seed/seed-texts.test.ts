import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { pictureFile } from "../../../core/domain/product/picture-files.ts"
import { categories } from "../../../core/domain/product/jewelry.ts"
import { placeOf } from "../../../core/domain/url/place.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { brilliants, catalog } from "../../../server/seed/content/showcases.ts"
import { selections } from "../../../server/seed/content/selections.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { staticPages } from "../../../server/seed/content/static-pages.ts"
import { storeCities } from "../../../server/seed/content/stores.ts"
import { fieldsIn, fields, texts, links } from "../../support/samples/seed-texts.ts"

const codes = new Set(staticPages.map(({ code }) => code))

describe("texts of the seed", () => {
  test("are typeset, and do not change when typeset again", () => {
    expect(texts.filter((text) => text !== typeset(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(1000)
  })

  test("are calm: no exclamation marks, em dashes, straight quotes or dashes between words", () => {
    expect(texts.filter((text) => /[!—"]|\s–|–\s/.test(text))).toEqual([])
  })

  test("have no double spaces, no blank edges and no empty fields", () => {
    expect(texts.filter((text) => text.trim() !== text || /\s{2}/.test(text) || text === "")).toEqual([])
  })

  test("contain no praise", () => {
    const pages = fieldsIn([staticPages, landings, mainPage]).map(([, text]) => text)
    expect(pages.filter((text) => /лучш|крупнейш|непревзойд|эксклюзив|премиальн|роскош|идеальн|безупречн|незабываем/i.test(text))).toEqual(
      []
    )
  })
})

describe("a link of the seed", () => {
  test.each(links.filter((link) => link.startsWith("/")))("%s leads to an existing page", (link) => {
    const place = placeOf(link, 0)
    const match = resolveRoute(place?.path ?? "", place?.search ?? "")
    if (match._tag === "Missing") return expect(match).toEqual("found")
    const [request] = match.calls
    if (request?.key === "content.staticPage") expect(codes).toContain(request.input.params.code)
    if (request?.key === "content.landing")
      expect([...landings, ...selections, brilliants, catalog].map(({ code }) => code)).toContain(request.input.params.code)
    if (match.route === "jewelry-category") expect(categories).toContain(match.params["category"])
    const city = new URLSearchParams(place?.search).get("city")
    if (city !== null) expect(storeCities.map(({ code }) => code)).toContain(city)
    return undefined
  })

  test("leaves the shop by https, by telephone or by letter only", () => {
    const outside = links.filter((link) => !link.startsWith("/"))
    expect(outside.filter((link) => !/^(?:https:\/\/[a-z.]+\/|tel:\+\d{11}$|mailto:\S+@\S+$)/.test(link))).toEqual([])
    expect(outside.some((link) => link.startsWith("https://"))).toBe(true)
  })
})

describe("a picture of the seed", () => {
  const pictures = [...new Set(fields.map(([, text]) => text).filter((text) => text.startsWith("/pictures/")))]

  test("is the hero of one page only", () => {
    const heroes = ["/pictures/hero-ring", ...[...landings, ...selections].map(({ picture }) => picture)]
    expect(new Set(heroes).size).toBe(heroes.length)
    const stories = new Set(landings.flatMap(({ stories: own }) => own.map(({ picture }) => picture)))
    expect(landings.filter(({ code, picture }) => code === "engagement" && stories.has(picture))).toEqual([])
  })

  test.each(pictures)("%s exists in the shop", (path) => {
    expect(existsSync(`public${pictureFile(path)}`)).toBe(true)
  })
})
