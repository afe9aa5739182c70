import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

test("every control of the parts gallery is reached by the keyboard", byTurn, async ({ shell, page }) => {
  test.slow()
  await shell.open("/markup")
  // Hearts load after the first key press and must be reachable too.
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: /^В избранное/ }).first()).toBeVisible()
  const controls = page
    .locator("main")
    .locator("a[href], button, input:not([type=radio]):enabled, select:enabled, textarea, summary")
    .filter({ visible: true })
  const expected = await controls.count()
  await page.locator("main").focus()
  const reached = new Set<string>()
  for (let step = 0; step < expected + 20; step++) {
    await page.keyboard.press("Tab")
    const mark = await page.evaluate((number) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused.closest("main") === null) return null
      focused.dataset["reached"] ??= String(number)
      return focused.dataset["reached"]
    }, step)
    if (mark === null) break
    reached.add(mark)
  }
  expect(
    await controls.evaluateAll((all) =>
      all.filter((control) => !("reached" in (control as HTMLElement).dataset)).map((control) => control.outerHTML)
    )
  ).toEqual([])
})
