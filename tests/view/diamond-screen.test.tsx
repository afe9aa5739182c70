// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { shapes } from "../../core/domain/diamond.ts"
import { DiamondScreen } from "../../view/screens/diamond-screen.tsx"
import { stir } from "../../view/stirred.ts"
import { diamondOf } from "../support/diamonds.ts"
import { spoken } from "../support/spoken.ts"

afterEach(cleanup)

const scale = (name: string) => within(screen.getByRole("list", { name }))

describe("the page of a diamond", () => {
  it("names the stone, its size, its price and the price of a carat", () => {
    render(<DiamondScreen diamond={diamondOf("round")} />)
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual(["Бриллиант, круг 1,02\u00A0карат"])
    expect(screen.getByRole("img", { name: spoken("Круг, вид сверху") })).toBeTruthy()
    expect(screen.getByText("В наличии, один камень")).toBeTruthy()
    expect(screen.getByText("Арт. 10248617")).toBeTruthy()
    expect(screen.getByText("6,48 × 6,51 × 3,99 мм, Кр57")).toBeTruthy()
    expect(screen.getByText("1 289 000 ₽")).toBeTruthy()
    expect(screen.getByText("1 263 700 ₽ за карат")).toBeTruthy()
  })

  it("prefers the heading that was written for the page", () => {
    const diamond = diamondOf("round")
    render(<DiamondScreen diamond={{ ...diamond, meta: { ...diamond.meta, h1: "Камень года" } }} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Камень года")
  })

  it("says that a stone is gone", () => {
    render(<DiamondScreen diamond={{ ...diamondOf("round"), isAvailableForSale: false }} />)
    expect(screen.getByText("Нет в наличии")).toBeTruthy()
    expect(screen.queryByText("В наличии, один камень")).toBeNull()
  })

  it("marks the grades of a round stone on three scales, both values of each step, and explains them", () => {
    render(<DiamondScreen diamond={diamondOf("round")} />)
    const marked = ["Цвет", "Чистота", "Огранка"].map((name) => {
      const steps = scale(`${name}: вся шкала`).getAllByRole("listitem")
      return [steps.length, steps.filter((step) => step.getAttribute("aria-current") === "true").map((step) => step.textContent)]
    })
    expect(marked).toEqual([
      [10, ["E\n2"]],
      [9, ["VS1\n4"]],
      [4, ["EX\nА"]]
    ])
    expect(screen.getByText("Бесцветный: вторая ступень высшей группы.")).toBeTruthy()
    expect(screen.getByText("Включения не видны без десятикратной лупы.")).toBeTruthy()
    expect(screen.getByText("Превосходная: свет возвращается к глазу почти без потерь.")).toBeTruthy()
  })

  it("tells a fancy colour in words, and says why a fancy shape has no grade of cut", () => {
    render(<DiamondScreen diamond={diamondOf("radiant")} />)
    expect(screen.getByText("Fancy Intense Yellow").getAttribute("lang")).toBe("en")
    expect(screen.getByText(/^Фантазийный интенсивный жёлтый/)).toBeTruthy()
    expect(screen.queryByRole("list", { name: spoken("Цвет: вся шкала") })).toBeNull()
    expect(screen.getByText("Без оценки")).toBeTruthy()
    expect(screen.queryByRole("list", { name: spoken("Огранка: вся шкала") })).toBeNull()
    expect(screen.getByRole("list", { name: spoken("Чистота: вся шкала") })).toBeTruthy()
  })

  it("tells the proportions to those who do not see the drawing", async () => {
    render(<DiamondScreen diamond={diamondOf("round")} />)
    stir()
    const proportions = within(await screen.findByRole("region", { name: "Пропорции" }))
    expect(proportions.getByRole("img", { name: /площадка 57\s%, корона 14,8\s% под углом 34,6°/ })).toBeTruthy()
    expect(proportions.getByText("Чертёж построен по измерениям из сертификата этого камня.")).toBeTruthy()
  })

  it("claims no certificate where there is none", async () => {
    render(<DiamondScreen diamond={{ ...diamondOf("round"), cert: null }} />)
    stir()
    expect(await screen.findByText("Чертёж построен по измерениям этого камня.")).toBeTruthy()
  })

  it.each(shapes)("lists ten characteristics of a stone of shape %s", (shape) => {
    render(<DiamondScreen diamond={diamondOf(shape)} />)
    const specs = within(screen.getByRole("region", { name: "Характеристики" }))
    expect(specs.getAllByRole("term")).toHaveLength(10)
    expect(specs.getAllByRole("definition")).toHaveLength(10)
  })

  it("carries no inline style, which the policy of the shop forbids", () => {
    const { container } = render(<DiamondScreen diamond={diamondOf("round")} />)
    expect(container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })
})
