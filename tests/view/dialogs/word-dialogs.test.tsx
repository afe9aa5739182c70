// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { title } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

describe("an info dialog", () => {
  it("[DLG-018] [DLG-019] shows the stones of a piece: type × quantity, shape, weight, colour, clarity, or a sample", async () => {
    const rows = () =>
      screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll("\u00A0", " ")).join(" | "))
    const head = "Камень | Форма | Масса одного, карат | Цвет | Чистота"
    const stones = [
      { type: "Бриллиант", quantity: 42, shape: "Круг, Кр57", weight: 0.012, color: "F (3)", clarity: "VS2 (5)" },
      { type: "Сапфир", quantity: 1, shape: "Овал", weight: null, color: null, clarity: null }
    ]
    await stage.open("inserts", { stones })
    const unknown = "Не указано"
    expect(rows()).toEqual([
      head,
      "Бриллиант × 42 | Круг, Кр57 | 0,012 | F (3) | VS2 (5)",
      `Сапфир × 1 | Овал | ${unknown} | ${unknown} | ${unknown}`
    ])
    await stage.open("inserts-markup", {})
    expect(rows()).toEqual([
      head,
      "Бриллиант × 1 | Круг, Кр57 | 0,50 | E (2) | VS1 (4)",
      "Бриллиант × 42 | Круг, Кр57 | 0,012 | F (3) | VS2 (5)"
    ])
  })

  it.each([
    ["DLG-015", "aboutProduct"],
    ["DLG-016", "frameDescription"],
    ["DLG-017", "constText"]
  ])("[%s] by the key %s shows its title and text", async (_, key) => {
    await stage.open(key, { title: "О камне", paragraphs: ["Первый абзац.", "<b>Второй</b>"] })
    expect(title()).toMatch(exactText("О камне"))
    for (const paragraph of ["Первый абзац.", "<b>Второй</b>"]) expect(screen.getByText(exactText(paragraph))).toBeTruthy()
  })
})

describe("a link that leaves the shop", () => {
  const url = "https://shop.example@social.example/gran?a=1"
  beforeEach(() => stage.open("externalLink", { url }))

  it("[DLG-038] warns that it leaves, shows its target, and opens only web addresses, without a referrer", async () => {
    expect(title()).toMatch(exactText("Переход на другой сайт"))
    expect(screen.getByText(/^Эта\sссылка\sведёт\sна\sсайт,\sкоторый\sнам\sне\sпринадлежит\./)).toBeTruthy()
    await stage.open("externalLink", { url: "javascript:alert(1)" })
    const link = screen.getByRole("link", { name: /Перейти/ })
    expect(link.textContent).toContain("social.example")
    expect(link.textContent).not.toContain("shop.example")
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      url,
      "_blank",
      "noopener noreferrer"
    ])
  })

  it("closes on staying and on leaving", async () => {
    await stage.press("Остаться")
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
    stage.pass(200)
    await stage.open("externalLink", { url })
    fireEvent.click(screen.getByRole("link", { name: /Перейти/ }))
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
  })
})

describe("a dialog of contacts", () => {
  const seeWays = () => {
    expect(document.querySelector("dialog a[href^='tel:']")?.textContent).toBe("8 800 000-00-00")
    expect(screen.getByRole("link", { name: "client@gran.example" })).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("Все контакты и адреса") }).getAttribute("href")).toBe("/customer-service/contacts/")
  }

  it("[DLG-040] shows the shop's contacts", async () => {
    await stage.open("contactUs")
    expect(title()).toMatch(exactText("Связаться с нами"))
    seeWays()
  })

  it("[DLG-039] of a piece not sold by the button names it and shows the shop's contacts, also without a piece", async () => {
    await stage.open("exclusive")
    expect(title()).toMatch(exactText("Эксклюзивное изделие"))
    seeWays()
    await stage.open("exclusive", { name: "Кольцо «Полярис»", code: "0241073" })
    seeWays()
    expect(screen.getByText(exactText("Кольцо «Полярис»"))).toBeTruthy()
    expect(screen.getByText(exactText("Арт. 0241073"))).toBeTruthy()
  })
})
