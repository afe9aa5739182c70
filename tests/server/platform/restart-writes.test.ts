import { Layer } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { CallKey } from "../../../core/contract/calls.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { seededTar } from "../../support/database/seeded-tar.ts"
import { untar } from "../../support/database/untar.ts"
import { type GoodCalls, goodCallsOf } from "../../support/server/good-calls.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

/** A write of each capability, with the call that reads it back. */
const pairs: ReadonlyArray<readonly [write: CallKey, read: CallKey]> = [
  ["users.change", "session.me"],
  ["users.saveAddresses", "users.addresses"],
  ["favorites.add", "favorites.ids"],
  ["viewed.addJewelry", "viewed.jewelry"],
  ["viewed.addDiamond", "viewed.diamonds"],
  ["cart.add", "cart.full"],
  ["cart.change", "cart.full"],
  ["cart.remove", "cart.full"],
  ["diamonds.saveCertificate", "diamonds.certificate"],
  ["orders.place", "orders.list"],
  ["diamondOrders.ask", "diamondOrders.list"]
]

let folder = ""
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gran-restart-writes-"))
  untar(await seededTar(), join(folder, "db"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the embedded server over the folder until the work is done. */
const live = async <A>(work: (shop: TestShop) => Promise<A>): Promise<A> => {
  const database = { layer: Layer.fresh(pglite.layer(join(folder, "db"))), isSeeded: true, stop: () => Promise.resolve() }
  const shop = await startShop({ diamonds: 60, database })
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}

type Read = { readonly key: CallKey; readonly path: string; readonly headers: Readonly<Record<string, string>> }

const readBack = async (shop: TestShop, { headers, path }: Read) => {
  const response = await shop.ask(path, { headers })
  return { status: response.status, body: await response.json() }
}

/** Sends valid input; returns the read before and after it. */
const write = async (shop: TestShop, good: GoodCalls, [writeKey, key]: (typeof pairs)[number]) => {
  const { path = good.addressOf(writeKey), ...sent } = await good.sentWith(writeKey)
  const { "content-type": _, ...headers } = { ...sent.headers }
  const read: Read = { key, path: good.addressOf(key), headers }
  const before = await readBack(shop, read)
  const body = writeKey === "diamonds.saveCertificate" ? JSON.stringify({ name: "Вега", message: "Сияй всегда" }) : sent.body
  const { status } = await shop.ask(path, { ...sent, ...(body !== undefined && { body }) })
  return { writeKey, status, read, before, after: await readBack(shop, read) }
}

test("[GEN-022] a write is read back by the matching call after the embedded server has restarted over its database", async () => {
  const written = await live(async (shop) => {
    const good = await goodCallsOf(shop)
    const done: Array<Awaited<ReturnType<typeof write>>> = []
    for (const pair of pairs) done.push(await write(shop, good, pair))
    return done
  })
  for (const { after, before, status, writeKey } of written) {
    expect({ writeKey, statuses: [status, after.status] }).toEqual({ writeKey, statuses: [200, 200] })
    expect(after, writeKey).not.toEqual(before)
  }
  const again = await live(async (shop) => {
    const answers: Array<Awaited<ReturnType<typeof readBack>>> = []
    for (const { read } of written) answers.push(await readBack(shop, read))
    return answers
  })
  for (const [index, { after, writeKey }] of written.entries()) expect(again[index], writeKey).toEqual(after)
}, 120_000)
