// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { maxAddresses } from "../../../core/domain/postal/address-limits.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { AddressesScreen } from "../../../view/screens/addresses-screen.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import type { Address } from "../../../core/domain/postal/address-schema.ts"
import { addressBook, addressHints, home, office } from "../../../qa/samples/addresses.ts"
import { openAddresses } from "../../support/view/addresses-stage.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop } from "../../support/view/in-shop.tsx"
import { reference } from "../../../qa/samples/content.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { type Answers, openRealCalls } from "../../support/server/wire.ts"

beforeAll(async () => {
  withDialogs()
  await Promise.all([guestMachinesReady, loadDialog("address"), loadDialog("addressDel")])
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
})

const button = (name: string) => screen.findByRole("button", { name: exactText(name) })
const cutOff = (call: string) => failed({ _tag: "Unreachable", call, requestId: null, timedOut: false } as const)

/** A shop that stores these addresses and their replacements. */
const bookOf = (items: typeof addressBook.addresses): Answers => ({
  "users.addresses": { items, revision: addressBook.revision },
  "users.saveAddresses": ({ items: put }: { readonly items: ReadonlyArray<Address> }) => ({
    items: put.map((item, index) => ({ ...item, id: item.id ?? 100 + index })),
    revision: addressBook.revision + 1
  })
})

describe("the addresses of a guest's document", () => {
  it("have placeholders until the user is known, and a notice without scripts", () => {
    const html = renderToString(
      <ShopProvider value={guestShop("/personal/delivery-address/")}>
        <AddressesScreen />
      </ShopProvider>
    )
    document.body.innerHTML = html
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Адреса доставки")
    expect(screen.getByRole("status").textContent).toBe("Открываем адреса доставки")
    expect(html).toMatch(/<noscript><p>Чтобы\sувидеть\sадреса/)
    expect(screen.queryByRole("button")).toBeNull()
  })
})

describe("the addresses of a user", () => {
  it("[ADDR-001] are loaded and listed, the default marked, with the actions of each", async () => {
    const { calls, sent } = openRealCalls(bookOf([home, office]))
    await openAddresses({ readAddressBook: calls.readAddressBook })
    const rows = await screen.findAllByRole("heading", { level: 2 })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Тверская улица, д\.\s12, кв\.\s5$/),
      expect.stringMatching(/^Невский проспект, д\.\s28$/)
    ])
    expect(screen.getAllByText("Основной адрес")).toHaveLength(1)
    expect(screen.queryByRole("button", { name: /^Сделать основным: Москва/ })).toBeNull()
    expect(screen.getByRole("link", { name: exactText("Адреса доставки") }).getAttribute("aria-current")).toBe("page")
    expect(sent).toEqual([["GET /users/address/"]])
  })

  it("[ADDR-008] show a message if there are none, with a link to add the first", async () => {
    const { features } = await openAddresses({ readAddressBook: () => Promise.resolve(succeeded({ addresses: [], revision: 0 })) })
    await screen.findByRole("heading", { name: exactText("Адресов пока нет") })
    fireEvent.click(await button("Добавить адрес"))
    await screen.findByRole("dialog", { name: exactText("Новый адрес") })
    expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "address", props: {} })
  })

  it("that fail to load can be requested again", async () => {
    let asked = 0
    await openAddresses({
      readAddressBook: () => Promise.resolve(asked++ === 0 ? cutOff("users.addresses") : succeeded(addressBook))
    })
    fireEvent.click(await screen.findByRole("link", { name: "Повторить" }))
    expect(await screen.findAllByRole("heading", { level: 2 })).toHaveLength(2)
  })

  it("[ADDR-005] can be made the default, which the other is then no longer", async () => {
    const { calls, sent } = openRealCalls(bookOf([home, office]))
    await openAddresses({ changeAddressBook: calls.changeAddressBook })
    fireEvent.click(await screen.findByRole("button", { name: /^Сделать\sосновным: Санкт-Петербург/ }))
    await screen.findByRole("button", { name: /^Сделать\sосновным: Москва/ })
    expect(screen.getAllByText("Основной адрес")).toHaveLength(1)
    const items = [
      { ...home, isDefault: false },
      { ...office, isDefault: true }
    ]
    expect(sent.at(-1)).toEqual(["PUT /users/address/", { items, revision: addressBook.revision }])
  })

  it("[ADDR-007, DLG-035] are deleted only after confirmation", async () => {
    const { calls, sent } = openRealCalls(bookOf([home, office]))
    await openAddresses({ changeAddressBook: calls.changeAddressBook })
    const opener = await screen.findByRole("button", { name: /^Удалить: Санкт-Петербург/ })
    fireEvent.click(opener)
    const dialog = await screen.findByRole("dialog", { name: exactText("Удалить адрес?") })
    expect(dialog.textContent).toMatch(/Санкт-Петербург, Невский\sпроспект/)
    fireEvent.click(within(dialog).getByRole("button", { name: "Отмена" }))
    expect(sent).toEqual([])
    fireEvent.click(opener)
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Удалить" }))
    await waitFor(() => expect(screen.queryByRole("heading", { name: /^Невский/ })).toBeNull())
    expect(sent).toEqual([["GET /users/address/"], ["PUT /users/address/", { items: [home], revision: addressBook.revision }]])
  })

  it("show a failed action at its address, which remains", async () => {
    await openAddresses({ changeAddressBook: () => Promise.resolve(cutOff("users.saveAddresses")) })
    fireEvent.click(await screen.findByRole("button", { name: /^Сделать\sосновным: Санкт-Петербург/ }))
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toMatch(/^Нет\sсвязи\sс\sмагазином/)
    expect(alert.closest("li")?.textContent).toMatch(/Невский/)
    expect(screen.getAllByText("Основной адрес")).toHaveLength(1)
  })

  it("offer no further one at the limit, with the reason", async () => {
    const addresses = Array.from({ length: maxAddresses }, (_, index) => ({ ...office, id: index + 1 }))
    await openAddresses({ readAddressBook: () => Promise.resolve(succeeded({ addresses, revision: 1 })) })
    await screen.findByText(/^Сохранено\s20\sадресов/)
    expect(screen.queryByRole("button", { name: exactText("Добавить адрес") })).toBeNull()
  })
})

describe("the form of an address", () => {
  const write = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name, { selector: "input" }), { target: { value } })

  it("[ADDR-003, ADDR-006] has its fields, and suggests addresses within the country; a choice fills in the rest", async () => {
    const { calls, sent } = openRealCalls({ "suggestions.address": { items: addressHints } })
    const countries = [
      { code: "RU", name: "Россия" },
      { code: "BY", name: "Беларусь" }
    ]
    const shop = await openAddresses({
      suggestAddresses: calls.suggestAddresses,
      loadReference: () => Promise.resolve(succeeded({ ...reference, countries }))
    })
    fireEvent.click(await button("Добавить адрес"))
    const dialog = within(await screen.findByRole("dialog", { name: exactText("Новый адрес") }))
    for (const label of [/^Населённый/, /^Улица/, /^Дом/, /^Корпус/, /^Квартира/])
      expect(dialog.getByLabelText(label, { selector: "input" })).toBeTruthy()
    const country = dialog.getByRole<HTMLSelectElement>("combobox", { name: /^Страна/ })
    expect(dialog.getByRole("checkbox", { name: /основн/i })).toBeTruthy()
    await waitFor(() => expect(country.options).toHaveLength(2))
    fireEvent.change(country, { target: { value: "BY" } })
    write(/^Населённый/, "моск твер")
    act(() => shop.recorded.clock.increment(150))
    const list = await screen.findByRole("listbox")
    expect(sent).toEqual([["GET /suggestions/address/BY/моск твер"]])
    fireEvent.click(within(list).getByRole("option", { name: "Москва, Тверская улица" }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Населённый/, { selector: "input" }).value).toBe("Москва")
    expect(screen.getByLabelText<HTMLInputElement>(/^Улица/, { selector: "input" }).value).toBe("Тверская улица")
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("offers the shop's countries, requested once", async () => {
    let asked = 0
    const countries = [
      { code: "RU", name: "Россия" },
      { code: "BY", name: "Беларусь" }
    ]
    await openAddresses({
      loadReference: () => {
        asked += 1
        return Promise.resolve(succeeded({ ...reference, countries }))
      }
    })
    for (const _ of ["first", "second"]) {
      fireEvent.click(await button("Добавить адрес"))
      const dialog = await screen.findByRole("dialog", { name: exactText("Новый адрес") })
      const choice = within(dialog).getByRole<HTMLSelectElement>("combobox", { name: /^Страна/ })
      await waitFor(() =>
        expect([...choice.options].map(({ text, value }) => [value, text])).toEqual(countries.map(({ code, name }) => [code, name]))
      )
      fireEvent.click(within(dialog).getByRole("button", { name: "Закрыть" }))
    }
    expect(asked).toBe(1)
  })

  it("states without suggestions that the address can be typed in full", async () => {
    const shop = await openAddresses({ suggestAddresses: () => Promise.resolve(cutOff("suggestions.address")) })
    fireEvent.click(await button("Добавить адрес"))
    await screen.findByRole("dialog")
    write(/^Населённый/, "моск")
    act(() => shop.recorded.clock.increment(150))
    await screen.findByText(/^Подсказки\sне\sпришли/)
  })

  it("[ADDR-002] sends all values, shows the saved address in the list, and confirms it", async () => {
    const { calls, sent } = openRealCalls(bookOf([home, office]))
    await openAddresses({ submitForm: calls.submitForm })
    fireEvent.click(await button("Добавить адрес"))
    await screen.findByRole("dialog")
    write(/^Населённый/, "Санкт-Петербург")
    write(/^Улица/, "Литейный проспект")
    write(/^Дом/, "28")
    fireEvent.click(screen.getByRole("button", { name: "Сохранить" }))
    await screen.findByText(/^Адрес\sсохранён/)
    expect(screen.getByRole("heading", { level: 2, name: /^Литейный/ })).toBeTruthy()
    const typed = { country: "RU", settlement: "Санкт-Петербург", street: "Литейный проспект", house: "28", building: null, flat: null }
    const items = [home, office, { id: null, ...typed, isDefault: false }]
    expect(sent.at(-1)).toEqual(["PUT /users/address/", { items, revision: addressBook.revision }])
  })

  it("asks after a change elsewhere whether to save the typed address, and loses nothing of it", async () => {
    const refusal = { _tag: "Refused", call: "users.saveAddresses", requestId: null, status: 409, message: "" } as const
    await openAddresses({ submitForm: () => Promise.resolve(failed({ ...refusal, errors: { isSure: "Этот адрес изменили" } })) })
    fireEvent.click(await screen.findByRole("button", { name: /^Изменить: Санкт-Петербург/ }))
    await screen.findByRole("dialog")
    expect(screen.queryByRole("checkbox", { name: /^Сохранить\sто/ })).toBeNull()
    write(/^Дом/, "30")
    fireEvent.click(screen.getByRole("button", { name: "Сохранить" }))
    const sure = await screen.findByRole("checkbox", { name: /^Сохранить\sто/ })
    expect(document.getElementById(sure.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/изменили/)
    expect(screen.getByLabelText<HTMLInputElement>(/^Дом/, { selector: "input" }).value).toBe("30")
  })
})
