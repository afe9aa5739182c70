// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import type { MarketingFact } from "../../core/domain/marketing/fact.ts"
import { goalOf } from "../../core/domain/marketing/goals.ts"
import { makeTags, type TagsOptions } from "../../adapters/browser/scripts/tags-browser.ts"

type TagGlobals = { dataLayer?: Array<unknown>; VK?: unknown; ym?: { a?: Array<unknown> } }
const globals = globalThis as TagGlobals

afterEach(() => {
  for (const name of ["dataLayer", "VK", "ym"] as const) delete globals[name]
  document.head.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll("script")]

const opened = (options: Omit<TagsOptions, "warn"> = {}) => {
  const warned: Array<string> = []
  const tags = makeTags({ ...options, warn: (message) => void warned.push(message) })
  return { tags, warned, reach: (name: "add_to_cart" | "purchase", value: number) => Effect.runSync(tags.reach({ name, value })) }
}

/** Reports an add to the cart and an order; a page view is not a goal. */
const reachGoals = (reach: ReturnType<typeof opened>["reach"]) => {
  const product = { id: "0-12", name: "Кольцо", price: 5, collection: null, category: "kolco", quantity: 1 }
  const facts: ReadonlyArray<MarketingFact> = [
    { type: "page.viewed", name: "home", path: "/" },
    { type: "cart.grew", products: [product] },
    { type: "cart.shrank", products: [{ ...product, price: 9 }] },
    { type: "order.placed", number: "100001", total: 7, products: [product] }
  ]
  for (const goal of facts.flatMap((fact) => goalOf(fact) ?? [])) reach(goal.name, goal.value)
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

describe("the data layer", () => {
  it("receives each push, and the products of the previous one are removed", () => {
    const { tags } = opened()
    Effect.runSync(tags.push({ event: "search", search_term: "кольцо" }))
    Effect.runSync(tags.push({ event: "view", ecommerce: { currency: "RUB" } }))
    expect(globals.dataLayer).toEqual([
      { event: "search", search_term: "кольцо" },
      { ecommerce: null },
      { event: "view", ecommerce: { currency: "RUB" } }
    ])
  })
})

describe("goals", () => {
  it("are not sent and load nothing without a configured pixel or counter", () => {
    const { reach } = opened()
    reach("purchase", 100)
    expect([scripts(), globals.VK, globals.ym]).toEqual([[], undefined, undefined])
  })

  it("[MKT-022] load the pixel with the first, initialise it once, and reach it in order; without a pixel they do nothing", async () => {
    const calls: Array<unknown> = []
    reachGoals(opened().reach)
    expect([scripts(), globals.VK]).toEqual([[], undefined])
    const { reach, warned } = opened({ pixel: { script: "https://pixel.example/a.js", id: "VK-1" } })
    reachGoals(reach)
    expect(scripts().map(({ src }) => src)).toEqual(["https://pixel.example/a.js"])
    globals.VK = {
      Retargeting: { Init: (id: unknown) => calls.push(["init", id]) },
      Goal: (name: unknown, sum: unknown) => calls.push([name, sum])
    }
    scripts()[0]?.dispatchEvent(new Event("load"))
    await turn()
    expect(calls).toEqual([
      ["init", "VK-1"],
      ["add_to_cart", { value: 5 }],
      ["purchase", { value: 7 }]
    ])
    expect(warned).toEqual([])
  })

  it("[MKT-023] wait in the counter's own queue until its script takes over; without a counter they do nothing", () => {
    reachGoals(opened().reach)
    expect([scripts(), globals.ym]).toEqual([[], undefined])
    const { reach } = opened({ counter: { script: "https://counter.example/tag.js", id: "42" } })
    reachGoals(reach)
    expect(scripts()).toHaveLength(1)
    expect(globals.ym?.a).toEqual([
      [42, "init", { ecommerce: "dataLayer", defer: true }],
      [42, "reachGoal", "add_to_cart", { order_price: 5, currency: "RUB" }],
      [42, "reachGoal", "purchase", { order_price: 7, currency: "RUB" }]
    ])
  })

  it("of scripts that fail to load are only logged", async () => {
    const tag = { script: "https://nowhere.example/a.js", id: "1" }
    const { reach, warned } = opened({ pixel: tag, counter: tag })
    reach("purchase", 7)
    for (const script of scripts()) script.dispatchEvent(new Event("error"))
    await turn()
    expect(warned.toSorted()).toEqual(["could not load the counter", "could not send a goal to the pixel"])
  })
})
