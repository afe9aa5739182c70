import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { publicClientKey } from "../../server/platform/environment.ts"
import { limits } from "../../server/platform/api/limits.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

const json = { "content-type": "application/json", "x-client-key": publicClientKey }
const chunkBytes = 1024

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ operatorKey: "the-operators-own-key-0123456789abcdef" })
})
afterAll(() => shop.stop())
beforeEach(() => shop.query("delete from rate_limits"))

/** Sends a body of ten megabytes in chunks without a declared length; returns the status and the bytes read. */
const sendEndless = async (path: string, headers: Readonly<Record<string, string>>) => {
  let bytes = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    bytes += chunkBytes
    if (bytes > 10_000_000) controller.close()
    else controller.enqueue(new Uint8Array(chunkBytes).fill(0x31))
  }
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  const streamed = { method: "POST", headers, body, duplex: "half" }
  const { status } = await shop.app.request(path, streamed)
  return { status, bytes }
}

describe("a body of unknown length", () => {
  test.each([
    ["an operator's command without the key", "/internal/orders/1/status", json, 401],
    ["a user's call without a token", "/api/v2/users/diamonds/", json, 401],
    ["a call without the client key", "/api/v2/users/diamonds/", { "content-type": "application/json" }, 403]
  ])("is not read for %s", async (_, path, headers, status) => {
    expect(await sendEndless(path, headers)).toEqual({ status, bytes: 0 })
  })

  test("is not read for a report of a network over its limit", async () => {
    for (let count = 0; count < limits.report.most; count++)
      await shop.app.request("/reports", { method: "POST", headers: json, body: "{" })
    expect(await sendEndless("/reports", json)).toEqual({ status: 429, bytes: 0 })
  })

  test.each([
    ["/api/v2/session/", json, 256],
    ["/csp-report", { "content-type": "application/csp-report" }, 8],
    ["/api/payments/notices", json, 16],
    ["/subscribe", { "content-type": "application/x-www-form-urlencoded" }, 8],
    ["/confirm", { "content-type": "application/x-www-form-urlencoded" }, 8]
  ])("is read at %s up to its limit, and refused with 413", async (path, headers, most) => {
    shop.takeLog()
    const { bytes, status } = await sendEndless(path, headers)
    expect([status, bytes <= (most + 1) * 1024]).toEqual([413, true])
    expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
  })
})

describe("a malformed form", () => {
  test.each(["/confirm", "/alert", "/visit/cancel"])("sent to %s is answered with a page that says so", async (path) => {
    shop.takeLog()
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const answer = await shop.app.request(path, { method: "POST", headers, body: "{" })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("Не удалось прочитать запрос")])
    expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
  })
})
