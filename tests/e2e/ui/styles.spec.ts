import { stylesBeyond, stylesNamed } from "../../support/browser/assets.ts"
import { byTurn } from "../../support/rings.ts"
import { filledIn } from "../support/addresses.ts"
import { expect, test } from "../support/test.ts"

test(
  "a document contains the styles that it uses and loads one stylesheet, and those of further screens load once each",
  byTurn,
  async ({ home, diamonds, page }) => {
    const asked: Array<string> = []
    page.on("request", (request) => void (request.resourceType() === "stylesheet" && asked.push(new URL(request.url()).pathname)))
    await home.openHome()
    expect(asked).toEqual([await page.locator("script[data-rules]").getAttribute("data-rules")])

    await home.followHeader("Бриллианты")
    await diamonds.see(1)
    await diamonds.goHome()
    await home.see()
    await home.followHeader("Бриллианты")
    await diamonds.see(1)
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
    expect(asked).toEqual(expect.arrayContaining([...stylesBeyond("diamonds", "home")]))
    expect(asked).not.toEqual(expect.arrayContaining([...stylesNamed("home-screen")]))
    expect(asked).not.toEqual(expect.arrayContaining([...stylesNamed("boot")]))
  }
)

for (const path of ["/", "/diamonds", "/diamonds/{article}/", "/jewelry/", "{piece}"])
  test(`all rules change nothing in ${path} as it was drawn, at 390 and 1440 px`, byTurn, async ({ page, request }) => {
    const address = await filledIn(path, request)
    const [, rules = ""] = /data-rules="([^"]*)"/.exec(await (await request.get(address)).text()) ?? []
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.route("**/assets/*.js", (route) => route.abort())
    for (const width of [390, 1440]) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(`**${rules}`, (route) => released.then(() => route.continue()))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await expect(page.locator("html:not([data-plain]) #missing:not([hidden])")).toHaveCount(1)
      const before = await page.evaluate(looks)
      release()
      await page.evaluate(() => globalThis.allRules?.then(() => undefined))
      expect(before.length).toBeGreaterThan(300)
      expect(await page.evaluate(looks)).toEqual(before)
      await page.unroute(`**${rules}`)
    }
  })

/** Tag and classes of each element with a checksum of its computed style and that of its pseudo-elements. */
const looks = (): ReadonlyArray<string> => {
  const sum = (text: string) => {
    let result = 0
    for (let index = 0; index < text.length; index++) result = (result * 31 + text.charCodeAt(index)) | 0
    return result
  }
  return [...document.querySelectorAll("body *")].map((element) => {
    const styles = ["", "::before", "::after"].map((part) => sum(getComputedStyle(element, part).cssText))
    return `${element.tagName}.${element.getAttribute("class")} ${styles.join(" ")}`
  })
}
