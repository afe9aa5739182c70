import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { runFolder, setup } from "../support/database/run-folder.ts"

it("a run within a run gives the folder of the outer one back", () => {
  const outer = runFolder()
  const close = setup()
  const inner = runFolder()
  close()
  expect([inner === outer, runFolder(), existsSync(inner)]).toEqual([false, outer, false])
})
