import fc from "fast-check"
import { afterAll, beforeAll, describe, test } from "vitest"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { frameCounts, frameList } from "../../support/samples/faceted-frames.ts"

describe.each(bothDatabases())("the list of frames in dozens of states on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
  })
  afterAll(() => database.stop())

  test("has option counts equal to a naive count, of a category, for a stone", async () => {
    await fc.assert(frameCounts(database.run), { numRuns: 80, seed: 57 })
  }, 120_000)

  test("has each blank once, with its cheapest matching frame, by the shop's order or by that price", async () => {
    await fc.assert(frameList(database.run), { numRuns: 80, seed: 57 })
  }, 120_000)
})
