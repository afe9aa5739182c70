import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { runFolder, setup } from "../support/database/run-folder.ts"

it("a nested run restores the outer run's folder", () => {
  const outer = runFolder()
  const close = setup()
  const inner = runFolder()
  close()
  expect([inner === outer, runFolder(), existsSync(inner)]).toEqual([false, outer, false])
})
