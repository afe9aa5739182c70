import type { Menu } from "../../../core/contract/shell.ts"
import { scriptNamed } from "../../support/browser/assets.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import type { Overlay } from "../../../qa/pages/header.ts"
import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

const overlays: ReadonlyArray<Overlay> = ["desktopMenu", "hamburger", "search"]

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("«Меню» pressed before hydration opens the drawer, not the menu at the page's end", async ({ header, page, shell }) => {
    const held = Promise.withResolvers<undefined>()
    await page.route(scriptNamed("browser"), (route) => void held.promise.then(() => route.continue()))
    await page.goto("/")
    await header.choose("hamburger")
    expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ""])
    held.resolve(undefined)
    await shell.seeAlive()
    await header.seeOpen("hamburger")
    await header.seeAddress("/")
  })

  test("a page that is scrolled before hydration stays there", async ({ page, shell }) => {
    const held = Promise.withResolvers<undefined>()
    await page.route(scriptNamed("browser"), (route) => void held.promise.then(() => route.continue()))
    await page.goto("/diamonds")
    await page.evaluate(() => scrollTo(0, 900))
    held.resolve(undefined)
    await shell.seeAlive()
    await shell.interact()
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test("[SHL-005, LIM-014] the drawer closes by a swipe of 21 px, lists the sections of the shop, and returns the focus by «Назад»", async ({
    header,
    page,
    request
  }) => {
    await header.open("/")
    await header.choose("hamburger")
    await header.seeOpen("hamburger")
    const touch = await page.context().newCDPSession(page)
    const swipe = async (by: number) => {
      const y = 640
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 200, y }] })
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 200 - by, y }] })
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    await swipe(20)
    await header.seeOpen("hamburger")
    await swipe(21)
    await header.seeClosed()
    await header.choose("hamburger")
    await header.seeOpen("hamburger")
    const { data }: { readonly data: Menu } = await (await request.get("/api/menu")).json()
    const rows = header.drawer.getByRole("navigation", { name: "Разделы" }).getByRole("listitem")
    await expect(rows).toHaveText(data.mobile.map(({ title }) => exactText(title)))
    await header.drawer.getByRole("button", { name: "Украшения" }).click()
    await expect(header.drawer.getByRole("heading", { name: "Украшения" })).toBeVisible()
    await expect(header.drawer.getByRole("link", { name: "Позвонить" })).toBeHidden()
    await header.drawer.getByRole("button", { name: "Назад" }).click()
    await expect(header.drawer.getByRole("link", { name: "Позвонить" })).toHaveAttribute("href", /^tel:\+7/)
    await expect(header.drawer.getByRole("button", { name: "Украшения" })).toBeFocused()
    await header.drawer.getByRole("button", { name: "Украшения" }).click()
    await header.drawer.getByRole("link", { name: "Подвески" }).click()
    await header.seeAddress("/jewelry/podveska")
    await header.seeClosed()
  })
})

test.describe("under a finger on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true })

  test("the first tap on a section opens its menu, and the link inside navigates", async ({ header, page }) => {
    await header.open("/")
    await header.section("Украшения").tap({ force: true })
    await header.seeOpen("desktopMenu")
    await header.seeAddress("/")
    await page.locator("header").getByRole("link", { name: "Все украшения" }).tap()
    await header.seeAddress("/jewelry/")
    await header.seeClosed()
  })
})

test(
  "the drawer and the search fit into 320 px, and the shell has room for doubled letters at 390 and 1280 px",
  byTurn,
  async ({ header, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await header.open("/")
    for (const overlay of ["hamburger", "search"] as const) {
      await header.choose(overlay)
      await header.seeOpen(overlay)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.keyboard.press("Escape")
      await header.seeClosed()
    }
    await withLargeText(page, async () => {
      for (const width of [1280, 390]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await header.open("/diamonds")
          const widest = await page
            .locator("header *, footer *")
            .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)))
          expect(widest).toBeLessThanOrEqual(width)
          await header.choose("hamburger")
          await header.seeOpen("hamburger")
          await expect(header.drawer.getByRole("button", { name: "Украшения" })).toBeVisible()
          expect(await header.drawer.evaluate((drawer) => drawer.scrollWidth <= drawer.clientWidth)).toBe(true)
        })
      }
    })
  }
)

test("with reduced motion nothing moves when a menu, the drawer or the search opens", byTurn, async ({ header, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await header.open("/")
  const browser = await page.context().newCDPSession(page)
  await browser.send("Animation.enable")
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.001 })
  for (const overlay of overlays) {
    await header.choose(overlay)
    await header.seeOpen(overlay)
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) => (animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []).flatMap(Object.keys))
    )
    expect(moved).toContain("opacity")
    for (const name of ["transform", "translate", "scale", "rotate"]) expect(moved).not.toContain(name)
    await page.keyboard.press("Escape")
    await header.seeClosed()
  }
  // The next test may reuse the page.
  await browser.send("Animation.setPlaybackRate", { playbackRate: 1 })
  await browser.detach()
})
