// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { StaticBlock as Block, StaticPage } from "../../../core/contract/content/static-pages.ts"
import { StaticBlock } from "../../../view/content/static-block.tsx"
import { StaticScreen } from "../../../view/screens/static-screen.tsx"
import { staticPage } from "../../../qa/samples/content.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const silent = { h1: null, text: null }
const show = (more: Partial<StaticPage> = {}, meta: { readonly h1: string | null; readonly text: string | null } = silent) =>
  render(<StaticScreen page={{ ...staticPage, ...more }} meta={meta} />)
const draw = (block: Block) => render(<StaticBlock block={block} />).container

describe("a static page", () => {
  it("shows its title, its lead and every block of its record", () => {
    const { container } = show()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Гарантия")
    expect(screen.getByText(staticPage.lead)).toBeTruthy()
    for (const text of [
      "Мы отвечаем за металл",
      "Мастер осмотрит",
      "месяцев гарантии",
      "Проверяем без срока",
      "1 день",
      "Нет, достаточно"
    ]) {
      expect(container.textContent).toContain(text)
    }
  })

  it("has breadcrumbs over its section, which starts with its first page", () => {
    show()
    const crumbs = within(screen.getByRole("navigation", { name: "Путь к странице" }))
    expect(crumbs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Главная", "/"],
      ["Клиентам", "/customer-service/payment-and-shipping"]
    ])
    cleanup()
    show({ code: "customer-service/payment-and-shipping" })
    expect(within(screen.getByRole("navigation", { name: "Путь к странице" })).getAllByRole("link")).toHaveLength(1)
  })

  it("is listed among the pages of its section, marked, with its own headings", () => {
    show({ blocks: [...staticPage.blocks, { kind: "heading", text: "Сроки по закону" }] })
    const section = within(screen.getByRole("navigation", { name: "Раздел «Клиентам»", hidden: true }))
    expect(
      section
        .getAllByRole("link", { hidden: true })
        .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])
    ).toEqual([
      ["Оплата и доставка", "/customer-service/payment-and-shipping", null],
      ["Гарантия", "/customer-service/warranty", "page"],
      ["Что входит в гарантию", "#что-входит-в-гарантию", null],
      ["Сроки по закону", "#сроки-по-закону", null]
    ])
    const targets = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id)
    expect(targets).toEqual(["что-входит-в-гарантию", "сроки-по-закону"])
  })

  it("is alone without a section", () => {
    show({ section: null })
    expect(screen.getAllByRole("navigation", { hidden: true })).toHaveLength(1)
  })

  it("states its effective date, if any", () => {
    show()
    expect(screen.getByText(exactText("Действует с 1 ноября 2026"))).toBeTruthy()
    cleanup()
    show({ changedOn: null })
    expect(screen.queryByText(/Действует/)).toBeNull()
  })

  it("[META-017] [META-018] takes its heading and a text after its own from the record of its address", () => {
    show({}, { h1: "Гарантия дома", text: "Ещё о гарантии." })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Гарантия дома")
    const more = screen.getByText("Ещё о гарантии.")
    expect(
      more.compareDocumentPosition(screen.getByText("Мы отвечаем за металл, закрепку и замки.")) & Node.DOCUMENT_POSITION_PRECEDING
    ).toBeTruthy()
  })
})

describe("a block of a static page", () => {
  it("numbers the steps of an ordered list only", () => {
    expect(draw({ kind: "list", isOrdered: true, items: ["Раз", "Два"] }).querySelectorAll("ol > li")).toHaveLength(2)
    cleanup()
    expect(draw({ kind: "list", isOrdered: false, items: ["Раз", "Два"] }).querySelectorAll("ul > li")).toHaveLength(2)
  })

  it("names the column of every cell of a table, and its row", () => {
    const table = draw({ kind: "table", head: ["Форма", "Стороны", "Совет"], rows: [["Овал", "1,4", "Тень"]] })
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Форма", "Стороны", "Совет"])
    expect(screen.getByRole("rowheader").textContent).toBe("Овал")
    expect([...table.querySelectorAll("td")].map((cell) => [cell.dataset["column"], cell.textContent])).toEqual([
      ["Стороны", "1,4"],
      ["Совет", "Тень"]
    ])
  })

  it("folds a table that is too wide for a phone", () => {
    const folds = (cell: string) =>
      draw({ kind: "table", head: ["а", "б", "в"], rows: [[cell, "1", "2"]] }).querySelector("table")?.dataset["folds"]
    expect(folds("15,5")).toBe("false")
    cleanup()
    expect(folds("Показать избранное на другом устройстве")).toBe("true")
  })

  it("hides an answer under its question until opened", () => {
    const details = draw({ kind: "questions", items: [{ question: "Нужен ли чек?", answer: "Нет." }] }).querySelector("details")
    expect([details?.open, details?.querySelector("summary")?.textContent, details?.querySelector("p")?.textContent]).toEqual([
      false,
      "Нужен ли чек?",
      "Нет."
    ])
  })

  it("shows a picture with a caption that describes it", () => {
    draw({ kind: "picture", picture: "/pictures/jewelry/band-white", caption: "Гладкое кольцо" })
    expect(screen.getByRole("figure").querySelector("img")?.alt).toBe("")
    expect(screen.getByText("Гладкое кольцо")).toBeTruthy()
  })

  it("opens internal pages by the shop's navigation and others by the browser", () => {
    draw({
      kind: "links",
      items: [
        { title: "Контакты", link: "/customer-service/contacts/" },
        { title: "Позвонить", link: "tel:88000000000" }
      ]
    })
    expect(screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
      ["/customer-service/contacts/", null],
      ["tel:88000000000", "noopener"]
    ])
  })
})
