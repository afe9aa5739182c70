import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { JournalPage } from "../../../qa/pages/journal-page.ts"
import { expect, test } from "../support/test.ts"

/** Folds a file in a fresh process; throws if a machine's state differs from the live one. */
const foldInFreshProcess = (file: string): string => execFileSync(process.execPath, ["tools/fold-journal.ts", file], { encoding: "utf8" })

test("the journal of a walk is exported, and a fresh process folds it to the same states", async ({ home, diamonds, diamond, page }) => {
  await home.openHome()
  await home.chooseDiamonds()
  await diamonds.see(1)
  await diamonds.choosePage(2)
  await diamonds.see(2)
  const { article } = await diamonds.chooseStone(0)
  await diamond.see(article)
  await diamond.goBack()
  await diamonds.see(2)

  const desk = new JournalPage(page)
  await desk.open()
  await desk.foldTab()
  expect(await desk.verdicts()).toContain("да")
  expect(await desk.verdicts()).not.toContain("нет")

  const folded = foldInFreshProcess(await desk.save())
  expect(folded).toContain("every running machine folds to its live state")
  expect(folded).not.toContain("DIFFERS")
})

test("a received file is folded on the page, and an invalid one is refused with a message", async ({ page }, testInfo) => {
  const desk = new JournalPage(page)
  await desk.open()
  await desk.foldTab()
  const saved = await desk.save()
  await desk.bring(saved)
  await desk.seeReportOfFile()

  const foreign = testInfo.outputPath("foreign.json")
  writeFileSync(foreign, `{"format":"other","version":1,"masked":false,"shared":[],"file":{}}`)
  await desk.bring(foreign)
  await desk.seeRefusal(/другой программы/)
})

test("a damaged journal of a tab is dropped with one log line, and the page works", async ({ home, diamonds, page }) => {
  const lines: Array<string> = []
  page.on("console", (message) => lines.push(message.text()))
  await page.addInitScript(() => sessionStorage.setItem("gran.journal", '{"format":"gran-journal","version":2'))
  await home.openHome()
  await home.chooseDiamonds()
  await diamonds.see(1)
  expect(lines.filter((line) => line.includes("journal"))).toHaveLength(1)
})
