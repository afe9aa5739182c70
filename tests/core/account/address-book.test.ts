import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import type { SavedAddress } from "../../../core/domain/postal/address-schema.ts"
import { addressForm, addressValues } from "../../../core/forms/address.ts"
import { changeAddressBook, readAddressBook, saveAddress } from "../../../core/services/account/address-book.ts"
import { suggestAddresses } from "../../../core/services/account/address-hints.ts"
import { Api, type ApiError, type Input, makeApi, Refused, type Send, Unreachable } from "../../../core/services/ports/api.ts"
import { addressHints, home, office } from "../../../qa/samples/addresses.ts"

type Put = { readonly items: ReadonlyArray<Omit<SavedAddress, "id"> & { readonly id: number | null }>; readonly revision: number }

/** A shop with one list; `meets` runs before each write and may change the list or fail the write. */
const openBook = (meets: (book: { items: ReadonlyArray<SavedAddress>; revision: number }, writes: number) => ApiError | undefined) => {
  const book: { items: ReadonlyArray<SavedAddress>; revision: number } = { items: [home, office], revision: 2 }
  const sent: Array<unknown> = []
  const refusal = (status: number, errors = {}) =>
    new Refused({ call: "users.saveAddresses", requestId: "r1", status, message: "Список изменился", errors })
  const call = (endpoint: Endpoint, { body, params }: Input, options?: unknown) =>
    Effect.suspend((): Effect.Effect<unknown, ApiError> => {
      sent.push(options === undefined ? endpoint.key : [endpoint.key, options])
      if (endpoint.key === "suggestions.address") return Effect.succeed({ items: addressHints, params })
      if (endpoint.method === "GET") return Effect.succeed({ ...book })
      const failure = meets(book, sent.length)
      if (failure !== undefined) return Effect.fail(failure)
      const { items, revision } = body as Put
      if (revision !== book.revision) return Effect.fail(refusal(409))
      book.items = items.map((item, index) => ({ ...item, id: item.id ?? 100 + index }))
      book.revision += 1
      return Effect.succeed({ ...book })
    })
  const run = <A>(program: Effect.Effect<A, ApiError, Api>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, Layer.succeed(Api, makeApi(call as Send)))))
  return { book, sent, refusal, run }
}

const quiet = () => undefined
const typed = (address: SavedAddress | undefined, more: object = {}) => ({ ...addressValues(address), ...more })
const newOne = { settlement: "Казань", street: "улица Баумана", house: "3" }

describe("the addresses of a shopper", () => {
  it("are read", async () => {
    const { run } = openBook(quiet)
    expect(await run(readAddressBook())).toMatchObject({ _tag: "Success", success: { addresses: [home, office], revision: 2 } })
  })

  it("are saved as a whole, once, on top of the current list", async () => {
    const { book, run, sent } = openBook(quiet)
    await run(saveAddress(typed(undefined, newOne)))
    expect(book.items.map(({ settlement }) => settlement)).toEqual(["Москва", "Санкт-Петербург", "Казань"])
    expect(sent).toEqual(["users.addresses", ["users.saveAddresses", { isKeyedByContent: true }]])
  })

  it("lose nothing that another device has saved meanwhile", async () => {
    let isMet = false
    const { book, run } = openBook((stored) => {
      if (isMet) return undefined
      isMet = true
      stored.items = [...stored.items, { ...office, id: 9, house: "30" }]
      stored.revision += 1
      return undefined
    })
    await run(saveAddress(typed(undefined, newOne)))
    expect(book.items.map(({ house, settlement }) => [settlement, house])).toEqual([
      ["Москва", "12"],
      ["Санкт-Петербург", "28"],
      ["Санкт-Петербург", "30"],
      ["Казань", "3"]
    ])
  })

  it("that change all the time are reported after three tries", async () => {
    const { run, sent } = openBook((stored) => {
      stored.revision += 1
      return undefined
    })
    expect(await run(changeAddressBook({ kind: "remove", id: 8 }))).toMatchObject({ _tag: "Failure", failure: { status: 409 } })
    expect(sent).toHaveLength(6)
  })

  it("that are unreachable do not change", async () => {
    const cutOff = new Unreachable({ call: "users.saveAddresses", requestId: null, timedOut: false })
    const { book, run } = openBook(() => cutOff)
    expect(await run(changeAddressBook({ kind: "remove", id: 8 }))).toMatchObject({ _tag: "Failure", failure: cutOff })
    expect(book.items).toEqual([home, office])
  })

  it("that are already deleted are not written again", async () => {
    const { run, sent } = openBook(quiet)
    expect(await run(changeAddressBook({ kind: "remove", id: 9 }))).toMatchObject({ success: { revision: 2 } })
    expect(sent).toEqual(["users.addresses"])
  })
})

describe("an address changed elsewhere while it was being edited", () => {
  const was = { ...office, house: "1" }

  it("is reported with the stored version, and saved only after confirmation", async () => {
    const { book, run } = openBook(quiet)
    const outcome = await run(saveAddress(typed(was, { house: "2" })))
    const { banner, errors } = addressForm.refused({ ...(outcome as { failure: Refused }).failure, _tag: "Refused" })
    expect(banner).toBeNull()
    expect(errors["isSure"]).toMatch(/^Этот адрес изменили в другой вкладке.*Санкт-Петербург, Невский проспект, д\.\s28/)
    expect(book.items).toEqual([home, office])
    await run(saveAddress(typed(was, { house: "2", isSure: true })))
    expect(book.items).toEqual([home, { ...office, house: "2" }])
  })

  it("is reported if it was deleted, too", async () => {
    const { run } = openBook(quiet)
    const outcome = await run(saveAddress(typed({ ...office, id: 9 }, { house: "2" })))
    expect(outcome).toMatchObject({
      failure: { _tag: "Refused", status: 409, message: "", errors: { isSure: expect.stringMatching(/^Этот адрес удалили/) } }
    })
  })
})

describe("a refusal by the shop", () => {
  it("is shown at the fields of the edited address", async () => {
    const { refusal, run } = openBook(() => refusal(422, { "items.1.country": "В эту страну мы не доставляем" }))
    expect(await run(saveAddress(typed(office, { country: "US" })))).toMatchObject({
      failure: { errors: { country: "В эту страну мы не доставляем" } }
    })
  })

  it("of the whole list, or of another address, is shown above the form", async () => {
    const { refusal, run } = openBook((_, writes) => refusal(422, writes > 2 ? { "items.0.country": "Нет" } : { items: "Не больше 20" }))
    expect(await run(saveAddress(typed(office, { house: "2" })))).toMatchObject({ failure: { message: "Не больше 20", errors: {} } })
    expect(await run(saveAddress(typed(office, { house: "2" })))).toMatchObject({ failure: { message: "Список изменился", errors: {} } })
  })
})

it("requests suggestions for the typed text, cut to the length that the call allows", async () => {
  const { run, sent } = openBook(quiet)
  expect(await run(suggestAddresses({ country: "RU", text: ` ${"я".repeat(300)}` }))).toMatchObject({ success: addressHints })
  expect(sent).toEqual(["suggestions.address"])
})
