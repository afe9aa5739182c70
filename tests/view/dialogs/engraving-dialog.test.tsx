// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, test } from "vitest"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

beforeAll(() => {
  withDialogs()
  return loadDialog("engraving")
})
afterEach(clearStage)

const ring = { item: "0-102", name: "Кольцо «Полярис»", places: [{ side: "inside", length: 38.8, letter: 2, radius: 8.2 }] }

test("the engraving of a piece not in the cart states that it is added with it", async () => {
  await stageDialogs().open("engraving", { ...ring, engraving: null })
  expect(screen.getByRole("button", { name: exactText("В корзину с гравировкой") })).toBeTruthy()
  expect(screen.queryByRole("button", { name: /^Добавить/ })).toBeNull()
})

test("the drawing has only letters of the font, and says so", async () => {
  const note = "Знаков, которых нет в шрифте, на рисунке нет."
  await stageDialogs().open("engraving", { ...ring, engraving: { side: "inside", font: "plain", text: "Анна" } })
  expect(document.body.textContent).not.toContain(note)
  clearStage()
  await stageDialogs().open("engraving", { ...ring, engraving: { side: "inside", font: "plain", text: "Анна \u{1F48D}" } })
  expect(document.querySelector("textPath")?.textContent).toBe("Анна")
  expect(document.body.textContent?.replaceAll("\u00A0", " ")).toContain(note)
})

test("an existing engraving can be saved and removed", async () => {
  await stageDialogs().open("engraving", { ...ring, engraving: { side: "inside", font: "plain", text: "Анна" } })
  expect(screen.getByRole("button", { name: "Сохранить" })).toBeTruthy()
  expect(screen.getByRole("button", { name: exactText("Убрать гравировку") })).toBeTruthy()
})
