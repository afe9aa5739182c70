import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { plotNames } from "../../../core/domain/articles/article.ts"
import { findPlot } from "../../../server/articles/plots.ts"
import { articles } from "../../../server/seed/content/articles.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

type Card = { readonly code: string; readonly topic: { readonly code: string }; readonly publishedOn: string }

describe.each(databasesByTurn(import.meta.filename, "articles"))("the blog over $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 400, database: await start() })
  })
  afterAll(() => shop.stop())

  const ask = async (path: string) => {
    const response = await shop.ask(`/api/v2/articles/${path}`)
    return { status: response.status, ...(await response.json()) }
  }
  const cards = async (path: string): Promise<ReadonlyArray<Card>> => (await ask(path)).data.items

  test("[API-056] topics are those that have articles, with counts", async () => {
    const { data } = await ask("topics/")
    const counted = Object.groupBy(articles(), ({ topic }) => topic)
    expect(Object.fromEntries(data.items.map(({ code, count }: { code: string; count: number }) => [code, count]))).toEqual(
      Object.fromEntries(Object.entries(counted).map(([topic, of]) => [topic, of?.length]))
    )
  })

  test("[API-057] articles are listed ten a page, the newest first, each once", async () => {
    const pages = await Promise.all([1, 2].map((page) => cards(`?page=${page}`)))
    expect(pages.map(({ length }) => length)).toEqual([10, 10])
    const days = pages.flat().map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(pages.flat().map(({ code }) => code)).size).toBe(20)
    expect((await ask("?page=3")).status).toBe(404)
    expect((await ask("?page=0")).status).toBe(422)
  })

  test("[API-057] a topic narrows the list, and an unknown one is refused", async () => {
    expect(new Set((await cards("?topic=craft")).map(({ topic }) => topic.code))).toEqual(new Set(["craft"]))
    expect((await ask("?topic=cars")).status).toBe(422)
  })

  test("[API-058] an article has its parts, its drawings and the products of its lists", async () => {
    const { data } = await ask("ugol-pavilona/")
    expect(data).toMatchObject({
      code: "ugol-pavilona",
      topic: { code: "craft" },
      publishedOn: "2026-01-29",
      address: expect.stringMatching(/^http.*\/customer-service\/blog\/ugol-pavilona$/)
    })
    expect(data.panels).toHaveLength(3)
    expect(data.stones.items.length).toBeGreaterThan(0)
    expect(data.stones.items.every(({ cut, shape }: { cut: string; shape: string }) => shape === "round" && cut === "EX")).toBe(true)
    expect((await ask("no-such-article/")).status).toBe(404)
    expect((await ask("%D1%8F/")).status).toBe(422)
  })

  test("[API-059] three others follow an article, starting with those that it names", async () => {
    const named = articles().find(({ code }) => code === "ugol-pavilona")?.related ?? []
    const codes = (await cards("readMore/?articleCode=ugol-pavilona")).map(({ code }) => code)
    expect(codes).toHaveLength(3)
    expect(codes.slice(0, named.length)).toEqual(named)
    expect(codes).not.toContain("ugol-pavilona")
    expect((await ask("readMore/?articleCode=no-such-article")).status).toBe(404)
    expect((await ask("readMore/")).status).toBe(422)
  })

  test("a chart shows the median of available stones, equal to a naive count", async () => {
    const rows = await shop.query<{ color: string; price: number }>(
      "select color, price_per_carat as price from diamonds where is_available_for_sale and shape = 'round' and weight >= 1 and weight < 1.5"
    )
    const { bars, unit } = await shop.run(findPlot("price-by-color"))
    expect(unit).toBe("roubles")
    for (const { count, label, value } of bars) {
      const prices = rows.flatMap(({ color, price }) => (color === label ? [price] : [])).toSorted((a, b) => a - b)
      expect([count, value]).toEqual([prices.length, prices[Math.ceil(prices.length / 2) - 1]])
    }
  })

  test("a group of fewer than five stones has no bar", async () => {
    const plots = await shop.run(Effect.forEach(plotNames, findPlot))
    expect(plots.flatMap(({ bars }) => bars).every(({ count }) => count >= 5)).toBe(true)
    expect(plots.some(({ bars }) => bars.length > 0)).toBe(true)
  })

  test("the feed lists every article by its address", async () => {
    const response = await shop.ask("/customer-service/blog/rss.xml")
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8")
    const feed = await response.text()
    for (const { code } of articles()) expect(feed).toContain(`/customer-service/blog/${code}</link>`)
  })

  test("drawings are pictures, as SVG and as PNG, and others do not exist", async () => {
    const svg = await shop.ask("/drawings/carats.svg")
    expect([svg.status, svg.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
    const png = await shop.ask("/drawings/carats.png")
    expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"])
    expect([...new Uint8Array(await png.arrayBuffer()).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47])
    for (const file of ["dragon.svg", "carats.gif", "toString.svg", "carats"])
      expect((await shop.ask(`/drawings/${file}`)).status).toBe(404)
  })

  test("every article's drawing is a file", async () => {
    const answers = await Promise.all(articles().map(({ figure }) => shop.ask(`/drawings/${figure}.svg`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test("a shop of an earlier version gets the articles on start", async () => {
    const { seedIfEmpty } = await import("../../../server/seed/seed.ts")
    await shop.query("delete from articles")
    await shop.run(seedIfEmpty({ diamonds: 400 }))
    expect((await ask("?page=1")).data.total).toBe(articles().length)
  })

  test("a shop of an earlier version gets the drawing of this one, unless somebody has edited the article", async () => {
    const { seedIfEmpty } = await import("../../../server/seed/seed.ts")
    await shop.query("update articles set figure = 'carats' where code in ('para-dlya-sereg', 'chetyre-c-i-koshelek')")
    await shop.query(`update seed_words set checksum = (
        select md5(jsonb_build_array(title, lead, topic, author, published_on, minutes, figure, stones, pieces, related, sources, blocks)::text)
        from articles where code = key
      ) where of_table = 'articles' and key = 'para-dlya-sereg'`)
    await shop.query("update seed_version set checksum = 'earlier'")
    await shop.run(seedIfEmpty({ diamonds: 400 }))
    expect(await shop.query("select figure from articles where code in ('para-dlya-sereg', 'chetyre-c-i-koshelek') order by code")).toEqual(
      [{ figure: "carats" }, { figure: "pair" }]
    )
  })
})

test("articles with a chart describe its bars, which are horizontal", () => {
  const texts = articles().filter((article) => JSON.stringify(article).includes('"kind":"plot"'))
  expect(texts.length).toBeGreaterThan(5)
  for (const article of texts) expect(JSON.stringify(article)).not.toMatch(/столб(?:ец|ц)/)
})
