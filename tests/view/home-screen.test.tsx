// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { HomeScreen } from "../../view/screens/home-screen.tsx"
import { mainPage } from "../support/diamonds.ts"
import { spoken } from "../support/spoken.ts"

afterEach(cleanup)

const region = (name: string) => within(screen.getByRole("region", { name: spoken(name) }))

describe("the home page", () => {
  it("begins with one headline, its words and a way to the stones", () => {
    render(<HomeScreen main={mainPage} />)
    const hero = region("Свет, выверенный до градуса")
    expect(hero.getByRole("heading", { level: 1 }).textContent).toBe("Свет, выверенный до\u00A0градуса")
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    expect(hero.getByRole("link", { name: spoken("Выбрать бриллиант") }).getAttribute("href")).toBe("/diamonds")
  })

  it("fetches the picture of the first view before all others", () => {
    render(<HomeScreen main={mainPage} />)
    const [first, ...others] = screen.getAllByRole<HTMLImageElement>("img", { hidden: true }).filter((image) => image.tagName === "IMG")
    expect(first?.getAttribute("fetchpriority")).toBe("high")
    expect(others.map((image) => image.getAttribute("loading"))).not.toContain(null)
  })

  it("counts the stones of every shape and all of them", () => {
    render(<HomeScreen main={mainPage} />)
    const shapes = region("Бриллианты по форме")
    expect(shapes.getByRole("link", { name: spoken("Все 12 480 бриллиантов") })).toBeTruthy()
    expect(shapes.getAllByRole("listitem").map((shape) => shape.textContent)).toEqual([
      "Круг5\u00A0214",
      "Овал1\u00A0420",
      "Кушон1\u00A0108",
      "Принцесса964",
      "Изумруд871",
      "Груша802",
      "Маркиз640",
      "Радиант588",
      "Ашер471",
      "Сердце402"
    ])
  })

  it("shows the principles as terms with their explanations", () => {
    render(<HomeScreen main={mainPage} />)
    const principles = region("Камень, который можно проверить")
    expect(principles.getAllByRole("term").map((term) => term.textContent)).toHaveLength(mainPage.principles.length)
    expect(principles.getByText("Угол, при котором свет возвращается к глазу.")).toBeTruthy()
  })

  it("shows the stones of the day by links to their pages", () => {
    render(<HomeScreen main={mainPage} />)
    const featured = region("Новое")
    expect(featured.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
      "Круг, 1,02\u00A0карат",
      "Овал, 0,90\u00A0карат",
      "Кушон, 1,21\u00A0карат"
    ])
    expect(featured.getByRole("link", { name: spoken("Круг, 1,02 карат") }).getAttribute("href")).toBe("/diamonds/10248617/")
  })
})
