import { termCode } from "../../../core/domain/product/terms.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

test.describe("an explanation of a term", () => {
  test("[LIM-010, SHL-013] appears after 200 ms under the pointer or the focus, remains while hovered itself, and closes by Escape", async ({
    clock,
    diamonds,
    diamond,
    page,
    request
  }) => {
    const asked: Array<string> = []
    page.on("request", (each) => void (each.url().endsWith("/api/tooltip") && asked.push(each.url())))
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

    await clock.pauseAt(Date.now() + 60_000)
    await term.hover()
    await clock.runFor(199)
    await expect(tooltip).toHaveCount(0)
    await clock.runFor(1)
    await expect(tooltip).toBeVisible()
    await tooltip.hover()
    await clock.runFor(2_000)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press("Escape")
    await clock.runFor(150)
    await expect(tooltip).toHaveCount(0)

    await page.mouse.move(640, 20)
    await clock.runFor(1_000)
    await term.focus()
    await clock.runFor(199)
    await expect(tooltip).toHaveCount(0)
    await clock.runFor(1)
    await expect(tooltip).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test("opens under the focus on a page loaded as a document, describes its term, and closes when the focus leaves", async ({
    page,
    request,
    shell
  }) => {
    const { articles } = await articlesOnPage(request, 1)
    await shell.open(`/diamonds/${articles[0] ?? ""}/`)
    const term = page.getByRole("button", { name: "Чистота" })
    await term.focus()
    await page.keyboard.press("Shift")
    await expect(page.getByRole("tooltip")).toBeVisible()
    await expect(term).toHaveAccessibleDescription(/десятикратном/)
    await page.keyboard.press("Tab")
    await expect(page.getByRole("tooltip").filter({ hasText: "десятикратном" })).toHaveCount(0)
  })
})
