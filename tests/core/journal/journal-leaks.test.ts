import { Effect, Layer, Logger, ManagedRuntime, SchemaAST } from "effect"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makePaperWays } from "../../../adapters/memory/paper-ways-memory.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { type Calls, type CallServices, makeCalls } from "../../../app/calls.ts"
import type { Run } from "../../../core/kernel/from-run.ts"
import { calls } from "../../../core/contract/calls.ts"
import { dialogForms, dialogProps } from "../../../core/contract/dialogs.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { usualArrangement } from "../../../core/domain/catalogue/arrangement.ts"
import type { FormDefinition, Values } from "../../../core/domain/form/form.ts"
import { type Journal, journalVersion } from "../../../core/journal/journal.ts"
import { leaving, wholeOf } from "../../../core/journal/report-journal.ts"
import { fileOf, savedAs } from "../../../core/journal/report.ts"
import { everyForm, loadMarks } from "../../../core/shop/marks.ts"
import { Api, makeApi } from "../../../core/services/ports/api.ts"
import { Arrangements } from "../../../core/services/ports/arrangements.ts"
import { Captcha } from "../../../core/services/ports/captcha.ts"
import { JournalDesk } from "../../../core/services/ports/journal-desk.ts"
import { PaperWays } from "../../../core/services/ports/papers.ts"
import { Payloads } from "../../../core/services/ports/payloads.ts"
import { Screens } from "../../../core/services/ports/screens.ts"
import { screenFeatures } from "../../../core/routes/screen-features.ts"
import { Vault } from "../../../core/services/ports/vault.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { foldInFreshProcess } from "../../support/server/fresh-process.ts"
import { Plants } from "../../support/planted.ts"
import { exportedMasked } from "../../support/paths/recorded.ts"

const marks = await loadMarks()
const endpoints: ReadonlyArray<Endpoint> = await Promise.all(Object.values(calls).map((load) => load()))
const told = { kind: "error", message: "a bug", stack: null, status: null } as const

/** A shop that answers each call with a plant in every field. */
const plantedApi = (plants: Plants) =>
  Layer.succeed(
    Api,
    makeApi(({ answer, key }) =>
      Effect.succeed((key === "pages.meta" ? { redirect: null } : plants.of(SchemaAST.toType(answer.ast))) as never)
    )
  )

/** Everything that the machines ask of the world, over it. */
const plantedCalls = (plants: Plants): Calls => {
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
    Layer.succeed(PaperWays, makePaperWays().service),
    Layer.succeed(JournalDesk, { report: Effect.never, open: Effect.never, save: () => Effect.void }),
    Logger.layer([])
  )
  return makeCalls(ManagedRuntime.make(services))
}

/** What a shopper types into each field of a form; secrets go to the vault alone. */
const typedInto = ({ fields }: FormDefinition, plants: Plants): Values =>
  Object.fromEntries(
    fields.flatMap(({ kind, name, options, privacy }): ReadonlyArray<readonly [string, string | boolean]> => {
      if (kind === "secret") return []
      if (kind === "flag") return [[name, true]]
      return [[name, options?.[0]?.value ?? plants.text(privacy ?? "personal")]]
    })
  )

type Input<K extends keyof Calls> = Parameters<Calls[K]>[0]

/** What each program is asked; of a program that is not here the test does not compile. */
const inputs = (plants: Plants): { readonly [K in Exclude<keyof Calls, "headOf">]: ReadonlyArray<Input<K>> } => ({
  resolve: [{ path: "/diamonds", search: "", index: 0 }],
  openPage: [{ path: "/", search: "", screen: "home", calls: endpoints.filter(isOfPage).map(asked) }],
  loadMenu: [undefined],
  loadReference: [undefined],
  recallArrangement: [undefined],
  keepArrangement: [usualArrangement],
  countChosen: [{ address: "/diamonds" }],
  recallViewed: [
    { kind: "jewelry", code: "R1000001" },
    { kind: "diamond", code: "12345678" }
  ],
  suggest: [{ term: "кольцо" }],
  suggestAddresses: [{ country: "RU", text: plants.text("personal") }],
  readAddressBook: [undefined],
  changeAddressBook: [{ kind: "remove", id: 1 }],
  readOrders: [{ list: { status: null, page: 1 } } as unknown as Input<"readOrders">, { id: 1 }],
  cancelOrder: [{ id: 1 }],
  readVisits: [undefined],
  cancelVisit: [{ id: 1 }],
  performPaper: (["open", "copy", "share", "withdraw"] as const).map((kind) => ({ kind, url: "/receipts/100001.pdf" })),
  canShare: [undefined],
  readUser: [undefined],
  sendEmailLetter: [undefined],
  keepEmail: [undefined],
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
  startPayment: [{ orderId: 1 }],
  settlePayment: [{ orderId: 1, payment: plants.text("secret"), outcome: "paid" }],
  loadOrder: [{ orderId: 1 }],
  mergeWishlist: [{ items: [{ id: "1", type: "0" as never }] }],
  sendWishlistWrite: [{ kind: "clear", key: "key" }],
  resolveFavourites: [{ list: [], isMember: true }],
  report: [],
  save: [{ masked: true }]
})

/** Whatever a page may ask for. */
const isOfPage = ({ key, method }: Endpoint): boolean => method === "GET" && !nameless.has(`${key} answer`)

const asked = ({ key }: Endpoint) => ({ key, input: {}, optional: false }) as never

const formNamed = (name: string): FormDefinition => {
  const form = everyForm.find((each) => each.name === name)
  if (form === undefined) throw new Error(`no form ${name}`)
  return form
}

const journalOf = (events: ReadonlyArray<Journal["entries"][number]["event"]>): Journal => ({
  version: journalVersion,
  incarnations: [{ actor: "shop", incarnation: 1, machine: "shop", ended: false }],
  entries: events.map((event, seq) => ({ seq, at: seq, actor: "shop", incarnation: 1, event }))
})

/** What leaked of the plants into each text that can leave a tab. */
const leaksOf = (journal: Journal, plants: Plants) => {
  const file = { build: "b1", journal, states: [] }
  return {
    masked: plants.leaksIn(savedAs(file, marks, true).text, ["personal", "secret"]),
    whole: plants.leaksIn(wholeOf(file, marks), ["personal", "secret"]),
    tail: plants.leaksIn(JSON.stringify(leaving(told, journal, marks)), ["personal", "secret"]),
    unmasked: plants.leaksIn(savedAs(file, marks, false).text, ["secret"])
  }
}

const none = { masked: [], whole: [], tail: [], unmasked: [] }

/** Alone they could be of anything; in the shop they travel under other names, as the programs below show. */
const nameless = new Set(["session.guest answer", "payments.test params", "orders.receipt answer"])

describe("nothing of a shopper leaks", () => {
  it.for(endpoints.map((endpoint) => [endpoint.key, endpoint] as const))("of the call %s: what it takes and answers", ([key, endpoint]) => {
    const plants = new Plants()
    const parts = (["params", "query", "body", "answer"] as const).filter((part) => !nameless.has(`${key} ${part}`))
    const events = parts.flatMap((part) => {
      const value = plants.of(SchemaAST.toType(endpoint[part].ast))
      return [
        { type: "xstate.done.actor.load", output: { _tag: "Success", value: { [part]: value, list: [value] } } },
        { type: "shop.told", ...(value as object) }
      ]
    })
    expect(leaksOf(journalOf(events), plants)).toEqual(none)
  })

  it.for(Object.entries(dialogProps))("of the props of the dialog %s", ([key, props]) => {
    const plants = new Plants()
    expect(leaksOf(journalOf([{ type: "dialogs.open", key, props: plants.of(SchemaAST.toType(props.ast)) }]), plants)).toEqual(none)
  })

  it.for(everyForm.map((form) => [form.name, form] as const))(
    "of the form %s: letter by letter, its values and what is said of them",
    ([, form]) => {
      const plants = new Plants()
      const values = typedInto(form, plants)
      const keys = Object.entries(values).flatMap(([field, value]) =>
        [...String(value)].map((_, end) => [field, String(value).slice(0, end + 1)] as const)
      )
      const events = [
        ...keys.map(([field, value]) => ({ type: "form.change", field, value })),
        { type: "form.open", values },
        {
          type: "shop.keep",
          draft: { values, errors: Object.fromEntries(Object.keys(values).map((field) => [field, "Обязательное поле"])) }
        },
        { type: "toasts.show", text: `Готово: ${Object.values(values).join(", ")}!` }
      ]
      const journal = journalOf(events)
      expect(leaksOf(journal, plants)).toEqual(none)
      const said = savedAs({ build: "b1", journal, states: [] }, marks, true).text.includes("Обязательное поле")
      expect(said).toBe(Object.keys(values).length > 0)
    }
  )

  it.for(Object.keys(inputs(new Plants())))("of what the program %s makes of the answers", async (name) => {
    const plants = new Plants()
    const all = inputs(plants)
    for (const input of all[name as keyof typeof all]) {
      const run = plantedCalls(plants)[name as keyof typeof all] as Run<unknown, { readonly _tag: string }>
      const output = await run(input, new AbortController().signal)
      expect(output._tag, JSON.stringify(output)).toBe("Success")
      const journal = journalOf([
        { type: "xstate.init", input },
        { type: `xstate.done.actor.${name}`, output }
      ])
      expect(leaksOf(journal, plants)).toEqual(none)
    }
  })

  it("of a whole visit: who is signed in goes through the shop, fills in every dialog and comes to the order", async () => {
    const plants = new Plants()
    const planted = plantedCalls(plants)
    const { loadDeferred, go, features, recorded, root, system } = openShop({
      ...planted,
      openPage: async (request, signal) => {
        const own = screenFeatures[request.screen]
        if (own !== undefined) await system.bring(own)
        return planted.openPage(request, signal)
      }
    })
    await loadDeferred({ auth: "stored" })
    await waitFor(features().auth ?? missing(), (snapshot) => snapshot.matches("member"))
    for (const path of ["/cart", "/cart/checkout", "/personal", "/personal/orders", "/personal/address", "/wishlist", "/diamonds"])
      await go(path)
    for (const [key, form] of Object.entries(dialogForms)) {
      features().dialogs?.send({
        type: "dialogs.open",
        key,
        props: plants.of(SchemaAST.toType(dialogProps[key as keyof typeof dialogProps].ast))
      } as never)
      await rest()
      const actor = Object.entries(features().dialogs?.getSnapshot().children ?? {}).find(([id]) => id === form)?.[1]
      for (const [field, value] of Object.entries(typedInto(formNamed(form), plants)))
        actor?.send({ type: "form.change", field, value } as never)
      for (const { kind, name } of formNamed(form).fields)
        if (kind === "secret") actor?.send({ type: "form.judge", field: name, verdicts: { [name]: null } } as never)
      actor?.send({ type: "form.submit" } as never)
      await rest()
    }
    const file = fileOf(recorded.recorder, "b1")
    expect(leaksOf(file.journal, plants)).toEqual(none)
    expect(plants.leaksIn(savedAs(file, marks, true).text, ["personal", "secret"])).toEqual([])
    expect(plants.leaksIn(JSON.stringify(file), ["personal"]).length).toBeGreaterThan(20)
    const machines = { module: "core/shop/machines-by-name.ts", name: "machines" }
    const masked = exportedMasked(recorded, marks)
    expect(masked && foldInFreshProcess(masked, machines).differences).toEqual([])
    root.stop()
  })
})

const rest = () => new Promise((done) => setTimeout(done, 30))
const missing = (): never => {
  throw new Error("nobody asks who is signed in")
}
