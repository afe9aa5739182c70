import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { makePlatform } from "../../adapters/http/platform-http.ts"

afterEach(() => vi.unstubAllGlobals())

/** Outcome of an operation with this answer. */
const sent = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer)
  const platform = makePlatform({ url: "https://platform.example/async", endpointId: "gran" })
  return Effect.runPromise(Effect.result(platform.send({ operation: "Website.SetCart", deviceId: "d1", body: {} })))
}
const answered = (status: number) => sent(() => Promise.resolve(new Response(null, { status })))

it.each([429, 500, 503])("an operation answered with %i is sent again later", async (code) => {
  expect(await answered(code)).toMatchObject({ failure: { _tag: "PlatformUnreachable", reason: `status ${code}` } })
})

it("an operation without an answer is sent again later", async () => {
  expect(await sent(() => Promise.reject(new TypeError("no network")))).toMatchObject({ failure: { _tag: "PlatformUnreachable" } })
})

it.each([400, 404])("an operation answered with %i is refused permanently", async (code) => {
  expect(await answered(code)).toMatchObject({ failure: { _tag: "PlatformRefused", status: code } })
})

it("an operation answered successfully is delivered", async () => {
  expect(await answered(204)).toMatchObject({ _tag: "Success" })
})
