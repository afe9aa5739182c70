import { Effect, Layer, Logger, ManagedRuntime, SchemaAST } from "effect"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { makePaperActions } from "../../adapters/memory/paper-actions-memory.ts"
import { makeVault } from "../../adapters/memory/vault-memory.ts"
import { type Calls, makeCalls } from "../../app/calls.ts"
import type { CallServices } from "../../core/services/ports/call-services.ts"
import { calls } from "../../core/contract/calls.ts"
import type { Endpoint } from "../../core/contract/endpoint.ts"
import { usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import type { FormDefinition, Values } from "../../core/domain/form/form.ts"
import { everyForm } from "../../core/shop/marks.ts"
import { Api, makeApi } from "../../core/services/ports/api.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"
import { Captcha } from "../../core/services/ports/captcha.ts"
import { JournalDesk } from "../../core/services/ports/journal-desk.ts"
import { Downloads } from "../../core/services/ports/downloads.ts"
import { PaperActions } from "../../core/services/ports/papers.ts"
import { Payloads } from "../../core/services/ports/payloads.ts"
import { Screens } from "../../core/services/ports/screens.ts"
import { Vault } from "../../core/services/ports/vault.ts"
import { roundStone } from "../../qa/samples/live-stones.ts"
import type { Plants } from "./planted.ts"

export const endpoints: ReadonlyArray<Endpoint> = await Promise.all(Object.values(calls).map((load) => load()))

/** API whose answers have a planted text in every field. */
const plantedApi = (plants: Plants) =>
  Layer.succeed(
    Api,
    makeApi(({ answer, key }) =>
      Effect.succeed((key === "pages.meta" ? { redirect: null } : plants.of(SchemaAST.toType(answer.ast))) as never)
    )
  )

/** All calls of the machines over an API with planted texts. */
export const plantedCalls = (plants: Plants): Calls => {
  const vault = makeVault()
  const typed = everyForm.flatMap(({ fields, name }) => fields.map((field) => [name, field.name] as const))
  for (const [form, field] of [...typed, ["address", "password-reset"] as const])
    Effect.runSync(vault.put(form, field, plants.text("secret")))
  Effect.runSync(vault.put("address", "silenceIsGold", plants.operatorToken()))
  const services: Layer.Layer<CallServices> = Layer.mergeAll(
    plantedApi(plants),
    makeIdentity({ token: plants.text("secret") }).layer,
    Layer.succeed(Vault, vault),
    Layer.succeed(Captcha, { token: Effect.sync(() => plants.text("secret")) }),
    Layer.succeed(Arrangements, { recall: Effect.succeed(usualArrangement), keep: () => Effect.void }),
    Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) }),
    Layer.succeed(Screens, { load: () => Effect.void }),
    Layer.succeed(Downloads, { save: () => Effect.void }),
    Layer.succeed(PaperActions, makePaperActions().service),
    Layer.succeed(JournalDesk, { report: Effect.never, open: Effect.never, save: () => Effect.void }),
    Logger.layer([])
  )
  return makeCalls(ManagedRuntime.make(services))
}

/** Values of a form, except its secrets, which go only to the vault. */
export const typedInto = ({ fields }: FormDefinition, plants: Plants): Values =>
  Object.fromEntries(
    fields.flatMap(({ kind, name, options, privacy }): ReadonlyArray<readonly [string, string | boolean]> => {
      if (kind === "secret") return []
      if (kind === "flag") return [[name, true]]
      return [[name, options?.[0]?.value ?? plants.text(privacy ?? "personal")]]
    })
  )

type Input<K extends keyof Calls> = Parameters<Calls[K]>[0]

/** Inputs of each program; a missing program does not compile. */
export const inputs = (plants: Plants): { readonly [K in Exclude<keyof Calls, "headOf">]: ReadonlyArray<Input<K>> } => ({
  resolveAddress: [{ path: "/diamonds", search: "", index: 0 }],
  openPage: [{ path: "/", search: "", screen: "home", calls: endpoints.filter(isOfPage).map(asked) }],
  loadMenu: [undefined],
  loadReference: [undefined],
  readArrangement: [undefined],
  saveArrangement: [usualArrangement],
  countChosen: [{ address: "/diamonds" }],
  recallViewed: [
    { kind: "jewelry", code: "R1000001" },
    { kind: "diamond", code: "12345678" }
  ],
  measureStones: [[roundStone]],
  suggest: [{ term: "кольцо" }],
  suggestAddresses: [{ country: "RU", text: plants.text("personal") }],
  readAddressBook: [undefined],
  changeAddressBook: [{ kind: "remove", id: 1 }],
  readOrders: [{ list: { status: null, page: 1 } } as unknown as Input<"readOrders">, { id: 1 }],
  cancelOrder: [{ id: 1 }],
  readAlerts: [undefined],
  endAlert: [{ id: 1 }],
  readVisits: [undefined],
  cancelVisit: [{ id: 1 }],
  readDiamondOrders: [{ list: { isOldestFirst: false, page: 1 } }, { id: 1 }],
  cancelDiamondOrder: [{ id: 1 }],
  compareStones: [{ shape: "round", weightFrom: 1, weightTo: 1.5, colorFrom: "D", colorTo: "G", clarityFrom: "IF", clarityTo: "VS1" }],
  performPaper: (["open", "copy", "share", "withdraw"] as const).map((kind) => ({ kind, url: "/receipts/100001.pdf" })),
  canShare: [undefined],
  readUser: [undefined],
  sendEmailLetter: [undefined],
  cancelEmailChange: [undefined],
  saveDataCopy: [undefined],
  openPassport: [undefined],
  openPassportFile: [{ place: 1, isPdf: false }],
  holdPassport: [],
  readDevices: [undefined],
  endDevices: [{ id: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" }, { id: null }],
  readStored: [
    { form: "diamondWords", values: { item: "1-17" } },
    { form: "passNew", values: {} },
    { form: "accountDeletion", values: {} }
  ],
  submitForm: everyForm.filter(({ name }) => name !== "checkout").map((form) => ({ form: form.name, values: typedInto(form, plants) })),
  refreshIds: [{ isFresh: true }],
  checkMe: [undefined],
  enterByLink: [undefined],
  logOut: [undefined],
  loadCart: [{ isFull: false }, { isFull: true }],
  sendCartWrite: [{ kind: "add", id: "0-1", quantity: 1, price: 1, key: "key" }],
  loadVariants: [{ choices: [{ skuId: 101 }, { diamondId: 1 }, { skuId: 101, diamondId: 1 }, { skuId: 101, complectId: 1 }] }],
  loadCheckout: [undefined],
  removeVoucher: [{ certificate: 1 }],
  loadDelivery: [{ id: 1, way: "pickup-point", settlement: "" }],
  placeOrder: [{ key: "key", values: typedInto(formNamed("checkout"), plants), total: 1, due: 1 }],
  startPayment: [{ orderId: 1, isRetry: false }],
  changePaymentMethod: [{ orderId: 1, method: "sbp" }],
  settlePayment: [{ orderId: 1, payment: plants.text("secret"), outcome: "paid" }],
  loadOrder: [{ orderId: 1 }],
  mergeWishlist: [{ items: [{ id: "1", type: "0" as never }] }],
  sendWishlistWrite: [{ kind: "clear", key: "key" }],
  resolveFavourites: [{ list: [], isMember: true }],
  readJournal: [],
  saveJournal: [{ masked: true }]
})

/** True for calls that a page may request. */
const isOfPage = ({ key, method }: Endpoint): boolean => method === "GET" && !unnamedSchemas.has(`${key} answer`)

const asked = ({ key }: Endpoint) => ({ key, input: key === "pages.meta" ? { query: { url: "/" } } : {}, optional: false }) as never

export const formNamed = (name: string): FormDefinition => {
  const form = everyForm.find((each) => each.name === name)
  if (form === undefined) throw new Error(`no form ${name}`)
  return form
}

/** Schemas whose values have no name that tells their privacy; in the shop, programs give these values other names. */
export const unnamedSchemas = new Set(["session.guest answer", "payments.test params", "orders.receipt answer"])
export const missing = (): never => {
  throw new Error("nobody asks who is signed in")
}
