import { Effect, Layer, Logger, ManagedRuntime, SchemaAST } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { makePaperActions } from "../../adapters/memory/paper-actions-memory.ts"
import { makeVault } from "../../adapters/memory/vault-memory.ts"
import * as apiHttp from "../../adapters/http/api-http.ts"
import { makeCalls } from "../../app/calls.ts"
import type { CallServices } from "../../core/services/ports/call-services.ts"
import { privacyOf } from "../../core/domain/schema/privacy.ts"
import { addressKinds } from "../../core/domain/postal/address.ts"
import { usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { type Journal, journalVersion } from "../../core/journal/journal.ts"
import { reportedJournal, maskedJournal } from "../../core/journal/report-journal.ts"
import { savedAs } from "../../core/journal/report.ts"
import { loadMarks } from "../../core/shop/marks.ts"
import { Api, makeApi, type Send } from "../../core/services/ports/api.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"
import { Captcha } from "../../core/services/ports/captcha.ts"
import { JournalDesk } from "../../core/services/ports/journal-desk.ts"
import { PaperActions } from "../../core/services/ports/papers.ts"
import { Downloads } from "../../core/services/ports/downloads.ts"
import { Payloads } from "../../core/services/ports/payloads.ts"
import { Screens } from "../../core/services/ports/screens.ts"
import { Vault } from "../../core/services/ports/vault.ts"
import { publicClientKey } from "../../server/platform/environment.ts"
import { startShop, type TestShop } from "../support/server/server.ts"
import { prepareGoods } from "../support/server/shoppers.ts"

/** Values that the shopper types; the exported file must contain none of them. */
const typed = {
  email: "zinaida.pereverzeva@post.example",
  name: "Зинаида Переверзева",
  phone: "+7 (931) 765-43-21",
  street: "Староконюшенный переулок",
  settlement: "Верхневилюйск",
  house: "17к3",
  flat: "248",
  comment: "Позвонить супругу Иннокентию",
  stoneName: "Аврора Полярная",
  stoneMessage: "Нашей дочке Евдокии навсегда"
}
const password = "Grozovoy-Pereval7"

type Secrets = Set<string>

/** The API of a tab with an attacker who records each secret in the answers. */
const overheard = (send: Send, secrets: Secrets) =>
  Layer.succeed(
    Api,
    makeApi((endpoint, input, options) =>
      Effect.tap(send(endpoint, input, options), (answer) =>
        Effect.sync(() => gather(SchemaAST.toType(endpoint.answer.ast), answer, false, secrets))
      )
    )
  )

const gather = (ast: SchemaAST.AST, value: unknown, above: boolean, secrets: Secrets): void => {
  const isSecret = above || privacyOf(ast) === "secret"
  if (typeof value === "string" && isSecret && SchemaAST.isString(ast)) secrets.add(value)
  if (typeof value !== "object" || value === null) {
    if (SchemaAST.isUnion(ast)) for (const type of ast.types) gather(type, value, isSecret, secrets)
    return
  }
  if (SchemaAST.isUnion(ast)) for (const type of ast.types) gather(type, value, isSecret, secrets)
  if (SchemaAST.isObjects(ast))
    for (const { name, type } of ast.propertySignatures)
      gather(type, (value as Readonly<Record<PropertyKey, unknown>>)[name], isSecret, secrets)
  if (SchemaAST.isArrays(ast)) for (const item of Object.values(value)) for (const type of ast.rest) gather(type, item, isSecret, secrets)
}

describe("the journal of a whole purchase", () => {
  let shop: TestShop
  let journal: Journal
  const secrets: Secrets = new Set()

  beforeAll(async () => {
    shop = await startShop({ diamonds: 30 })
    journal = await purchase(shop, secrets)
  }, 60_000)
  afterAll(() => shop.stop())

  it("reveals nothing of the shopper and opens nothing, in a masked file, a report or its tail", async () => {
    const marks = await loadMarks()
    const file = { build: "b1", journal, states: [] }
    const texts = [
      savedAs(file, marks, true).text,
      maskedJournal(file, marks),
      JSON.stringify(reportedJournal({ kind: "error", message: `no letter for ${typed.email}`, stack: null, status: null }, journal, marks))
    ]
    for (const text of texts) {
      expect(foundIn(text, [...Object.values(typed).flatMap(wordsOf), ...secrets, password])).toEqual([])
      await expectNothingOpens(shop, text)
    }
  })

  it("opens nothing in a file that the shopper chose not to mask", async () => {
    const { text } = savedAs({ build: "b1", journal, states: [] }, await loadMarks(), false)
    expect(text).toContain(typed.street)
    expect(foundIn(text, [...secrets, password])).toEqual([])
    await expectNothingOpens(shop, text)
  })

  it("contains all of it when unmasked", () => {
    const text = JSON.stringify(journal)
    expect(foundIn(text, Object.values(typed).flatMap(wordsOf)).length).toBeGreaterThan(12)
    expect(secrets.size).toBeGreaterThan(1)
  })
})

/** Kinds of places identify nobody and may remain. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3 && !addressKinds.has(word))

const foundIn = (text: string, secrets: ReadonlyArray<string>): ReadonlyArray<string> => {
  const small = text.toLowerCase()
  return secrets.filter((each) => small.includes(each.toLowerCase()))
}

/** Requests every address of this shop found in a text without a session: pages and pictures may answer, documents must not. */
const expectNothingOpens = async (shop: TestShop, text: string): Promise<void> => {
  const paths = new Set(text.match(/\/(?:gifts|receipts|certificates|documents|api)\/[^\s"\\]+/g))
  for (const path of paths) expect((await shop.app.request(path)).headers.get("content-type") ?? "").not.toContain("pdf")
}

/** Registers, reserves a stone, orders it with a ring and a gift, pays, and reads the order; each outcome is an event, as in the shop. */
const purchase = async (shop: TestShop, secrets: Secrets): Promise<Journal> => {
  const goods = await prepareGoods(shop)
  const vault = makeVault()
  const identity = makeIdentity()
  const http = apiHttp.sendOver({ base: await shop.listen(), clientKey: publicClientKey, identity: identity.ids })
  const services: Layer.Layer<CallServices> = Layer.mergeAll(
    overheard(http, secrets),
    identity.layer,
    Layer.succeed(Vault, vault),
    Layer.succeed(Captcha, { token: Effect.succeed(null) }),
    Layer.succeed(Arrangements, { recall: Effect.succeed(usualArrangement), keep: () => Effect.void }),
    Layer.succeed(Downloads, { save: () => Effect.void }),
    Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) }),
    Layer.succeed(Screens, { load: () => Effect.void }),
    Layer.succeed(PaperActions, makePaperActions().service),
    Layer.succeed(JournalDesk, { report: Effect.never, open: Effect.never, save: () => Effect.void }),
    Logger.layer([])
  )
  const runtime = ManagedRuntime.make(services)
  const programs = makeCalls(runtime)
  const events: Array<Journal["entries"][number]["event"]> = []
  const { signal } = new AbortController()
  const noted = async <I, A>(
    run: (input: I, signal: AbortSignal) => Promise<{ readonly _tag: "Success"; readonly value: A } | { readonly _tag: "Failure" }>,
    input: I
  ) => {
    const output = await run(input, signal)
    events.push({ type: "xstate.init", input }, { type: "xstate.done.actor.call", output })
    if (output._tag !== "Success") throw new Error(JSON.stringify(output))
    return output.value
  }
  const type = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).forEach(([field, value]) => events.push({ type: "form.change", field, value }))

  const { comment, email, flat, house, name, phone, settlement, stoneMessage, stoneName, street } = typed
  await Effect.runPromise(vault.put("registration", "password", password))
  type({ email, name, phone })
  await noted(programs.submitForm, {
    form: "registration",
    values: { email, name, phone, isAcceptedPrivacy: true, isAcceptedNewsletter: false }
  })
  await noted(programs.refreshIds, { isFresh: true })
  await noted(programs.checkMe, undefined)
  for (const id of [goods.ring, goods.stone, goods.card])
    await noted(programs.sendCartWrite, {
      kind: "add",
      id,
      quantity: 1,
      price: id === goods.card ? 30_000 : null,
      key: crypto.randomUUID()
    })
  type({ name: stoneName, message: stoneMessage })
  await noted(programs.submitForm, { form: "diamondWords", values: { name: stoneName, message: stoneMessage, item: goods.stone } })
  await noted(programs.loadCart, { isFull: true })
  await noted(programs.submitForm, {
    form: "address",
    values: { country: "RU", settlement, street, house, building: "", flat, isDefault: true, isSure: true, was: "" }
  })
  const { cart, deliveries } = await noted(programs.loadCheckout, undefined)
  const courier = deliveries.find(({ code }) => code === "courier")
  type({ settlement, street, house, flat, comment })
  const values = {
    ...{ name, phone, email, way: "courier", deliveryId: String(courier?.id), addressId: "other", paymentId: "1", comment },
    ...{ country: "RU", settlement, street, house, building: "", flat, isAcceptedTerms: true, isAcceptedPrivacy: true }
  }
  const total = cart.totalAmount + (courier?.price ?? 0)
  const placed = await noted(programs.placeOrder, { key: crypto.randomUUID(), values, total, due: total })
  const started = await noted(programs.startPayment, { orderId: placed.id, isRetry: false })
  await noted(programs.settlePayment, { orderId: placed.id, payment: started.payment?.id ?? "", outcome: "paid" })
  await noted(programs.loadOrder, { orderId: placed.id })
  await noted(programs.readOrders, { id: placed.id })
  secrets.add(identity.ids().token ?? "no token")
  await runtime.dispose()
  const entries = events.map((event, seq) => ({ seq, at: seq, actor: "shop", incarnation: 1, event }))
  return { version: journalVersion, incarnations: [{ actor: "shop", incarnation: 1, machine: "shop", ended: false }], entries }
}
