// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Diamond, DiamondCard } from "../../../core/contract/catalog-diamonds.ts"
import { shapes } from "../../../core/domain/product/diamond.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { DiamondScreen } from "../../../view/screens/product/diamond-screen.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { cards, diamondOf } from "../../../qa/samples/diamonds.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const show = (diamond: Diamond, paired: ReadonlyArray<DiamondCard> = []) =>
  renderInShop(<DiamondScreen diamond={diamond} paired={paired} />)

/** Loads the deferred code. */
beforeAll(async () => {
  reportInteraction()
  await loadIslands()
})

const scale = (name: string) => within(screen.getByRole("list", { name }))

describe("the page of a diamond", () => {
  it("names the stone, its size, its price and the price per carat", () => {
    show(diamondOf("round"))
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual(["Бриллиант, круг 1,02\u00A0карата"])
    expect(screen.getByRole("img", { name: exactText("Круг, вид сверху") })).toBeTruthy()
    expect(screen.getByText("В наличии, один камень")).toBeTruthy()
    expect(screen.getByText("Арт. 10248617")).toBeTruthy()
    expect(screen.getByText("6,48 × 6,51 × 3,99 мм, Кр57")).toBeTruthy()
    expect(screen.getAllByText("1 289 000 ₽")).toHaveLength(2)
    expect(screen.getByText("1 263 700 ₽ за карат")).toBeTruthy()
  })

  it("prefers the editors' heading", () => {
    const diamond = diamondOf("round")
    show({ ...diamond, meta: { ...diamond.meta, h1: "Камень года" } })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Камень года")
  })

  it("shows that a stone is sold", () => {
    show({ ...diamondOf("round"), isAvailableForSale: false })
    expect(screen.getByText("Нет в наличии")).toBeTruthy()
    expect(screen.queryByText("В наличии, один камень")).toBeNull()
  })

  it("names the calculated brightness with its place among the grades, and nothing where it is unknown", () => {
    const title = "Яркость по пропорциям"
    const rulers = (diamond: Diamond) => {
      show(diamond)
      const texts = screen.queryAllByRole("heading", { name: title }).map((heading) => heading.parentElement?.textContent)
      cleanup()
      return texts
    }
    const note =
      "Это расчёт по пропорциям, а не измерение: сколько яркого света камень возвращает к глазу и сколько теряет через низ. Игра цвета и симметрия не учтены."
    expect(rulers({ ...diamondOf("round"), brightness: "very_high" })).toEqual([
      expect.stringMatching(exactText(`${title}Очень высокаяПервая из четырёх ступеней для круглых камней. ${note}`))
    ])
    expect(rulers({ ...diamondOf("oval"), brightness: "low" })).toEqual([
      expect.stringMatching(exactText(`${title}НизкаяПоследняя из четырёх ступеней для камней этой формы. ${note}`))
    ])
    expect(rulers({ ...diamondOf("oval"), brightness: null })).toEqual([])
  })

  it("marks the grades of a round stone on three scales, both values of each step, with explanations", () => {
    show(diamondOf("round"))
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

  it("describes a fancy colour in words, and explains a missing cut grade of a fancy shape", () => {
    show(diamondOf("radiant"))
    expect(screen.getByText("Fancy Intense Yellow").getAttribute("lang")).toBe("en")
    expect(screen.getByText(/^Фантазийный интенсивный жёлтый/)).toBeTruthy()
    expect(screen.queryByRole("list", { name: exactText("Цвет: вся шкала") })).toBeNull()
    expect(screen.getByText("Без оценки")).toBeTruthy()
    expect(screen.queryByRole("list", { name: exactText("Огранка: вся шкала") })).toBeNull()
    expect(screen.getByRole("list", { name: exactText("Чистота: вся шкала") })).toBeTruthy()
  })

  it("describes the proportions for screen readers", () => {
    show(diamondOf("round"))
    const proportions = within(screen.getByRole("region", { name: "Пропорции" }))
    expect(proportions.getByRole("img", { name: /площадка 57\s%, корона 14,8\s% под углом 34,6°/ })).toBeTruthy()
    expect(proportions.getByText("Чертёж построен по измерениям из сертификата этого камня.")).toBeTruthy()
  })

  it("draws a stone without a certificate by its own measures", () => {
    show({ ...diamondOf("round"), cert: null, certUrl: null, hasCertificate: false })
    expect(screen.getByText("Чертёж построен по измерениям этого камня.")).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Сертификат" })).toBeNull()
  })

  it("[PDP-006] links the laboratory's report with a warning that it is external; neither for a stone without a certificate", () => {
    show({ ...diamondOf("round"), cert: "GIA 2487531690", certUrl: "https://www.gia.edu/report-check-landing", hasCertificate: true })
    const certificate = within(screen.getByRole("region", { name: "Сертификат" }))
    expect(certificate.getByText("GIA 2487531690")).toBeTruthy()
    const link = certificate.getByRole("link", { name: exactText("Проверить отчёт у лаборатории") })
    expect([link.getAttribute("href"), link.dataset["dialog"]]).toEqual(["https://www.gia.edu/report-check-landing", "externalLink"])
    cleanup()
    show({ ...diamondOf("round"), cert: "GIA 2487531690", certUrl: "https://www.gia.edu/report-check-landing", hasCertificate: false })
    expect(document.body.textContent).not.toContain("2487531690")
    expect(document.querySelector("a[href*='gia.edu']")).toBeNull()
  })

  it("[PDP-005] shows weight, shape, colour and clarity with their Russian values, cut, finish, fluorescence, depth and table", () => {
    show(diamondOf("round"))
    const labels = [...document.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"))
    const text = [document.body.textContent, ...labels].join(" ").replaceAll("\u00A0", " ")
    const said = ["1,02 карата", "Круг, Кр57", "E (2)", "VS1 (4)", "EX (А)", "площадка 57 %", "общая глубина 61,5 %"]
    expect(said.filter((words) => !text.includes(words))).toEqual([])
    const facts = [...document.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual(
      expect.arrayContaining([
        ["Полировка", "EX\u00A0(А)"],
        ["Симметрия", "VG\u00A0(Б)"],
        ["Флуоресценция", "Нет"]
      ])
    )
  })

  it("shows the stones that pair with it, and no such row without any", () => {
    show(diamondOf("round"), cards.slice(0, 2))
    expect(within(screen.getByRole("region", { name: "Парные бриллианты" })).getAllByRole("heading", { level: 3 })).toHaveLength(2)
    cleanup()
    show(diamondOf("round"))
    expect(screen.queryByRole("region", { name: "Парные бриллианты" })).toBeNull()
  })

  it.each(shapes)("lists ten characteristics of a stone of shape %s", (shape) => {
    show(diamondOf(shape))
    const specs = within(screen.getByRole("region", { name: "Характеристики" }))
    expect(specs.getAllByRole("term")).toHaveLength(10)
    expect(specs.getAllByRole("definition")).toHaveLength(10)
  })

  it("carries no inline style, which the policy of the shop forbids", () => {
    const { container } = show(diamondOf("round"))
    expect(container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })
})
