import { signs } from "../../../core/domain/content/zodiac-signs.ts"
import { expect, test } from "../support/test.ts"

const index = "/brilliant-horoscope"

test("[GEN-017] a visitor goes from the index to each of the twelve signs and back", async ({ page }) => {
  await page.goto(index)
  const list = page.getByRole("navigation", { name: "Знаки зодиака" })
  await expect(list.getByRole("link")).toHaveCount(signs.length)
  const names = await list.getByRole("link").allTextContents()
  for (const name of names) {
    await list.getByRole("link", { name, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await page.getByRole("link", { name: "Все знаки" }).click()
    await expect(page).toHaveURL(index)
  }
})

test("a visitor finds the sign of a birthday by keyboard, and an invalid date shows its error", async ({ page }) => {
  await page.goto(index)
  await page.getByLabel("День рождения").selectOption("31")
  await page.getByLabel("Месяц", { exact: true }).selectOption("4")
  await page.getByRole("button", { name: "Найти", exact: true }).press("Enter")
  await expect(page.getByText("В апреле 30 дней. Проверьте число.")).toBeVisible()
  await expect(page.getByLabel("День рождения")).toHaveValue("31")
  await page.getByLabel("День рождения").selectOption("19")
  await page.getByRole("button", { name: "Найти", exact: true }).press("Enter")
  await page.getByRole("status").getByRole("link", { name: "Овен" }).click()
  await expect(page).toHaveURL(`${index}/oven`)
})
