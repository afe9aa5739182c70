import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { requestSteps } from "../../../core/domain/diamond-orders/diamond-order.ts"
import { diamondOrdersAddress, readDiamondOrders as readAddress } from "../../../core/domain/diamond-orders/diamond-orders-address.ts"
import { wishRows, wishText } from "../../../core/domain/diamond-orders/wish-text.ts"
import { usualWish } from "../../../core/forms/diamond-order.ts"
import { compareStones } from "../../../core/services/diamond-orders/compare-stones.ts"
import { sendDiamondOrder, cancelDiamondOrder, readDiamondOrders } from "../../../core/services/diamond-orders/diamond-orders.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { Api, makeApi, Refused } from "../../../core/services/ports/api.ts"
import { Uploads } from "../../../core/services/ports/uploads.ts"
import { Vault } from "../../../core/services/ports/vault.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { diamondOrder } from "../../../qa/samples/diamond-orders.ts"

const page = (prices: ReadonlyArray<number>, total: number) => ({
  items: prices.map((price) => ({ price })),
  total,
  page: 1,
  pages: Math.max(1, Math.ceil(total / 24))
})

/** A tab over a shop that answers each call by its key; an error as answer fails the call. */
const openTab = (answers: Readonly<Record<string, (input: { readonly query?: unknown; readonly body?: unknown }) => unknown>>) => {
  const vault = makeVault()
  const calls: Array<readonly [key: string, input: unknown]> = []
  const api = makeApi((endpoint, { body, params, query }) => {
    calls.push([endpoint.key, { ...Object(params), ...Object(query), ...Object(body) }])
    const answer = answers[endpoint.key]?.({ query, body })
    return answer instanceof Refused ? Effect.fail(answer) : Effect.succeed(answer as never)
  })
  const uploads = Layer.succeed(Uploads, { report: () => Effect.void, watch: () => Effect.never })
  const run = <A, E>(effect: Effect.Effect<A, E, Api | Vault>) =>
    Effect.runPromise(Effect.provide(effect, Layer.mergeAll(Layer.succeed(Api, api), Layer.succeed(Vault, vault), uploads)))
  return { calls, run, secrets: formSecrets(vault) }
}

describe("requests for diamonds", () => {
  it("[API-049] a page of the list is requested with its size, sort and order", async () => {
    const { calls, run } = openTab({ "diamondOrders.list": () => page([], 0), "diamondOrders.one": () => diamondOrder })
    await run(readDiamondOrders({ list: { isOldestFirst: true, page: 2 } }))
    await run(readDiamondOrders({ id: 300001 }))
    expect(calls).toEqual([
      ["diamondOrders.list", { limit: 12, page: 2, sortBy: "date", order: "asc" }],
      ["diamondOrders.one", { id: 300001 }]
    ])
  })

  it("[API-050, API-051] files are sent before the request that names them, and not again after a refusal", async () => {
    let isRefused = true
    const refusal = new Refused({ call: "", requestId: null, status: 422, message: "", errors: { budget: "От 10 000" } })
    const { calls, run, secrets } = openTab({
      "diamondOrders.addFiles": () => ({ ids: ["id-1"] }),
      "diamondOrders.ask": () => (isRefused ? refusal : diamondOrder)
    })
    secrets.hold("diamondOrder", [{ name: "page.jpg", blob: new Blob(["one"]) }])
    await expect(run(sendDiamondOrder(usualWish))).rejects.toMatchObject({ _tag: "Refused" })
    isRefused = false
    expect(await run(sendDiamondOrder(usualWish))).toEqual(diamondOrder)
    expect(calls.map(([key]) => key)).toEqual(["diamondOrders.addFiles", "diamondOrders.ask", "diamondOrders.ask"])
    expect(calls.at(-1)?.[1]).toMatchObject({ shape: "round", weightTo: 1.5, files: ["id-1"] })
    expect(secrets.held("diamondOrder")).toEqual([])
  })

  it("files that the shop no longer has are sent again", async () => {
    let count = 0
    const gone = new Refused({ call: "", requestId: null, status: 409, message: "", errors: { files: "Файл больше не хранится" } })
    const { calls, run, secrets } = openTab({
      "diamondOrders.addFiles": () => ({ ids: [`id-${++count}`] }),
      "diamondOrders.ask": () => (count === 1 ? gone : diamondOrder)
    })
    secrets.hold("diamondOrder", [{ name: "page.jpg", blob: new Blob(["one"]) }])
    await expect(run(sendDiamondOrder(usualWish))).rejects.toMatchObject({ _tag: "Refused" })
    await run(sendDiamondOrder(usualWish))
    expect(calls.at(-1)?.[1]).toMatchObject({ files: ["id-2"] })
  })

  it("one is cancelled by its number", async () => {
    const { calls, run } = openTab({ "diamondOrders.cancel": () => diamondOrder })
    await run(cancelDiamondOrder({ id: 300001 }))
    expect(calls).toEqual([["diamondOrders.cancel", { id: 300001 }]])
  })

  it("has an address for each page and each order", () => {
    const states = [
      { isOldestFirst: false, page: 1 },
      { isOldestFirst: true, page: 3 }
    ]
    expect(states.map((state) => readAddress(diamondOrdersAddress(state).split("?")[1] ?? ""))).toEqual(states)
    expect(readAddress("page=0&order=up")).toEqual(states[0])
  })

  it("[ENT-035] shows the completed steps, and none for a cancelled one", () => {
    expect(requestSteps("ordered").map(({ state }) => state)).toEqual(["done", "done", "current", "future", "future", "future"])
    expect(new Set(requestSteps("completed").map(({ state }) => state))).toEqual(new Set(["done"]))
    expect(requestSteps("cancelled")).toEqual([])
  })

  it("describes the request without unset fields", () => {
    expect(wishText(diamondOrder)).toMatch(exactText("Круг, 1,00–1,50 карата, D–G, IF–VS1"))
    expect(wishRows(diamondOrder).map(([title]) => title)).toEqual([
      ...["Форма", "Масса", "Цвет", "Чистота", "Бюджет", "К какому дню", "Пожелания", "Файлы"]
    ])
    const bare = { ...diamondOrder, colorTo: "D", budget: null, wishedOn: null, comment: "", filesCount: 0 } as const
    expect(wishRows(bare).slice(2)).toEqual([
      ["Цвет", "D"],
      ["Чистота", "IF–VS1"]
    ])
  })
})

describe("stones similar to the requested one", () => {
  /** Prices of stones, of sold ones negative. */
  const plotOf = (prices: ReadonlyArray<number>) => ({
    total: prices.length,
    dots: { prices: prices.map(Math.abs), available: prices.map((price) => price > 0) },
    bins: null
  })
  const listed = (prices: ReadonlyArray<number>) => ({
    items: prices.map((price) => ({ price: Math.abs(price), isAvailableForSale: price > 0 }))
  })
  const compare = (plot: unknown, answer: (query: { readonly order: string }) => unknown = () => undefined) => {
    const { calls, run } = openTab({
      "catalog.diamondPlot": () => plot,
      "catalog.diamonds": ({ query }) => answer(query as { readonly order: string })
    })
    return run(compareStones(diamondOrder)).then((stones) => ({ stones, asked: calls.map(([key]) => key) }))
  }

  it("are those for sale, whose cheapest and dearest is named", async () => {
    expect(await compare(plotOf([500_000, -100_000, 310_000, 900_000, -1_500_000]))).toEqual({
      stones: { total: 3, prices: { least: 310_000, most: 900_000 } },
      asked: ["catalog.diamondPlot"]
    })
  })

  it("that are all sold have no price", async () => {
    expect((await compare(plotOf([-310_000, -900_000]))).stones).toEqual({ total: 0, prices: null })
  })

  it("of more than the plot shows singly are not counted, and both ends of the list are requested", async () => {
    const ends = ({ order }: { readonly order: string }) => listed(order === "asc" ? [310_000, 320_000] : [1_200_000, 1_100_000])
    expect(await compare({ total: 5_000, dots: null, bins: {} }, ends)).toEqual({
      stones: { total: null, prices: { least: 310_000, most: 1_200_000 } },
      asked: ["catalog.diamondPlot", "catalog.diamonds", "catalog.diamonds"]
    })
    const sold = () => listed([-310_000])
    expect((await compare({ total: 5_000, dots: null, bins: {} }, sold)).stones).toEqual({ total: null, prices: null })
  })

  it("without results have no price", async () => {
    expect((await compare(plotOf([]))).stones).toEqual({ total: 0, prices: null })
  })
})
