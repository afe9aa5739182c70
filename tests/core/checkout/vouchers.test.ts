import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { addVoucher, checkBalance } from "../../../core/services/checkout/vouchers.ts"
import { Api, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { Vault } from "../../../core/services/ports/vault.ts"

/** Calls that a form sends when the vault holds `code`. */
const sent = async (program: Effect.Effect<unknown, unknown, Api | Vault>, form: string, code?: string) => {
  const vault = makeVault()
  if (code !== undefined) Effect.runSync(vault.put(form, "certificateCode", code))
  const bodies: Array<unknown> = []
  const send = (_: Endpoint, { body }: Input) => Effect.sync(() => void bodies.push(body))
  await Effect.runPromise(Effect.provide(program, Layer.mergeAll(Layer.succeed(Api, makeApi(send as Send)), Layer.succeed(Vault, vault))))
  return bodies
}

describe("a typed certificate", () => {
  it("is sent with its code from the vault, both trimmed", async () => {
    const [add, balance] = [addVoucher({ voucher: " G-7K4M-9QXT " }), checkBalance({ voucher: " G-7K4M-9QXT " })]
    expect(await sent(add, "voucher", " 1234 ")).toEqual([{ voucher: "G-7K4M-9QXT", certificateCode: "1234" }])
    expect(await sent(balance, "giftBalance", " 1234 ")).toEqual([{ voucher: "G-7K4M-9QXT", certificateCode: "1234" }])
  })

  it("without a typed code is sent as a promotion", async () => {
    expect(await sent(addVoucher({ voucher: "ЗИМА" }), "voucher")).toEqual([{ voucher: "ЗИМА", certificateCode: null }])
    expect(await sent(addVoucher({ voucher: "ЗИМА" }), "voucher", "  ")).toEqual([{ voucher: "ЗИМА", certificateCode: null }])
  })

  it("keeps its code to itself when a promotion is typed over its number", async () => {
    expect(await sent(addVoucher({ voucher: "ЗИМА" }), "voucher", "2222-3333-4444")).toEqual([{ voucher: "ЗИМА", certificateCode: null }])
  })
})
