import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { makePaperActions } from "../../../adapters/memory/paper-actions-memory.ts"
import { paperAddress, paperKinds, readPaper } from "../../../core/domain/orders/papers.ts"
import { Api, makeApi } from "../../../core/services/ports/api.ts"
import { type PaperOperation, PaperActions, performPaper } from "../../../core/services/ports/papers.ts"

const secret = `https://gran.test/gifts/${"s".repeat(43)}.pdf`

/** A shop that answers every call, and its recorded calls. */
const shop = () => {
  const asked: Array<unknown> = []
  const actions = makePaperActions()
  const api = makeApi((endpoint, input) =>
    Effect.sync(() => {
      asked.push([endpoint.key, input.params, input.body])
      return { url: "/receipts/1.pdf", minutes: 10, receiverLink: secret, isShared: false } as never
    })
  )
  const layer = Layer.mergeAll(Layer.succeed(Api, api), Layer.succeed(PaperActions, actions.service))
  return {
    asked,
    seen: actions.seen,
    run: (operation: PaperOperation) => Effect.runPromise(Effect.provide(performPaper(operation), layer))
  }
}

describe("a request for a paper", () => {
  test.each([
    ["open", "/receipts/1.pdf", ["papers.open", {}, { url: "/receipts/1.pdf" }], ["open /receipts/1.pdf"]],
    ["copy", "/gifts/G-2222-3333.pdf", ["gifts.share", { number: "G-2222-3333" }, {}], [`copy ${secret}`]],
    ["share", "/gifts/G-2222-3333.pdf", ["gifts.share", { number: "G-2222-3333" }, {}], [`share ${secret}`]],
    ["withdraw", "/gifts/G-2222-3333.pdf", ["gifts.withdraw", { number: "G-2222-3333" }, {}], []]
  ] as const)("%s: calls the shop and returns a verdict without the opening token", async (kind, url, call, seen) => {
    const stage = shop()
    expect(await stage.run({ kind, url })).toBe("done")
    expect([stage.asked, stage.seen]).toEqual([[call], seen])
  })
})

describe("the address of a paper", () => {
  test("is read back as it was written", () => {
    const ids = { receipt: "100001", gift: "G-2K4M-9QXT", stone: "10000001" } as const
    for (const kind of paperKinds) expect(readPaper(paperAddress({ kind, id: ids[kind] }))).toEqual({ kind, id: ids[kind] })
  })

  test.each([
    "",
    "/receipts/0.pdf",
    "/receipts/1",
    "/receipts/x.pdf",
    "/gifts/G-0000-0000.pdf",
    `/gifts/${"s".repeat(43)}.pdf`,
    "/receipts/1.pdf/"
  ])("is invalid: %s", (address) => expect(readPaper(address)).toBeNull())
})
