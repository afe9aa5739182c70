import { expect, test } from "vitest"
import { mayReload, reloadGuardMs } from "../../../core/domain/maintenance/reload-guard.ts"

const now = 1_795_000_000_000

test("[LIM-008] the guard holds for ten seconds: no reload 9.9 s after the last one, one again after 10.1 s", () => {
  expect(reloadGuardMs).toBe(10_000)
  expect([0, 9_900, 10_000, 10_100].map((ago) => mayReload(now - ago, now))).toEqual([false, false, false, true])
})

test("a tab that was never reloaded may be", () => {
  expect(mayReload(null, now)).toBe(true)
})
