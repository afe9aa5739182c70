import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { ConstructorPage, fromFrame } from "../../../qa/pages/constructor-page.ts"
import { expect, test } from "../support/test.ts"

test("[CTOR-003, CTOR-015, CTOR-016] a frame is chosen by category, metal and size, and a dialog explains the choice of stones", async ({
  page,
  shell,
  watched
}) => {
  const constructor = new ConstructorPage(page)
  const seeFaultless = async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationSummary(page)).toEqual([])
      await constructor.seeFits()
    }
  }
  await shell.open("/create-jewelry/")
  await shell.interact()
  await constructor.seeCurrent("Оправа")
  for (const category of ["kolco", "podveska", "odinochnye-sergi"])
    await expect(constructor.main.locator(`a[href="${fromFrame}/${category}/"]`)).toBeVisible()
  await seeFaultless()

  await constructor.chooseCategory("Кольца")
  await page.setViewportSize({ width: 820, height: 1180 })
  const cards = constructor.main.locator("li[data-item]")
  const tops = async () => Promise.all([0, 1, 2].map(async (index) => (await cards.nth(index).boundingBox())?.y ?? 0))
  const [one, two, three = 0] = await tops()
  expect([two === one, three > (one ?? 0)]).toEqual([true, true])
  await expect(constructor.main.getByRole("group", { name: exactText("Карточек в ряду") })).toBeHidden()
  await seeFaultless()

  await constructor.chooseFrame("Кольцо «Опора»")
  await constructor.seeAddress(new RegExp(`^${fromFrame}/frame/opora/\\?skuId=\\d+$`))
  await constructor.main.getByRole("link", { name: "Розовое" }).click()
  await expect(constructor.main.getByText(/^Розовое\sзолото\s585,/).first()).toBeVisible()
  await constructor.main.getByRole("link", { name: "17", exact: true }).click()
  await expect(constructor.bar).toContainText(/Розовое\sзолото\s585,\s17/)
  await seeFaultless()
  await constructor.main.getByRole("link", { name: exactText("Подробнее об оправе") }).click()
  await expect(constructor.dialog.getByRole("heading", { name: exactText("Кольцо «Опора»") })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(constructor.dialog).toBeHidden()
  await constructor.bar.getByRole("link", { name: exactText("Выбрать бриллиант") }).click()
  await expect(constructor.dialog.getByRole("heading", { name: exactText("Теперь бриллиант") })).toBeVisible()
  await seeFaultless()
  await constructor.dialog.getByRole("link", { name: exactText("К бриллиантам") }).click()
  await constructor.seeAddress(new RegExp(`^${fromFrame}/diamonds/\\?skuId=\\d+`))
  expect(watched.broken).toEqual([])
})
