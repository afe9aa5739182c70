import { expect, test } from "vitest"
import { compileRoutes } from "../../../core/routes/resolve.ts"
import { routes, routesOfCapabilities } from "../../../core/routes/table.ts"

/** Sample values of parameters, chosen so that each pattern has an address and no two patterns of a file overlap. */
const samples: Readonly<Record<string, string>> = {
  page: "2",
  filter: "a/b",
  article: "1234567",
  category: "kolco",
  productId: "0241073",
  skuId: "7",
  articleCode: "a",
  id: "100001",
  slug: "a",
  diamondId: "7"
}

const addressOf = (pattern: string): string =>
  pattern.replaceAll(/\{(\w+)(?:\?|\.\.\.)?(?::(?:[^{}]|\{[^}]*\})*)?\}/g, (_, name: string) => samples[name] ?? "")

test("no address matches routes of two capabilities, so the order of their files is irrelevant", () => {
  const compiled = routesOfCapabilities.map(compileRoutes)
  const addresses = routesOfCapabilities.flat().map(({ pattern }) => addressOf(pattern))
  const shared = addresses.filter(
    (address) => compiled.filter((table) => table.some(({ matches }) => matches(address) !== undefined)).length !== 1
  )
  expect(shared).toEqual([])
})

test("every route of a capability is in the table, and static pages without a fixed address come last", () => {
  expect(routes.slice(0, -1)).toEqual(routesOfCapabilities.flat())
  expect(routes.at(-1)?.pattern).toBe("/{slug...}")
})
