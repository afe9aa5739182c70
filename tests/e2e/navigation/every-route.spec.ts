import { routes } from "../../../core/routes/table.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { crowdingOf } from "../../support/browser/crowding.ts"
import { builtAddresses, filledIn } from "../support/addresses.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

for (const { isFirst, path, status } of builtAddresses) {
  const looked = isFirst ? [1440, 390] : [1440]
  test(`${path} keeps the policy, hydrates without an error, asks nobody else, has no fault that axe can find at ${looked.join(" and ")} px, and with letters of twice the size fits into 390 and 320 px and has nothing lost, broken or covered at 1440 and 390 px`, async ({
    page,
    shell,
    request,
    watched
  }) => {
    expect((await shell.open(await filledIn(path, request))).status()).toBe(status)
    await page.waitForLoadState("networkidle")
    await shell.seeSettled()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      if (looked.includes(width)) expect(await faultsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await withLargeText(page, async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(textBeyond)).toEqual([])
      }
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => crowdingOf(page)).toEqual([])
      }
    })
    expect(watched.broken).toEqual([])
    expect(watched.foreign).toEqual([])
  })
}

test("[RT-140] every route is a document of its own, the same with a slash at its end and without; one that is still to come is none in both forms", async ({
  request
}) => {
  const seen = async (path: string) => {
    const answer = await request.get(path)
    return { status: answer.status(), heading: /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1] }
  }
  for (const { path, status } of builtAddresses) {
    const [address = "", query = ""] = (await filledIn(path, request)).split("?")
    const bare = address.replace(/\/$/, "")
    const [one, other] = await Promise.all([bare, `${bare}/`].map((form) => seen(query === "" ? form : `${form}?${query}`)))
    expect({ path, ...other }).toEqual({ path, ...one, status })
    expect(one?.heading ?? "", path).not.toBe("")
  }
  for (const { pattern } of routes.filter(({ screen }) => screen === null)) {
    const path = pattern.replaceAll(/\/\{page[^/]*/g, "").replaceAll(/\{[^}]*\}/g, "kolco--a")
    const [one, other] = await Promise.all([path, `${path}/`].map(seen))
    expect({ path, ...other }).toEqual({ path, ...one, status: 404 })
  }
})

/** Words that stand beyond the right edge of the page where nothing scrolls or hides them. */
function textBeyond(): ReadonlyArray<string> {
  const edge = document.documentElement.clientWidth + 1
  const isReached = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== "visible" || isReached(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const beyond: Array<string> = document.documentElement.scrollWidth < edge ? [] : ["the page itself"]
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text)
    const isOut = [...range.getClientRects()].some(({ right, width }) => width > 1 && right > edge)
    if (isOut && !isReached(text.parentElement)) beyond.push(text.textContent ?? "")
  }
  return beyond
}
