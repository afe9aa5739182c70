// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Layout } from "../../view/shell/layout.tsx"
import { menu } from "../support/diamonds.ts"
import { spoken } from "../support/spoken.ts"

afterEach(cleanup)

const frame = { menu, variant: "default", path: "/", busy: false, children: <h1>Страница</h1> } as const

const namesIn = (label: string) =>
  within(screen.getByRole("navigation", { name: label }))
    .getAllByRole("link")
    .map((link) => link.textContent)

describe("the frame of every page", () => {
  it("begins with a link to the content, which takes the focus", () => {
    const { container } = render(<Layout {...frame} />)
    expect(container.querySelector("a")?.getAttribute("href")).toBe("#main")
    expect(screen.getByRole("main")).toHaveProperty("id", "main")
    expect(screen.getByRole("main")).toHaveProperty("tabIndex", -1)
  })

  it("leads to the sections of the menu, four before the name of the house and the others after it", () => {
    render(<Layout {...frame} />)
    expect(namesIn("Разделы магазина")).toEqual(["Украшения", "Бриллианты", "Коллекции", "Создать украшение"])
    expect(namesIn("О магазине")).toEqual(["О доме", "Клиентам"])
    expect(screen.getByRole("link", { name: spoken("Грань, на главную") }).getAttribute("href")).toBe("/")
  })

  it("lists every section at its foot, where the menu of a narrow screen leads", () => {
    render(<Layout {...frame} />)
    const all = screen.getByRole("navigation", { name: spoken("Все разделы") })
    expect(screen.getByRole("link", { name: "Меню" }).getAttribute("href")).toBe(`#${all.id}`)
    expect(namesIn("Все разделы")).toContain("Подарочные сертификаты")
    expect(namesIn("Все разделы")).toContain("Контакты")
  })

  it.each([
    ["/diamonds", "page"],
    ["/diamonds/", "page"],
    ["/diamonds/10248617/", "true"],
    ["/diamonds-history", null]
  ])("at %s marks the section «Бриллианты» as %s", (path, current) => {
    render(<Layout {...frame} path={path} />)
    const sections = within(screen.getByRole("navigation", { name: spoken("Разделы магазина") }))
    expect(sections.getByRole("link", { name: "Бриллианты" }).getAttribute("aria-current")).toBe(current)
  })

  it("stands with the name of the house alone while there is no menu", () => {
    render(<Layout {...frame} menu={null} />)
    expect(screen.queryByRole("navigation")).toBeNull()
    expect(screen.queryByRole("link", { name: "Меню" })).toBeNull()
    expect(screen.getByRole("banner")).toBeTruthy()
    expect(screen.getByRole("contentinfo")).toBeTruthy()
  })

  it("tells how the header stands over the page", () => {
    render(<Layout {...frame} variant="transparent-white" />)
    expect(screen.getByRole("banner").getAttribute("data-variant")).toBe("transparent-white")
  })

  it("says that the next page is on its way only while it is", () => {
    const { rerender } = render(<Layout {...frame} busy />)
    expect(screen.getByRole("progressbar", { name: spoken("Страница загружается") })).toBeTruthy()
    expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true")
    rerender(<Layout {...frame} />)
    expect(screen.queryByRole("progressbar")).toBeNull()
    expect(screen.getByRole("main").getAttribute("aria-busy")).toBeNull()
  })
})
