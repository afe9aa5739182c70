import type { Overlay } from "../../../qa/pages/header.ts"
import { expect, test } from "../support/test.ts"

const overlays: ReadonlyArray<Overlay> = ["desktopMenu", "hamburger", "search"]

test("[HDR-002, HDR-008, HDR-009] the header turns white at 53 px, returns to the variant of its page at 52 px, and shifts nothing when it shrinks", async ({
  header,
  page
}) => {
  const top = () => page.locator("h1").evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY))
  await header.open("/")
  const before = await top()
  await header.scrollTo(52)
  await header.seeVariant("transparent-black")
  await header.scrollTo(53)
  await header.seeVariant("white")
  expect([await top(), await header.scrolled()]).toEqual([before, 53])
  await header.choose("search")
  await header.seeOpen("search")
  await page.keyboard.press("Escape")
  await header.seeClosed()
  await header.seeVariant("white")
  await header.scrollTo(52)
  await header.seeVariant("transparent-black")
  await header.choose("search")
  await header.seeVariant("white")
  await page.keyboard.press("Escape")
  await header.seeVariant("transparent-black")
})

test("[HDR-013, HDR-014] the page does not scroll under an open menu, drawer or search, preserves its position, and a click outside closes them", async ({
  header,
  page
}) => {
  await header.open("/")
  for (const overlay of overlays) {
    await test.step(overlay, async () => {
      await header.scrollTo(300)
      await header.choose(overlay)
      await header.seeOpen(overlay)
      await header.pointAway()
      expect(await header.wheel(400)).toBe(300)
      if (overlay === "desktopMenu") await page.keyboard.press("Escape")
      else await page.mouse.click(overlay === "search" ? 640 : 1100, 860)
      await header.seeClosed()
      expect(await header.scrolled()).toBe(300)
      await expect.poll(() => header.wheel(40)).toBeGreaterThan(300)
    })
  }
})
