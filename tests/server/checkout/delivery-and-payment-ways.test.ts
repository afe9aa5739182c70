import { describe, expect, test } from "vitest"
import { databasesByTurn } from "../../support/database/databases.ts"
import { orderShop } from "../../support/server/order-shop.ts"

describe.each(databasesByTurn(import.meta.filename))("orders on $name", ({ start }) => {
  const its = orderShop(start)
  const { buyerWith } = its

  describe("options of the checkout", () => {
    const get = async (path: string) => (await (await its.shop.ask(`/api/v2${path}`)).json()).data

    test("[API-060] are three deliveries, each with its price and days", async () => {
      const { items } = await get("/deliveries")
      expect(items.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([
        ["courier", 0],
        ["self-pickup", 0],
        ["pickup-point", 0]
      ])
      for (const { days } of items) expect(days.most).toBeGreaterThan(days.least)
    })

    test("[API-061] are the shop's pickup salons", async () => {
      const { items } = await get("/deliveries/self-pickups/")
      expect(items[0]).toMatchObject({ name: "Салон на\u00A0Петровке", settlement: "Москва" })
      await its.shop.query("update store_locations set gives_orders = false where id = $1", [items[0].id])
      const left = await get("/deliveries/self-pickups/")
      await its.shop.query("update store_locations set gives_orders = true")
      expect(left.items).toHaveLength(items.length - 1)
    })

    test("[API-062] are the carriers' offices of a suggested settlement, and the settlements that have some", async () => {
      const all = await get("/deliveries/pickup-points/")
      expect(all.settlements[0]).toMatchObject({ name: "Москва", region: null, count: 6 })
      const total = all.settlements.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
      expect(all.items).toHaveLength(total)
      const named = async (settlement: string) =>
        (await get(`/deliveries/pickup-points/?settlement=${encodeURIComponent(settlement)}`)).items.length
      expect([await named("казань"), await named("Пушкин (Санкт-Петербург)"), await named("Мирный"), await named("Атлантида")]).toEqual([
        2, 1, 1, 0
      ])
    })

    type Ways = { readonly items: ReadonlyArray<{ readonly code: string }> }
    const codesOf = ({ data }: { readonly data: Ways }) => data.items.map(({ code }) => code)

    test("[API-063] are payments for the cart", async () => {
      const { add, send } = await buyerWith(its.goods.ring)
      expect(codesOf(await send<Ways>("GET", "/cart/payments"))).toEqual(["card", "sbp", "receipt"])
      await add(its.goods.card)
      expect(codesOf(await send<Ways>("GET", "/cart/payments"))).toEqual(["card", "sbp"])
    })

    test("[API-064, CHK-006] are payments for the cart and its delivery", async () => {
      const { send } = await buyerWith(its.goods.ring)
      expect(codesOf(await send<Ways>("GET", "/cart/payments/1"))).toEqual(["card", "sbp", "receipt"])
      expect(codesOf(await send<Ways>("GET", "/cart/payments/3"))).toEqual(["card", "sbp"])
      expect((await send("GET", "/cart/payments/9")).status).toBe(404)
    })
  })
})
