import { expect, test } from "../support/test.ts"

test.describe("by the keyboard alone", () => {
  const targets = [
    ["Украшения", "Подвески", "/jewelry/podveska"],
    ["Украшения", "Berkana", "/berkana"],
    ["О доме", "Вакансии", "/vacancies"],
    ["Клиентам", "Гарантия", "/customer-service/warranty"]
  ] as const

  test("a stranger finds pages in the menus of their sections", async ({ header, page }) => {
    for (const [section, name, path] of targets) {
      await header.open("/")
      await header.tabTo(`Меню раздела «${section}»`)
      await page.keyboard.press("Enter")
      await header.seeOpenMenu(section)
      await header.tabTo(new RegExp(`^${name}`))
      await page.keyboard.press("Enter")
      await header.seeAddress(path)
      await header.seeClosed()
    }
  })

  test("Escape closes a menu and gives the focus back to its button", async ({ header, page }) => {
    await header.open("/")
    await header.tabTo("Меню раздела «Украшения»")
    await page.keyboard.press("Enter")
    await header.seeOpenMenu("Украшения")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await header.seeClosed()
    await expect(header.disclosure("Украшения")).toBeFocused()
  })

  test("the arrows go along the sections, down into a menu and around in it", async ({ header, page }) => {
    await header.open("/")
    await header.tabTo("Украшения")
    await page.keyboard.press("ArrowRight")
    await expect(header.disclosure("Украшения")).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await header.seeOpenMenu("Украшения")
    await page.keyboard.press("ArrowDown")
    await expect(header.focused).toHaveText("Помолвочные кольца")
    await page.keyboard.press("ArrowDown")
    await expect(header.focused).toHaveText("Кольца")
    await page.keyboard.press("End")
    await expect(header.focused).toHaveText(/Капля/)
  })

  test("a menu closes when the focus goes on", async ({ header, page }) => {
    await header.open("/")
    await header.tabTo("Меню раздела «Украшения»")
    await page.keyboard.press("Enter")
    await header.seeOpenMenu("Украшения")
    await header.tabTo("Бриллианты")
    await header.seeClosed()
  })

  test("the skip link comes first and leads to the page", async ({ header, page }) => {
    await header.open("/diamonds")
    await page.keyboard.press("Tab")
    await expect(header.focused).toHaveText(/Перейти к\sсодержанию/)
    await page.keyboard.press("Enter")
    await expect(page.locator("#main")).toBeFocused()
  })

  test("the drawer keeps the focus inside, and gives it back to the burger", async ({ header, page }) => {
    await header.open("/")
    await header.tabTo("Меню")
    await page.keyboard.press("Enter")
    await header.seeOpen("hamburger")
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab")
      expect(
        await header.drawer.evaluate((drawer) => document.activeElement === document.body || drawer.contains(document.activeElement))
      ).toBe(true)
    }
    await page.keyboard.press("Escape")
    await header.seeClosed()
    await expect(header.focused).toHaveAccessibleName("Меню")
  })
})
