import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeReports } from "../../adapters/browser/reports-browser.ts"
import { reportOf } from "../../core/services/ports/reports.ts"

afterEach(() => vi.unstubAllGlobals())

const failure = { kind: "error", message: "x is not a function", stack: null, status: null } as const

const sent = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal("fetch", asked)
  const report = { ...reportOf(failure, { build: "b1", path: () => "/cart" }, null), fingerprint: "f" }
  return { asked, result: Effect.runPromise(Effect.result(makeReports("https://reports.example/in").send(report))) }
}

describe("a report", () => {
  it("is answered by its number, and sent without the visitor's identity", async () => {
    const { asked, result } = sent(() => Promise.resolve(Response.json({ data: { number: "R-7" } })))
    expect(await result).toMatchObject({ success: "R-7" })
    expect(asked.mock.calls).toMatchObject([["https://reports.example/in", { method: "POST", credentials: "omit" }]])
  })

  it("that is refused, or answered without a number, has failed, with the reason", async () => {
    const refused = Response.json({ data: { number: "R-7" } }, { status: 503 })
    expect(await sent(() => Promise.resolve(refused)).result).toMatchObject({ failure: { reason: "Error: status 503" } })
    expect(await sent(() => Promise.reject(new TypeError("no network"))).result).toMatchObject({
      failure: { reason: "TypeError: no network" }
    })
    const { result } = sent(() => Promise.resolve(Response.json({})))
    expect(await result).toMatchObject({ failure: { _tag: "ReportUnsent", reason: expect.stringContaining("data") } })
  })
})
