import { globSync } from "node:fs"
import { dirname } from "node:path/posix"
import { expect, it } from "vitest"

const most = 40

it(`no folder of code has more than ${most} files`, () => {
  const files = globSync("{adapters,app,core,inspector,qa,server,tests,tools,view}/**/*.{ts,tsx,css,sql}")
  // Migrations are an append-only, numbered list.
  const counts = Map.groupBy(
    files.filter((file) => !file.startsWith("server/platform/db/migrations/")),
    dirname
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect([...counts].filter(([, own]) => own.length > most).map(([folder, own]) => `${folder} ${own.length}`)).toEqual([])
})
