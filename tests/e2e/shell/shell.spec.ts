import { faultsOf } from "../../support/browser/axe.ts"
import type { Overlay } from "../pages/header.ts"
import { expect, test } from "../support/test.ts"

const overlays: ReadonlyArray<Overlay> = ["desktopMenu", "hamburger", "search"]

test.describe("how the header stands", () => {
  test("[HDR-001, HDR-003, HDR-004] over a page as the page wants it", async ({ header }) => {
    const wanted = [
      ["/", "transparent-black"],
      ["/diamonds", "default"],
      ["/net-takoy-stranitsy", "transparent-white"]
    ] as const
    for (const [path, variant] of wanted) {
      await header.open(path)
      await header.seeVariant(variant)
    }
  })

  test("[HDR-002, HDR-008, HDR-009] turns white at 53 px, is not white at 52, and goes back to the page's own", async ({ header }) => {
    await header.open("/")
    await header.scrollTo(52)
    await header.seeVariant("transparent-black")
    await header.scrollTo(53)
    await header.seeVariant("white")
    await header.choose("search")
    await header.seeOpen("search")
    await header.page.keyboard.press("Escape")
    await header.seeClosed()
    await header.seeVariant("white")
    await header.scrollTo(52)
    await header.seeVariant("transparent-black")
    await header.choose("search")
    await header.seeVariant("white")
    await header.page.keyboard.press("Escape")
    await header.seeVariant("transparent-black")
  })

  test("[HDR-005, HDR-006, HDR-007] is white while anything is open, however the page wants it", async ({ diamonds, header }) => {
    const seeWhite = async (wanted: "default" | "transparent-black" | "transparent-white") => {
      await header.seeVariant(wanted)
      for (const overlay of overlays) {
        await header.choose(overlay)
        await header.seeOpen(overlay)
        await header.seeVariant("white")
        await header.page.keyboard.press("Escape")
        await header.seeClosed()
        await header.seeVariant(wanted)
      }
    }
    await header.open("/net-takoy-stranitsy")
    await seeWhite("transparent-white")
    await header.goHome()
    await seeWhite("transparent-black")
    await header.followHeader("Бриллианты")
    await diamonds.see(1)
    await seeWhite("default")
  })

  test("[NAV-002] is as the next page wants it after a change of the route, and as the error page wants it there", async ({
    header,
    diamonds
  }) => {
    await header.open("/")
    await header.followHeader("Бриллианты")
    await diamonds.see(1)
    await header.seeVariant("default")
    await header.goHome()
    await header.seeVariant("transparent-black")
    await header.open("/net-takoy-stranitsy")
    await header.seeVariant("transparent-white")
    await header.followHeader("Бриллианты")
    await diamonds.see(1)
    await header.seeVariant("default")
  })

  test("moves nothing on the page when it shrinks", async ({ header, page }) => {
    await header.open("/diamonds")
    const top = () => page.locator("h1").evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY))
    const before = await top()
    await header.scrollTo(53)
    await header.seeVariant("white")
    expect(await top()).toBe(before)
    expect(await header.scrolled()).toBe(53)
  })
})

test.describe("what opens from the header", () => {
  test("[HDR-010, HDR-011, HDR-012] what is chosen closes what was open", async ({ header }) => {
    await header.open("/")
    for (const first of ["desktopMenu", "search"] as const) {
      for (const second of overlays.filter((overlay) => overlay !== first)) {
        await header.choose(first)
        await header.seeOpen(first)
        await header.choose(second)
        await header.seeOpen(second)
        await header.page.keyboard.press("Escape")
        await header.seeClosed()
      }
    }
    // The drawer lies over the controls of the others: a screen reader that presses them is heard all the same.
    for (const second of ["desktopMenu", "search"] as const) {
      await header.choose("hamburger")
      await header.seeOpen("hamburger")
      await header.chooseUnder(second)
      await header.seeOpen(second)
      await header.page.keyboard.press("Escape")
      await header.seeClosed()
    }
  })

  test("[HDR-015] each closes when it is chosen again", async ({ header }) => {
    await header.open("/")
    for (const overlay of overlays) {
      await header.choose(overlay)
      await header.seeOpen(overlay)
      await header.choose(overlay)
      await header.seeClosed()
    }
  })

  test("[HDR-013, HDR-014] each holds the page while it is open, and leaves it where it was", async ({ header }) => {
    await header.open("/")
    for (const overlay of overlays) {
      await header.scrollTo(300)
      await header.choose(overlay)
      await header.seeOpen(overlay)
      await header.pointAway()
      expect(await header.wheel(400)).toBe(300)
      await header.page.keyboard.press("Escape")
      await header.seeClosed()
      expect(await header.scrolled()).toBe(300)
      await expect.poll(() => header.wheel(40)).toBeGreaterThan(300)
    }
  })

  test("Back closes each and lets the page go", async ({ header, diamonds }) => {
    await header.open("/")
    for (const overlay of overlays) {
      await header.followHeader("Бриллианты")
      await diamonds.see(1)
      await header.choose(overlay)
      await header.seeOpen(overlay)
      await header.goBack()
      await header.seeAddress("/")
      await header.seeClosed()
      await header.scrollTo(0)
      await header.pointAway()
      await expect.poll(() => header.wheel(200)).toBeGreaterThan(0)
    }
  })

  test("none has a fault that axe can find", async ({ header, page }) => {
    await header.open("/diamonds")
    for (const overlay of overlays) {
      await header.choose(overlay)
      await header.seeOpen(overlay)
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press("Escape")
      await header.seeClosed()
    }
  })

  test("a link of the menu closes it and opens its page", async ({ header, page }) => {
    await header.open("/")
    await header.pointAt("Украшения")
    await header.seeOpen("desktopMenu")
    await page.locator("header").getByRole("link", { name: "Подвески" }).click()
    await header.seeAddress("/jewelry/podveska")
    await header.seeClosed()
  })

  test("a press beside the menu closes it", async ({ header, page }) => {
    await header.open("/")
    await header.choose("search")
    await header.seeOpen("search")
    await page.mouse.click(640, 860)
    await header.seeClosed()
    await header.choose("hamburger")
    await header.seeOpen("hamburger")
    await page.mouse.click(1100, 860)
    await header.seeClosed()
  })

  test("the page stands when the code of the menus does not come", async ({ header, page }) => {
    await page.route(/\/assets\/panels-/, (route) => route.abort())
    await header.open("/")
    await header.choose("search")
    await header.seeClosed()
    await header.pointAway()
    await expect.poll(() => header.wheel(200)).toBeGreaterThan(0)
    await header.followHeader("Бриллианты")
    await header.seeAddress("/diamonds")
  })

  test("[LIM-011] the menu hides 400 ms after the pointer has left it, and stays when the pointer is back before", async ({
    header,
    page
  }) => {
    await page.clock.install()
    await header.open("/")
    await header.pointAt("Украшения")
    await header.seeOpen("desktopMenu")
    await page.clock.pauseAt(Date.now() + 60_000)
    await header.pointAway()
    await page.clock.runFor(399)
    await header.seeOpen("desktopMenu")
    await header.pointAt("Украшения")
    await page.clock.runFor(2_000)
    await header.seeOpen("desktopMenu")
    await header.pointAway()
    await page.clock.runFor(400)
    await expect(page.locator("header")).not.toHaveAttribute("data-overlay")
    await page.clock.runFor(150)
    await header.seeClosed()
  })

  test("[LIM-012] a closed menu is off the page after 150 ms", async ({ header, page }) => {
    await page.clock.install()
    await header.open("/")
    await header.choose("search")
    await header.seeOpen("search")
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press("Escape")
    await expect(page.locator("header")).not.toHaveAttribute("data-overlay")
    await page.clock.runFor(149)
    await expect(header.search).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(header.search).toHaveCount(0)
  })

  test("a pointer that only crosses the header opens nothing", async ({ header, page }) => {
    await page.clock.install()
    await header.open("/")
    await page.clock.pauseAt(Date.now() + 60_000)
    await header.pointAt("Украшения")
    await page.clock.runFor(99)
    await header.pointAway()
    await page.clock.runFor(1_000)
    await header.seeClosed()
  })
})
