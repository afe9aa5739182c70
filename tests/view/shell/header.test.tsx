// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { shownVariant } from "../../../core/domain/shell/header.ts"
import type { HeaderCommand } from "../../../core/machines/shell/header.machine.ts"
import { Header } from "../../../view/shell/header.tsx"
import { loadPanels } from "../../../view/shell/panels-loader.ts"
import { menu } from "../../../qa/samples/content.ts"
import { headerAfter, headerSnapshots } from "../../support/samples/header.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  return loadPanels()
})
afterEach(cleanup)

const atRest = headerAfter((header) => header.matches({ overlay: { closed: "resting" }, page: "top", panels: "absent" }))
const frame = {
  menu,
  header: atRest,
  send: () => undefined,
  path: "/",
  domain: "gran.example",
  user: null,
  favourites: 0,
  inCart: 0,
  busy: false
} as const

const namesIn = (label: string) =>
  within(screen.getByRole("navigation", { name: label }))
    .getAllByRole("link")
    .map((link) => link.textContent)

const expanded = (role: "link" | "button", name: string) =>
  screen.getByRole(role, { name: exactText(name), hidden: true }).getAttribute("aria-expanded")

describe("the header", () => {
  it("[SHL-002] links the sections of the menu, four before the shop's name and the others after it", () => {
    render(<Header {...frame} />)
    expect(namesIn("Разделы магазина")).toEqual(["Украшения", "Бриллианты", "Коллекции", "Помолвка"])
    expect(namesIn("О магазине")).toEqual(["О доме", "Клиентам"])
    const links = ["Разделы магазина", "О магазине"].flatMap((label) =>
      within(screen.getByRole("navigation", { name: label })).getAllByRole("link")
    )
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(menu.header.map(({ link, title }) => [title, link]))
    expect(screen.getByRole("link", { name: exactText("Грань, на главную") }).getAttribute("href")).toBe("/")
  })

  it("links favourites and cart, and without scripts from the burger to the foot of the page", () => {
    render(<Header {...frame} />)
    expect(screen.getByRole("link", { name: "Избранное" }).getAttribute("href")).toBe("/wishlist/")
    expect(screen.getByRole("link", { name: "Корзина" }).getAttribute("href")).toBe("/cart")
    expect(screen.getByRole("link", { name: "Меню" }).getAttribute("href")).toBe("#menu")
  })

  it("[SHL-011, SHL-012, LIM-006] shows the cart's count exactly from 1 to 9, «9+» above, and nothing for none", () => {
    const { rerender } = render(<Header {...frame} />)
    for (const inCart of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 50]) {
      rerender(<Header {...frame} inCart={inCart} />)
      const cart = screen.getByRole("link", { name: inCart === 0 ? "Корзина" : new RegExp(`^Корзина, ${inCart}\\s`) })
      expect(cart.textContent).toBe(inCart === 0 ? "" : inCart > 9 ? "9+" : String(inCart))
    }
  })

  it.each([
    ["/diamonds", "page"],
    ["/diamonds/", "page"],
    ["/diamonds/10248617/", "true"],
    ["/diamonds-history", null]
  ])("at %s marks the section «Бриллианты» as %s", (path, current) => {
    render(<Header {...frame} path={path} />)
    const sections = within(screen.getByRole("navigation", { name: exactText("Разделы магазина") }))
    expect(sections.getByRole("link", { name: "Бриллианты" }).getAttribute("aria-current")).toBe(current)
  })

  it("has only the shop's name without a menu", () => {
    render(<Header {...frame} menu={null} />)
    expect(screen.queryByRole("navigation")).toBeNull()
    expect(screen.queryByRole("link", { name: "Меню" })).toBeNull()
    expect(screen.getByRole("banner")).toBeTruthy()
  })

  it("shows the progress of the next page only while it loads, within its landmark", () => {
    const { rerender } = render(<Header {...frame} busy />)
    expect(within(screen.getByRole("banner")).getByRole("progressbar", { name: exactText("Страница загружается") })).toBeTruthy()
    rerender(<Header {...frame} />)
    expect(screen.queryByRole("progressbar")).toBeNull()
  })

  it.each(headerSnapshots)("[HDR-002] has the variant and the controls of its state: $title", ({ header }) => {
    const { branch, item, overlay, wanted } = header.context
    const isOpen = header.matches({ overlay: "open" })
    const isDrawn = header.hasTag("drawable") ? overlay : null
    const { container } = render(<Header {...frame} header={header} />)

    expect(container.querySelector("header")?.getAttribute("data-variant")).toBe(shownVariant(wanted, header.hasTag("white")))
    expect(expanded("link", "Меню")).toBe(String(isOpen && overlay === "hamburger"))
    expect(container.querySelector(`a[aria-label="Поиск"]`)?.getAttribute("aria-expanded")).toBe(String(isOpen && overlay === "search"))
    for (const { code, title } of menu.header.filter(({ children }) => children.length > 0)) {
      expect(expanded("button", `Меню раздела «${title}»`)).toBe(String(isOpen && overlay === "desktopMenu" && item === code))
    }
    expect(container.querySelector("dialog") !== null).toBe(isDrawn === "hamburger")
    expect(container.querySelector("form[role=search]") !== null).toBe(isDrawn === "search")
    expect(container.querySelector(`#menu-${item}`) !== null).toBe(isDrawn === "desktopMenu")
    expect(container.querySelector(`#hamburger-${branch}`) !== null).toBe(isDrawn === "hamburger" && branch !== null)
  })
})

describe("overlays of the header", () => {
  const opened = (name: "desktopMenu" | "hamburger" | "search", branch: string | null = null, text = "") =>
    headerAfter(
      (header) =>
        header.matches({ overlay: { open: name }, panels: "ready" }) &&
        header.context.branch === branch &&
        header.context.text === text &&
        [null, "jewelry"].includes(header.context.item)
    )

  it("[HDR-016, HDR-021] show a section's children by their columns, with their counts, and its previews", () => {
    const { container } = render(<Header {...frame} header={opened("desktopMenu")} />)
    const panel = within(container.querySelector<HTMLElement>("#menu-jewelry") ?? document.body)
    expect(panel.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/jewelry/kolco",
      "/jewelry/sergi",
      "/jewelry/",
      "/luminous",
      "/lethe",
      "https://probpalata.example/registry",
      "/jewelry/kolco/0241117/",
      "/jewelry/podveska/0241102/"
    ])
    const { children = [], link, previews = [] } = menu.header.find(({ code }) => code === "jewelry") ?? {}
    const own = [...children, ...previews].map((each) => each.link)
    expect(panel.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([...own.slice(0, 2), link, ...own.slice(2)])
    expect(panel.getByText("412")).toBeTruthy()
    expect(panel.getByText("Коллекции")).toBeTruthy()
    expect(container.querySelectorAll("#menu-jewelry img")).toHaveLength(2)
  })

  it("[HDR-017, HDR-020] open another site in a new tab with a notice, for items and children, and the shop's pages not", () => {
    const child = { title: "Наш адрес", link: "https://www.gran.example/lethe", group: null, count: null }
    const [first, second, ...others] = menu.header.map((item) => ({
      ...item,
      children: item.code === "jewelry" ? [...item.children, child] : []
    }))
    if (first === undefined || second === undefined) throw new Error("no menu")
    const header = [first, { ...second, title: "Биржа", link: "http://exchange.example/" }, ...others]
    render(<Header {...frame} menu={{ ...menu, header }} header={opened("desktopMenu")} />)
    const outside = screen.getAllByRole("link").filter((link) => link.getAttribute("target") !== null)
    expect(outside.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")])).toEqual([
      ["https://probpalata.example/registry", "_blank", "noopener"],
      ["http://exchange.example/", "_blank", "noopener"]
    ])
    for (const name of ["Пробирная палата", "Биржа"]) {
      expect(outside).toContain(screen.getByRole("link", { name: exactText(`${name}, другой сайт, откроется в новой вкладке`) }))
    }
    expect(screen.getByRole("link", { name: "Наш адрес" }).getAttribute("target")).toBeNull()
  })

  it("[SHL-004, SHL-005] have the lists of a wide and of a narrow screen in the drawer", () => {
    render(<Header {...frame} header={opened("hamburger")} />)
    const titles = screen.getAllByRole("navigation", { name: "Разделы" }).map((list) =>
      within(list)
        .getAllByRole("listitem")
        .map((row) => row.textContent)
    )
    expect(titles).toEqual([menu.mobile.map(({ title }) => title), menu.hamburger.map(({ title }) => title)])
  })

  it("show the pages of a section beside the list, with links back and to the whole section", () => {
    const sent: Array<HeaderCommand> = []
    render(<Header {...frame} header={opened("hamburger", "clients")} send={(intent) => void sent.push(intent)} />)
    expect(screen.getByRole("heading", { level: 2, name: "Клиентам" })).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("Весь раздел «Клиентам»") })).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Назад" }))
    expect(sent).toEqual([{ type: "header.leaveBranch" }])
  })

  it("find sections while a name is typed, and report when there are none", () => {
    const sent: Array<HeaderCommand> = []
    const view = { ...frame, send: (intent: HeaderCommand) => void sent.push(intent) }
    render(<Header {...view} header={opened("search", null, "кольца")} />)
    const found = within(screen.getByRole("region", { name: "Разделы" }))
    expect(found.getAllByRole("link").map((link) => link.textContent)).toEqual(["Кольца"])
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "слон" } })
    expect(sent.at(-1)).toEqual({ type: "header.search", text: "слон" })
  })
})
