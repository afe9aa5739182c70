import { AxeBuilder } from "@axe-core/playwright"
import { builtAddresses, filledIn } from "./support/addresses.ts"
import { expect, test } from "./support/test.ts"

const widths = [1280, 390]

for (const { path, status } of builtAddresses) {
  test(`${path} keeps the policy, hydrates without an error and asks nobody else`, async ({ page, shell, request, watched }) => {
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`)
      )
    })
    expect((await shell.open(await filledIn(path, request))).status()).toBe(status)
    await page.waitForLoadState("networkidle")
    expect(watched.broken).toEqual([])
    expect(watched.foreign).toEqual([])
  })

  for (const width of widths) {
    test(`${path} has no fault that axe can find, ${width} px wide`, async ({ page, shell, request }) => {
      await page.setViewportSize({ width, height: 900 })
      await shell.open(await filledIn(path, request))
      await page.waitForLoadState("networkidle")
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze()
      expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(" ")) }))).toEqual([])
    })

    test(`${path} fits into ${width} px`, async ({ page, shell, request }) => {
      await page.setViewportSize({ width, height: 900 })
      await shell.open(await filledIn(path, request))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}
