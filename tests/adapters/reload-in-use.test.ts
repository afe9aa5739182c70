// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { makeReloads } from "../../adapters/browser/reloads-browser.ts"

/** Later in each test, because presses are remembered. */
let start = 1_795_000_000_000
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: (start += 3_600_000) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ""
})

/** A tab that waits for a reload; tells after some seconds whether it may reload. */
const waiting = async () => {
  const reloads = makeReloads({ hasPendingWrites: () => false, isBusy: () => false, hasUnsavedSecrets: () => false })
  await Effect.runPromise(reloads.isQuiet)
  vi.setSystemTime(Date.now() + 3_000)
  await Effect.runPromise(reloads.untilQuiet)
  return async (seconds = 0) => {
    vi.setSystemTime(Date.now() + seconds * 1_000)
    return Effect.runPromise(reloads.isQuiet)
  }
}

it.each(["pointerdown", "keydown"])("a tab is not reloaded within three seconds after a press: %s", async (act) => {
  const isQuiet = await waiting()
  document.body.dispatchEvent(new Event(act, { bubbles: true }))
  expect([await isQuiet(), await isQuiet(2.9), await isQuiet(0.1)]).toEqual([false, false, true])
})

it("a tab is not reloaded within three seconds after a dialog opens", async () => {
  const isQuiet = await waiting()
  document.body.innerHTML = "<dialog open><button>Закрыть</button></dialog>"
  expect([await isQuiet(), await isQuiet(2.9), await isQuiet(0.1)]).toEqual([false, false, true])
})

it("a tab with text in an open dialog is not reloaded for two minutes", async () => {
  const isQuiet = await waiting()
  document.body.innerHTML = "<dialog open><input name=name value=Анна><input type=checkbox value=1></dialog>"
  expect([await isQuiet(), await isQuiet(110), await isQuiet(11)]).toEqual([false, false, true])
})

it("presses delay a reload for two minutes at most", async () => {
  const isQuiet = await waiting()
  const quiet: Array<boolean> = []
  for (let second = 0; second < 122; second += 2) {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    quiet.push(await isQuiet(2))
  }
  expect(quiet.indexOf(true)).toBe(60)
})
