import type { Menu } from "../../core/contract/shell.ts"
import { termCode } from "../../core/domain/product/terms.ts"
import { faultsOf } from "../support/browser/axe.ts"
import { spoken } from "../support/paths/spoken.ts"
import type { Overlay } from "./pages/header.ts"
import { expect, test } from "./support/test.ts"
import { withLargeText } from "./support/text-size.ts"

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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("[SHL-005] the menu has the sections that the shop tells, a second screen with «Назад», and two ways to ask", async ({
    header,
    request
  }) => {
    await header.open("/")
    await header.choose("hamburger")
    await header.seeOpen("hamburger")
    const { data }: { readonly data: Menu } = await (await request.get("/api/menu")).json()
    const rows = header.drawer.getByRole("navigation", { name: "Разделы" }).getByRole("listitem")
    await expect(rows).toHaveText(data.mobile.map(({ title }) => spoken(title)))
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

  test("[LIM-014] a finger that draws the menu 21 px to the left closes it, and 20 px do not", async ({ header, page }) => {
    await header.open("/")
    await header.choose("hamburger")
    await header.seeOpen("hamburger")
    const touch = await page.context().newCDPSession(page)
    const draw = async (by: number) => {
      const y = 640
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 200, y }] })
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 200 - by, y }] })
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    await draw(20)
    await header.seeOpen("hamburger")
    await draw(21)
    await header.seeClosed()
  })

  test("the search opens from the menu in its place", async ({ header }) => {
    await header.open("/")
    await header.choose("hamburger")
    await header.drawer.getByRole("button", { name: "Поиск" }).click()
    await header.seeOpen("search")
  })
})

test.describe("under a finger on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true })

  test("the first tap on a section opens its menu, and the link inside leads on", async ({ header, page }) => {
    await header.open("/")
    await header.section("Украшения").tap({ force: true })
    await header.seeOpen("desktopMenu")
    await header.seeAddress("/")
    await page.locator("header").getByRole("link", { name: "Все украшения" }).tap()
    await header.seeAddress("/jewelry/")
    await header.seeClosed()
  })
})

test.describe("where there is little room", () => {
  test("the menu of a phone and the search fit into 320 px", async ({ header, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await header.open("/")
    for (const overlay of ["hamburger", "search"] as const) {
      await header.choose(overlay)
      await header.seeOpen(overlay)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.keyboard.press("Escape")
      await header.seeClosed()
    }
  })

  for (const width of [1280, 390]) {
    test(`letters of twice the size lose nothing, ${width} px wide`, async ({ header, page }) => {
      await page.setViewportSize({ width, height: 900 })
      await withLargeText(page, async () => {
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
    })
  }

  test("still motion moves nothing", async ({ header, page }) => {
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
    // The next test may get the same page.
    await browser.send("Animation.setPlaybackRate", { playbackRate: 1 })
    await browser.detach()
  })
})

test.describe("an explanation of a term", () => {
  test("[LIM-010, SHL-013] comes after 200 ms under the pointer or the focus, stays while it is hovered itself, and goes by Escape", async ({
    diamonds,
    diamond,
    page,
    request
  }) => {
    const asked: Array<string> = []
    page.on("request", (each) => void (each.url().endsWith("/api/tooltip") && asked.push(each.url())))
    await page.clock.install()
    await diamonds.openPage(1)
    const { article } = await diamonds.chooseStone(0)
    await diamond.see(article)
    const { data }: { readonly data: { readonly tooltips: ReadonlyArray<{ readonly code: string; readonly text: string }> } } = await (
      await request.get("/api/tooltip")
    ).json()
    const term = page.getByRole("button", { name: "Чистота" })
    const tooltip = page.getByRole("tooltip")
    await term.hover()
    await expect(tooltip).toHaveText(data.tooltips.find(({ code }) => code === termCode("Чистота"))?.text ?? "")
    await page.mouse.move(640, 20)
    await expect(tooltip).toHaveCount(0)

    await page.clock.pauseAt(Date.now() + 60_000)
    await term.hover()
    await page.clock.runFor(199)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip).toBeVisible()
    await tooltip.hover()
    await page.clock.runFor(2_000)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press("Escape")
    await page.clock.runFor(150)
    await expect(tooltip).toHaveCount(0)

    await page.mouse.move(640, 20)
    await page.clock.runFor(1_000)
    await term.focus()
    await page.clock.runFor(199)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  for (const way of ["walked to", "loaded, whose machines come after that"] as const) {
    test(`comes with the focus too, on a page ${way}, and names what it explains`, async ({ diamonds, page }) => {
      await diamonds.openPage(1)
      const { article } = await diamonds.chooseStone(0)
      if (way !== "walked to") await page.goto(`/diamonds/${article}/`)
      const term = page.getByRole("button", { name: "Чистота" })
      await term.focus()
      await page.keyboard.press("Shift")
      await expect(page.getByRole("tooltip")).toBeVisible()
      await expect(term).toHaveAccessibleDescription(/десятикратном/)
      await page.keyboard.press("Tab")
      await expect(page.getByRole("tooltip").filter({ hasText: "десятикратном" })).toHaveCount(0)
    })
  }
})
