// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { ContactsScreen } from "../../../view/screens/contacts-screen.tsx"
import { storeCities, storeContacts, storeLocations } from "../../../qa/samples/content.ts"

afterEach(cleanup)

const show = (city: string | null = null, meta: { readonly h1: string | null; readonly text: string | null } = { h1: null, text: null }) =>
  render(<ContactsScreen contacts={storeContacts} locations={storeLocations} cities={storeCities} city={city} meta={meta} />)

const places = () =>
  within(screen.getByRole("region", { name: /^Салоны/ }))
    .getAllByRole("heading", { level: 3 })
    .map((name) => name.textContent)
const cities = () =>
  within(screen.getByRole("navigation", { name: "Город" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])

describe("the contacts", () => {
  it("[CNT-016] have the phone of the central office as a link", () => {
    show()
    const [first] = screen.getAllByRole("link", { name: storeContacts.phone })
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["8 800 000-00-00", "tel:+78000000000"])
  })

  it("show every place, and the cities to choose from", () => {
    show()
    expect(places()).toEqual(["Салон на Петровке", "Пункт выдачи"])
    expect(cities()).toEqual([
      ["Все города", "/customer-service/contacts/", "page"],
      ["Москва 1", "/customer-service/contacts/?city=moskva", null],
      ["Казань 1", "/customer-service/contacts/?city=kazan", null]
    ])
  })

  it("show only the places of the chosen city", () => {
    show("kazan")
    expect(places()).toEqual(["Пункт выдачи"])
    expect(cities().filter(([, , current]) => current !== null)).toEqual([["Казань 1", "/customer-service/contacts/?city=kazan", "page"]])
  })

  it("show every place for a city without any", () => {
    show("atlantida")
    expect(places()).toHaveLength(2)
  })

  it("describe a place: kind, address, hours and services", () => {
    show("moskva")
    const place = screen.getByRole("heading", { name: "Салон на Петровке" }).closest("li")
    expect(place?.textContent).toBe(
      "СалонСалон на ПетровкеМосква, Петровка, 15Пять минут от станции «Кузнецкий мост»Ежедневно с 10 до 218 800 000-00-00Примерка, Ремонт"
    )
  })

  it("name the office, the departments with their letters and telephones, and the company", () => {
    show()
    const department = within(screen.getByRole("region", { name: "Кому написать" }))
    expect(department.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "mailto:order@gran.example",
      "tel:+78000000001"
    ])
    expect(within(screen.getByRole("region", { name: "Реквизиты" })).getByRole("definition").textContent).toBe("7700000000")
    expect(screen.getByRole("region", { name: "Центральный офис" }).textContent).toContain("Пн–пт с 10 до 19")
  })

  it("[META-017] [META-018] take their heading and a text from the record of their address", () => {
    show(null, { h1: "Как нас найти", text: "Мы рядом с метро." })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Как нас найти")
    expect(screen.getByText("Мы рядом с метро.")).toBeTruthy()
  })
})
