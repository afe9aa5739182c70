// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { reference } from "../../../qa/samples/content.ts"
import { openAddresses } from "../../support/view/addresses-stage.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"

beforeAll(async () => {
  withDialogs()
  await loadDialog("address")
})
afterEach(cleanup)

const lost = { domain: null, captchaClientKey: null, tooltips: null, countries: null }
const countries = [
  { code: "RU", name: "Россия" },
  { code: "BY", name: "Беларусь" }
]

it("an address has autofill tokens, also where the shop suggests", async () => {
  await openAddresses()
  fireEvent.click(await screen.findByRole("button", { name: exactText("Добавить адрес") }))
  const labels = [/^Страна/, /^Населённый пункт/, /^Улица/]
  const fields = await Promise.all(labels.map((name) => screen.findByRole("combobox", { name })))
  expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(["country", "address-level2", "address-line1"])
})

it("says that the countries have not loaded, and requests them again after a pause and when the network is back", async () => {
  const answers = [lost, lost].values()
  const shop = await openAddresses({ loadReference: () => Promise.resolve(succeeded(answers.next().value ?? { ...reference, countries })) })
  fireEvent.click(await screen.findByRole("button", { name: exactText("Добавить адрес") }))
  const country = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Страна/ })
  const text = /^Список\sстран\sне\sпришёл/
  await screen.findByText(text)
  act(() => shop.recorded.clock.increment(30_000))
  await screen.findByText(text)
  act(() => shop.send("reference", { type: "reference.reconnected" }))
  await waitFor(() => expect([...country.options].map(({ value }) => value)).toEqual(["RU", "BY"]))
  expect(screen.queryByText(text)).toBeNull()
})
