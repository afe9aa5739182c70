import { expect, it } from "vitest"
import { openTestRunner } from "../../tools/qa/mutants/test-runner.ts"

const plurals = "tests/core/domain/text/plural.test.ts"
const money = "tests/core/domain/text/money.test.ts"

it("reports the result of a run, independent of earlier test files", async () => {
  const runner = await openTestRunner({ setup: [], bail: 1, limitMs: 60_000 })
  const broken = await runner.run([plurals], new Map([["core/domain/text/plural.ts", "export const formatCount = () => 1"]]))
  const sound = await runner.run([money], new Map())
  const mended = await runner.run([plurals], new Map())
  await runner.close()
  expect([broken.failed, sound.failed, mended.failed]).toEqual([[plurals], [], []])
  expect([sound.passed, sound.failure, mended.passed]).toEqual([[money], null, [plurals]])
})
