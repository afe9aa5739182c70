import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { layer } from "../../adapters/http/payloads-http.ts"
import { Payloads } from "../../core/services/ports/payloads.ts"

const asked: Array<string | undefined> = []
let answer = { status: 200, body: {} as unknown }
const server = createServer((request, response) => {
  asked.push(request.url)
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body))
})
const originOf = (address: ReturnType<typeof server.address>) => `http://127.0.0.1:${(address as AddressInfo).port}`
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)))
afterAll(() => new Promise((done) => void server.close(done)))

/** Result for a tab of build 7 when the shop answers this, and whether the tab learned that its build is outdated. */
const read = async (status: number, body: unknown) => {
  answer = { status, body }
  let isRetired = false
  const onRetired = Effect.sync(() => void (isRetired = true))
  const address = { path: `${originOf(server.address())}/diamonds/`, search: "?page=2" }
  const reading = Effect.flatMap(Payloads, (payloads) => payloads.read(address)).pipe(Effect.provide(layer({ build: "7", onRetired })))
  return { result: await Effect.runPromise(Effect.result(reading)), isRetired }
}

describe("the payload of a page", () => {
  const payload = { status: 200, data: { "pages.meta": null } }

  it("is requested for the build of the tab, with the page's own query", async () => {
    expect(await read(200, payload)).toMatchObject({ result: { success: payload }, isRetired: false })
    expect(asked.at(-1)).toBe("/diamonds/_payload.json?7&page=2")
  })

  it("of a missing page reports so", async () => {
    expect(await read(404, { status: 404, data: {} })).toMatchObject({ result: { success: { status: 404 } }, isRetired: false })
  })

  it("is unavailable for a build that the shop no longer serves, which the tab learns", async () => {
    expect(await read(409, {})).toMatchObject({ result: { failure: { _tag: "PayloadUnavailable" } }, isRetired: true })
  })

  it.each([410, 500])("is unavailable when the shop answers %i, and the build remains valid", async (status) => {
    expect(await read(status, payload)).toMatchObject({ result: { failure: { _tag: "PayloadUnavailable" } }, isRetired: false })
  })

  it("is unavailable when it cannot be read", async () => {
    expect(await read(200, { status: "fine" })).toMatchObject({ result: { failure: { _tag: "PayloadUnavailable" } }, isRetired: false })
  })
})
