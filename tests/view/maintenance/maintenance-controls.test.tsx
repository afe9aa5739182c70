// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { App } from "../../../view/app.tsx"
import { JournalScreen } from "../../../view/screens/dev/journal-screen.tsx"
import { loadScreen } from "../../../view/screens/screens.tsx"
import { useShop } from "../../../view/shop-context.tsx"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

beforeAll(() => {
  vi.spyOn(console, "error").mockReturnValue()
  return loadScreen("home")
})
afterAll(() => void vi.restoreAllMocks())

const Whole = () => <App shop={useShop()} debug={false} />
const page = (answers: Partial<Calls>) => async () => drawRecorded((await shopAt("/", answers)).root, <Whole />)

testControls("view/app.tsx", page({ openPage: () => Promise.resolve(unreachable) }), [
  ["Повторить", follow, ["navigation", { type: "navigation.retry" }]]
])

it("reports a page that crashes while rendering", async () => {
  const { sentWhenDrawn } = await page({
    openPage: () => Promise.resolve(succeeded({ _tag: "Shown", data: {} }))
  })()
  const breakage = expect.objectContaining({ message: expect.any(String) })
  expect(sentWhenDrawn).toContainEqual(["page", { type: "page.break", breakage }])
})

const journal = async () => drawRecorded((await shopAt("/dev/journal")).root, <JournalScreen />)
testControls("view/screens/dev/journal-screen.tsx", journal, [
  ["Свернуть журнал вкладки", press, ["journalDesk", { type: "desk.read" }]],
  ["Скачать, скрыв личное", press, ["journalDesk", { type: "desk.save", masked: true }]],
  ["Скачать как есть", press, ["journalDesk", { type: "desk.save", masked: false }]],
  ["Открыть файл", press, ["journalDesk", { type: "desk.open" }]]
])
