import type { Page } from "playwright/test"
import { scriptNamed } from "../../support/browser/assets.ts"
import { inFull } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

test.use({ allowed: "unasked" })

/** Pages with the control that loads most of their deferred code. */
const pages: ReadonlyArray<readonly [path: string, press: string]> = [
  ["/", "Меню раздела"],
  ["/diamonds", "Фильтры"],
  ["/jewelry/kolco/0299757/", "В корзину"],
  ["/giftcards/", "В корзину"],
  ["/customer-service/contacts/", "Меню раздела"]
]

/** Code that hydrates every page (`tools/build/visit-chunk.ts`): without it a page can be read, and its links work. */
const core = () => ["boot", "browser", "react", "effect", "visit"].map((name) => scriptNamed(name))
const isCore = (file: string): boolean => core().some((named) => named.test(file))

/** Scrolls to the foot of the page and back, and presses the control that loads deferred code. */
const use = async (page: Page, press: string) => {
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState("networkidle")
  await page.mouse.wheel(0, -8000)
  const control = page.getByRole("button", { name: new RegExp(press.replaceAll(" ", "\\s")) }).first()
  if (await control.isVisible()) await control.press("Enter", { timeout: 5000 })
  await page.waitForLoadState("networkidle")
}

/** Expects the page's heading, header and footer. */
const seePageFrame = async (page: Page, path: string) => {
  await expect(page.locator("main h1"), path).toHaveCount(1)
  await expect(page.getByRole("banner"), path).toBeVisible()
  await expect(page.getByRole("contentinfo"), path).toHaveCount(1)
  await expect(page.getByText(/страница, которую вы искали/), path).toHaveCount(0)
}

/** Files that a page requests in use, beyond those of its document. */
const lateFilesOf = async (page: Page, path: string, press: string): Promise<ReadonlyArray<string>> => {
  const asked = new Set<string>()
  const note = (request: { url(): string }) => void (request.url().includes("/assets/") && asked.add(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.locator("html[data-alive]")).toHaveCount(1)
  page.on("request", note)
  await use(page, press)
  page.off("request", note)
  return [...asked].filter((file) => /\.(?:js|css)$/.test(file))
}

for (const [path, press] of pages)
  test(`${path} works without any of its deferred parts, and reports a missing one`, async ({ page }) => {
    const files = (await lateFilesOf(page, path, press)).filter((file) => !isCore(file))
    await page.route(
      (url) => files.includes(url.pathname),
      (route) => route.abort()
    )
    await page.goto(path)
    await use(page, press)
    await seePageFrame(page, path)
    await expect(
      page
        .getByText(/не\sзагрузилась/)
        .filter({ visible: true })
        .first()
    ).toBeVisible()
  })

for (const [path, press] of pages)
  test(`${path} works without each of its deferred files in turn`, inFull, async ({ page }) => {
    test.setTimeout(900_000)
    const files = (await lateFilesOf(page, path, press)).filter((file) => !isCore(file))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      await page.route(`**${file}`, (route) => route.abort())
      await page.goto(path)
      await use(page, press)
      await seePageFrame(page, path)
      await page.unroute(`**${file}`)
      /** The next file finds a new visitor: a piece in the cart has a link instead of its button. */
      await page.evaluate(() => localStorage.clear())
    }
  })
