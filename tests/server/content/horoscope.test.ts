import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { signs } from "../../../core/domain/content/zodiac-signs.ts"
import type { SignPage } from "../../../core/contract/content/horoscope.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { signTexts } from "../../../server/seed/content/horoscope/signs.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { fieldsIn } from "../../support/samples/seed-texts.ts"

describe("the calls of the horoscope", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 2_000 })
  })
  afterAll(() => shop.stop())

  const read = async (path: string) => (await (await shop.ask(`/api/v2${path}`)).json()).data
  const pageOf = (sign: string): Promise<SignPage> => read(`/horoscope/${sign}/`)

  test("list the twelve signs in the order of the year, with their drawings", async () => {
    const { belt, items } = await read("/horoscope/")
    expect(items.map(({ code }: { code: string }) => code)).toEqual([...signs])
    expect(belt.stars.length).toBe(items.flatMap(({ outline }: { outline: SignPage["chart"] }) => outline.stars).length)
  })

  test.each(signs)("return for %s three pieces and three stones that fit its rules, and lists that contain them", async (sign) => {
    const { diamonds, pieces, stone } = await pageOf(sign)
    expect([pieces.items.length, diamonds.items.length]).toEqual([3, 3])
    for (const { all, items } of [pieces, diamonds]) {
      expect(all.link).toMatch(/^\/(?:jewelry|diamonds)(?:\/|$)/)
      expect(new Set(items.map(({ id }) => id)).size).toBe(3)
    }
    const shapes = new Set(diamonds.items.map(({ shape }) => shape))
    if (diamonds.all.link.startsWith("/diamonds/filter/shape--")) expect(shapes).toEqual(new Set([stone.shape]))
    else expect(diamonds.items.every(({ color }) => color.startsWith("Fancy"))).toBe(true)
  })

  test("are deterministic, and link the neighbours around the year", async () => {
    expect(await pageOf("ryby")).toEqual(await pageOf("ryby"))
    expect(await pageOf("ryby")).toMatchObject({
      previous: { title: "Водолей" },
      next: { title: "Овен", link: "/brilliant-horoscope/oven" }
    })
  })

  test("do not find an unknown sign", async () => {
    expect((await shop.ask("/api/v2/horoscope/zmeenosec/")).status).toBe(404)
    expect((await shop.ask("/api/v2/horoscope/1/")).status).toBe(422)
  })
})

describe("a shop with few products", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 12 })
  })
  afterAll(() => shop.stop())

  test("fills the rows of a sign with its newest, and links non-empty lists", async () => {
    for (const sign of signs) {
      const { diamonds } = (await (await shop.ask(`/api/v2/horoscope/${sign}/`)).json()).data as SignPage
      expect([sign, diamonds.items.length, new Set(diamonds.items.map(({ id }) => id)).size]).toEqual([sign, 3, 3])
    }
  })
})

describe("texts of the signs", () => {
  const texts = fieldsIn(signTexts)
    .filter(([name]) => ["lead", "text", "sky", "title"].includes(name))
    .map(([, text]) => text)

  test("are typeset and calm", () => {
    expect(texts.length).toBeGreaterThan(90)
    expect(texts.filter((text) => text !== typeset(text) || /[!—"]|\s–|–\s|\s{2}/.test(text))).toEqual([])
  })

  test("contain no praise and promise nothing of a stone", () => {
    expect(texts.filter((text) => /лучш|идеальн|безупречн|роскош|исцел|оберег|приносит удачу|защищает от/i.test(text))).toEqual([])
  })

  test("describe each sign in at least three paragraphs, and each with another stone", () => {
    const pages = Object.values(signTexts)
    expect(pages.every(({ text }) => text.length >= 3)).toBe(true)
    expect(new Set(pages.map(({ stone }) => stone.title)).size).toBe(12)
    expect(new Set(pages.map(({ diamonds }) => JSON.stringify(diamonds.filters))).size).toBe(12)
    expect(new Set(pages.map(({ pieces }) => JSON.stringify(pieces.filters))).size).toBe(12)
  })
})
