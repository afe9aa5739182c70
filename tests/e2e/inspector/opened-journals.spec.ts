import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { byTurn, inFull } from "../../support/rings.ts"
import { InspectorPage } from "../../../qa/pages/inspector-page.ts"
import { expect, test } from "../support/test.ts"
import { inspectorFaults } from "../support/inspected.ts"

test(
  "a journal is opened by chooser, drop and link and compared with another, and an invalid file is refused with a reason",
  byTurn,
  async ({ home, page, context }) => {
    await home.openHome()
    await page.mouse.move(200, 200)
    const inspector = new InspectorPage(await context.newPage())
    await inspector.open()
    await inspector.attachTo(/./)
    await inspector.chooseMachine("header")
    const text = await inspector.saveJournal()
    await page.close()

    const fresh = new InspectorPage(await context.newPage())
    await fresh.open()
    await fresh.bring("{")
    await fresh.seeRefusal(/Файл повреждён/)
    await fresh.bring('{"format":"other","version":1,"masked":false,"shared":[],"file":{}}')
    await fresh.seeRefusal(/Это журнал другой программы/)
    await fresh.bring(text.replace('"version":2', '"version":0'))
    await fresh.seeRefusal(/Журнал другой версии: версия 0, нужна 2/)
    await fresh.bring(text.replaceAll(/"machine":"\w+"/g, '"machine":"gone"'))
    await fresh.seeRefusal(/Эта сборка не может свернуть журнал/)
    await fresh.drop(text, "dropped.json")
    await expect(fresh.page.getByText("файл: dropped.json")).toBeVisible()
    await fresh.seeState("Конец журнала")

    for (const [other, why] of [
      ["{", /Файл повреждён/],
      ['{"format":"other","version":1,"masked":false,"shared":[],"file":{}}', /Это журнал другой программы/],
      [text.replace('"version":2', '"version":0'), /Журнал другой версии/]
    ] as const) {
      await fresh.compare(other, "bad.json")
      await fresh.seeRefusal(why)
    }
    await fresh.compare(text, "same.json")
    await fresh.seeComparison(/^Пути совпадают/)
    await expect(fresh.page.getByRole("alert")).toHaveCount(0)
    await fresh.compare(text.replaceAll('"tab.touched"', '"tab.unknown"'), "other.json")
    await fresh.seeComparison(/^Пути расходятся на записи \d+$/)
    const states = fresh.page.getByRole("table", { name: /^Состояния после записи/ })
    await expect(states.getByRole("row").first()).toContainText("other.json")
    expect(await inspectorFaults(fresh.page)).toEqual([])
    await fresh.stopComparing()

    mkdirSync(".qa", { recursive: true })
    writeFileSync(".qa/e2e-inspector.json", text)
    try {
      const linked = new InspectorPage(await context.newPage())
      await linked.open("#file=e2e-inspector.json")
      await expect(linked.page.getByText("файл: e2e-inspector.json")).toBeVisible()
      await linked.open("#file=nothing.json")
      await linked.page.reload()
      await linked.seeRefusal(/Файла «nothing.json» нет/)
    } finally {
      rmSync(".qa/e2e-inspector.json")
    }
  }
)

test("a journal of a hundred thousand entries draws one screen of rows", inFull, async ({ page }) => {
  const inspector = new InspectorPage(page)
  await inspector.open()
  const entries = Array.from({ length: 100_000 }, (_, seq) => ({
    ...{ seq, at: 1_800_000_000_000 + seq * 7, actor: "tooltip", incarnation: 1 },
    event: seq === 0 ? { type: "xstate.init" } : { type: seq % 2 === 1 ? "tooltip.point" : "tooltip.leave", of: "cut" }
  }))
  const incarnations = [{ actor: "tooltip", incarnation: 1, machine: "tooltip", ended: false }]
  const file = { build: "b", journal: { version: 2, incarnations, entries }, states: [] }
  await inspector.bring(JSON.stringify({ format: "gran-journal", version: 2, masked: false, shared: [], file }))
  await inspector.seeState("Конец журнала")
  const log = page.getByRole("listbox", { name: "Записи журнала" })
  await expect(page.getByText("100 000 из 100 000")).toBeVisible()
  const rows = await log.evaluate(async (list) => {
    const counts: Array<number> = []
    for (let step = 0; step < 40; step++) {
      list.scrollTop = (list.scrollHeight / 40) * step
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      counts.push(list.querySelectorAll("[role=option]").length)
    }
    return counts
  })
  expect(Math.min(...rows)).toBeGreaterThan(0)
  expect(Math.max(...rows)).toBeLessThan(60)
})
