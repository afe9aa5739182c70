import { Effect, Layer } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { readOrderNumber } from "../../../core/domain/orders/order-number.ts"
import { categories } from "../../../core/domain/product/jewelry.ts"
import type { CallRequest } from "../../../core/routes/route.ts"
import { loadOrder } from "../../../core/services/checkout/order-payment.ts"
import { Api, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { foundAt } from "../../support/routes.ts"

/** Input of a call of the page at an address. */
const given = (key: CallRequest["key"], path: string, search = "") => foundAt(path, search).calls.find((call) => call.key === key)?.input

const code = fc.stringMatching(/^[a-z][\w-]{0,40}$/)
const number = fc.integer({ min: 1, max: 999_999_999 })
const category = fc.constantFrom(...categories)
const fromFrame = "/create-jewelry/constructor/from-frame"

/** Opens a placed order as its page does; returns the inputs of its calls. */
const askedOrder = async (search: string) => {
  const asked: Array<Input> = []
  const send = (_: Endpoint, input: Input) => {
    asked.push(input)
    return Effect.succeed({ url: null })
  }
  const program = loadOrder({ orderId: readOrderNumber(search) ?? 0 })
  await Effect.runPromise(Effect.provide(program, Layer.succeed(Api, makeApi(send as Send))))
  return asked.map(({ params }) => params)
}

it("[ENT-019] every identifier of an address reaches its call unchanged", async () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\w{7,10}$/), category, number, (productId, kind, skuId) => {
      for (const path of [`/jewelry/${kind}/${productId}`, `/jewelry/${kind}/${productId}/skuId_${skuId}`])
        for (const key of ["catalog.product", "catalog.look", "catalog.recommends"] as const)
          expect(given(key, path)).toMatchObject({ params: { id: productId } })
      expect(foundAt(`/jewelry/${kind}/${productId}/skuId_${skuId}`).params).toMatchObject({ skuId: String(skuId) })
      expect(given("custom.short", `${fromFrame}/diamonds`, `?skuId=${skuId}`)).toEqual({ params: { id: String(skuId) } })
      expect(given("catalog.jewelry", `/jewelry/${kind}`)).toMatchObject({ query: { filters: `category--${kind}` } })
    })
  )
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,10}$/), number, number, (article, skuId, diamondId) => {
      expect(given("catalog.diamond", `/diamonds/${article}`)).toEqual({ params: { code: article } })
      expect(given("catalog.paired", `/diamonds/${article}`)).toEqual({ params: { id: article } })
      const stone = given("custom.diamond", `${fromFrame}/diamond/${diamondId}`, `?skuId=${skuId}`)
      expect(stone).toEqual({ params: { id: String(skuId), diamondId } })
      const ready = given("custom.ready", `${fromFrame}/ready-product`, `?skuId=${skuId}&diamondId=${diamondId}`)
      expect(ready).toEqual({ params: { a: skuId, b: diamondId } })
    })
  )
  fc.assert(
    fc.property(code, (slug) => {
      expect(given("custom.blank", `${fromFrame}/frame/${slug}`)).toMatchObject({ params: { id: slug } })
      expect(given("content.staticPage", `/x-${slug}/${slug}`)).toEqual({ params: { code: `x-${slug}/${slug}` } })
      expect(given("articles.one", `/customer-service/blog/${slug}`)).toEqual({ params: { id: slug } })
      expect(given("articles.readMore", `/customer-service/blog/${slug}`)).toEqual({ query: { articleCode: slug } })
    })
  )
  await fc.assert(
    fc.asyncProperty(number, async (orderId) => {
      expect(foundAt("/cart/success", `?orderId=${orderId}`).screen).toBe("success")
      expect(await askedOrder(`?orderId=${orderId}`)).toEqual([{ id: orderId }, { id: orderId }])
    })
  )
})
