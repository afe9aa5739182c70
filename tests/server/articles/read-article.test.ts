import { describe, expect, it, test } from "vitest"
import { readArticle } from "../../../server/articles/read-article.ts"
import { articles } from "../../../server/seed/content/articles.ts"

const header = {
  title: "Как читать отчёт",
  lead: "Строка за строкой",
  topic: "stones",
  author: "Вера Лунина, геммолог",
  published: "2026-03-12",
  figure: "profile",
  stones: "/diamonds/filter/shape--round",
  related: "[ugol-pavilona]",
  sources: "\n  - ГОСТ Р 52913-2008"
}

const fileOf = (changes: Readonly<Record<string, string | undefined>>, body: string) =>
  `---\n${Object.entries({ ...header, ...changes })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join("\n")}\n---\n${body}`

const body = "Начало в 30 слов.\n\n## Первая\n\nТекст\n\n## Вторая\n\nТекст\n"

describe("the file of an article", () => {
  it("is parsed into a table row with typeset texts", () => {
    expect(readArticle("kak-chitat", fileOf({}, body))).toEqual({
      code: "kak-chitat",
      title: "Как\u00A0читать отчёт",
      lead: "Строка за\u00A0строкой",
      topic: "stones",
      author: "Вера Лунина, геммолог",
      published_on: "2026-03-12",
      minutes: 1,
      figure: "profile",
      stones: "/diamonds/filter/shape--round",
      pieces: null,
      related: ["ugol-pavilona"],
      sources: ["ГОСТ Р\u00A052913-2008"],
      blocks: [
        { kind: "text", line: [{ text: "Начало в\u00A030\u00A0слов.", style: "plain", link: null }] },
        { kind: "heading", level: 2, id: "первая", text: "Первая" },
        { kind: "text", line: [{ text: "Текст", style: "plain", link: null }] },
        { kind: "heading", level: 2, id: "вторая", text: "Вторая" },
        { kind: "text", line: [{ text: "Текст", style: "plain", link: null }] }
      ]
    })
  })

  it("reads lists, tables, quotes, links, bold and italic, drawings, charts and live stones", () => {
    const parts = [
      "1. раз **два**\n2. *три*",
      "| A | B |\n|---|---|\n| 1 | **2** |",
      "> Мысль & слово",
      "Смотрите [уход](/care#gold).",
      "![Масса](figure:carats)",
      "![Цены](plot:price-by-weight)",
      "![Углы](live:pavilion)"
    ]
    const { blocks } = readArticle("some-code", fileOf({}, `${body}\n${parts.join("\n\n")}\n`))
    expect(blocks.slice(5)).toEqual([
      {
        kind: "list",
        isOrdered: true,
        items: [
          [
            { text: "раз ", style: "plain", link: null },
            { text: "два", style: "strong", link: null }
          ],
          [{ text: "три", style: "emphasis", link: null }]
        ]
      },
      { kind: "table", head: ["A", "B"], rows: [["1", "2"]] },
      { kind: "quote", line: [{ text: "Мысль & слово", style: "plain", link: null }] },
      {
        kind: "text",
        line: [
          { text: "Смотрите ", style: "plain", link: null },
          { text: "уход", style: "plain", link: "/care#gold" },
          { text: ".", style: "plain", link: null }
        ]
      },
      { kind: "drawing", name: "carats", caption: "Масса" },
      { kind: "plot", name: "price-by-weight", caption: "Цены" },
      { kind: "live", name: "pavilion", caption: "Углы" }
    ])
  })

  test.each([
    ["no header", body, {}],
    ["a topic that there is not", null, { topic: "cars" }],
    ["a day that the calendar has not", null, { published: "2026-02-30" }],
    ["a drawing that there is not", null, { figure: "dragon" }],
    ["a list that there is not", null, { stones: "/diamonds/filter/shape--dragon" }],
    ["a name that the header has not", null, { colour: "red" }],
    ["a title of 81 letters", null, { title: "я".repeat(81) }],
    ["no sources", null, { sources: "[]" }],
    ["a heading of the first level", fileOf({}, `# Первая\n\n${body}`), {}],
    ["HTML", fileOf({}, `${body}\n<script>1</script>\n`), {}],
    ["code", fileOf({}, `${body}\n    code\n`), {}],
    ["a link out of the shop", fileOf({}, `${body}\n[там](https://example.com)\n`), {}],
    ["a link of a script", fileOf({}, `${body}\n[там](javascript:1)\n`), {}],
    ["an image of another kind", fileOf({}, `${body}\n![x](/pictures/x.webp)\n`), {}],
    ["live stones that there are not", fileOf({}, `${body}\n![x](live:dragon)\n`), {}],
    ["live stones twice", fileOf({}, `${body}\n![x](live:pavilion)\n\n![y](live:colors)\n`), {}],
    ["a list within a list", fileOf({}, `${body}\n- a\n  - b\n`), {}],
    ["one heading", fileOf({}, "## Первая\n\nТекст\n"), {}]
  ])("is refused with its name for %s", (_, file, changes) => {
    expect(() => readArticle("some-code", file ?? fileOf(changes, body))).toThrow(/^The article some-code\.md is invalid: /)
  })

  it("is refused under a code that is another call's address", () => {
    expect(() => readArticle("topics", fileOf({}, body))).toThrow(/topics\.md/)
    expect(() => readArticle("Large", fileOf({}, body))).toThrow(/Large\.md/)
  })
})

describe("the articles of the shop", () => {
  const all = articles()
  const codes = all.map(({ code }) => code)

  it("are at least eighteen, with different dates and unique titles", () => {
    expect(all.length).toBeGreaterThanOrEqual(18)
    expect(new Set(all.map((article) => article.published_on)).size).toBe(all.length)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  it("have a drawing of their own at the top", () => {
    expect(new Set(all.map(({ figure }) => figure)).size).toBe(all.length)
  })

  it.each(all.map((article) => [article.code, article] as const))("%s shows each drawing once", (_, { blocks, figure }) => {
    const shown = [figure, ...blocks.flatMap((block) => (block.kind === "drawing" ? [block.name] : []))]
    expect(new Set(shown).size).toBe(shown.length)
  })

  it.each(all.map((article) => [article.code, article] as const))("%s names other existing ones", (_, { code, related }) => {
    expect(codes).toEqual(expect.arrayContaining([...related]))
    expect(related).not.toContain(code)
  })
})
