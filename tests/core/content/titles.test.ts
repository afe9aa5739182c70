import { describe, expect, test } from "vitest"
import { landingLabel } from "../../../core/domain/content/landing-label.ts"
import { placeOf } from "../../../core/domain/url/place.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"
import type { PageData } from "../../../core/services/navigation/pages.ts"
import { jewelryCards } from "../../../qa/samples/jewelry.ts"
import { pageHead } from "../../../core/services/content/page-head.ts"

const titleAt = (address: string, data: PageData = {}): string => {
  const place = placeOf(address, 0)
  const match = resolveRoute(place?.path ?? "", place?.search ?? "")
  if (place === undefined || match._tag === "Missing") throw new Error(address)
  return pageHead(place, match, data).title
}

describe("a page without data", () => {
  const plain = routes.flatMap(({ calls, list, pattern }) =>
    calls !== undefined || list || pattern.includes("{") ? [] : [pattern === "/cart/success" ? `${pattern}?orderId=1` : pattern]
  )

  test("has its own title beside the shop's name", () => {
    const titles = plain.map((address) => titleAt(address))
    expect(titles.length).toBeGreaterThan(15)
    expect(titles.filter((title) => !/^[А-Я].+ \| Грань$/.test(title))).toEqual([])
    const own = titles.filter((title) => !title.startsWith("Образец"))
    expect(new Set(own).size).toBe(own.length)
  })
})

test("a numbered page has its number before the shop's name, with any kind of space between them", () => {
  const list = { items: jewelryCards, total: 100, page: 2, pages: 5, category: null, categories: [] }
  const rest = {
    description: null,
    keywords: null,
    robots: null,
    canonical: null,
    h1: null,
    text: null,
    redirect: null,
    redirectCode: null
  }
  for (const title of ["Кольца | Грань", "Кольца\u00A0| Грань", "Кольца |\u00A0Грань"]) {
    const shown = titleAt("/jewelry/2", { "catalog.jewelry": list, "pages.meta": { title, ...rest } })
    expect(shown.replaceAll("\u00A0", " ")).toBe("Кольца, страница 2 | Грань")
  }
})

test("a landing's title has its kind, with a Russian name in quotes", () => {
  expect([landingLabel("Коллекция", "Luminous"), landingLabel("Тема", "Помолвка")]).toEqual(["Коллекция Luminous", "Тема «Помолвка»"])
})
