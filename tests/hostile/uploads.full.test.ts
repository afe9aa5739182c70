import { readFileSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxPhotoBytes } from "../../core/domain/reviews/review.ts"
import { publicClientKey } from "../../server/platform/environment.ts"
import { buyerWith } from "../support/samples/orders.ts"
import type { Ask } from "../support/server/server.ts"
import { type ShopProcess, startShopProcess } from "../support/server/shop-processes.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

/** Most memory that many simultaneous uploads may add to the process, in MB. */
const maxMegabytes = 200

describe("many photographs at once", () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess(null, { OPERATOR_KEY: operatorKey })
  }, 120_000)
  afterAll(() => shop.stop())

  const ask = (path: string, { body, file, headers, method = "GET" }: Ask = {}) =>
    fetch(`http://127.0.0.1:${shop.port}${path}`, {
      method,
      body: file ?? body ?? null,
      headers: { "x-client-key": publicClientKey, "x-forwarded-for": "192.0.2.1", ...headers }
    })
  const register = async (email: string): Promise<string> => {
    const consents = { isAcceptedPrivacy: true, isAcceptedNewsletter: false }
    const person = { email, name: "Анна Петрова", phone: "+7 (999) 123-45-67", password: "secret-123", ...consents }
    const headers = { "content-type": "application/json" }
    const { data } = await (await ask("/api/v2/register/", { method: "POST", headers, body: JSON.stringify(person) })).json()
    return data.token
  }

  /** Memory of the process in MB: current, or its peak. */
  const memory = (what: "VmRSS" | "VmHWM"): number =>
    Number(new RegExp(String.raw`${what}:\s+(\d+) kB`).exec(readFileSync(`/proc/${shop.pid}/status`, "utf8"))?.[1]) / 1024

  /** Makes the peak that of the time from now on: filling the shop took more than the uploads may. */
  const startPeak = (): void => writeFileSync(`/proc/${shop.pid}/clear_refs`, "5")

  test("do not fill the memory: a buyer's are written as they arrive, a stranger's are not read", async () => {
    const products = await (await ask("/api/v2/catalog/")).json()
    const piece = products.data.items.find(
      (each: { isAvailableforSale: boolean; isOnOrder: boolean }) => each.isAvailableforSale && !each.isOnOrder
    )
    const buyer = buyerWith({ ask }, await register("anna@gran.test"))
    const stranger = await register("olga@gran.test")
    await buyer.take(`0-${piece.id}`)
    const { id } = (await buyer.order({ paymentId: 3 })).data
    for (const status of ["inWork", "completed"]) {
      const headers = { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" }
      await ask(`/internal/orders/${id}/status`, { method: "POST", headers, body: JSON.stringify({ status }) })
    }
    // A plain colour takes the memory of all its pixels, and a fifth of the time that noise takes to re-encode.
    const plain = { create: { width: 1_200, height: 900, channels: 3, background: "#808080" } } as const
    const jpeg = await sharp(plain).jpeg().toBuffer()
    const file = new Uint8Array(Buffer.concat([jpeg, Buffer.alloc(maxPhotoBytes - jpeg.length)]))
    const send = async (token: string) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" }
      const answer = await ask(`/api/v2/users/orders/${id}/reviews/1/photos/`, { method: "POST", headers, file }).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.status ?? 0
    }
    expect(await send(buyer.token)).toBe(200)
    startPeak()
    const before = memory("VmRSS")
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, index) => send(index < 40 ? buyer.token : stranger)))
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(statuses.slice(40).filter((status) => status !== 404 && status !== 0)).toEqual([])
    expect(memory("VmHWM") - before).toBeLessThan(maxMegabytes)
  }, 300_000)
})
