import { expect, test } from "../support/test.ts"

/** A page per section with a menu, and a link deeper in that menu. */
const targets = [
  ["Украшения", "Подвески", "/jewelry/podveska"],
  ["Украшения", "Berkana", "/berkana"],
  ["Клиентам", "Гарантия", "/customer-service/warranty"]
] as const

test("a visitor with a keyboard skips to the content and follows links in the menus of sections", async ({ header, page }) => {
  await header.open("/diamonds")
  await page.keyboard.press("Tab")
  await expect(header.focused).toHaveText(/Перейти к\sсодержанию/)
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
  for (const [section, name, path] of targets) {
    await test.step(path, async () => {
      await header.open("/")
      await header.tabTo(`Меню раздела «${section}»`)
      await page.keyboard.press("Enter")
      await header.seeOpenMenu(section)
      await header.tabTo(new RegExp(`^${name}`))
      await page.keyboard.press("Enter")
      await header.seeAddress(path)
      await header.seeClosed()
    })
  }
})

test("arrow keys move along the sections and inside a menu; Escape returns the focus to its button; a menu closes when the focus leaves it", async ({
  header,
  page
}) => {
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
  await page.keyboard.press("Escape")
  await header.seeClosed()
  await expect(header.disclosure("Украшения")).toBeFocused()
  await page.keyboard.press("Enter")
  await header.seeOpenMenu("Украшения")
  await header.tabTo("Бриллианты")
  await header.seeClosed()
})

test("the drawer traps the focus and returns it to its button", async ({ header, page }) => {
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
