import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { idsOf } from "../../tools/requirements/proof.ts"

it("no title written in a test claims more than three requirements", () => {
  const files = globSync("tests/**/*.{test.ts,test.tsx,spec.ts,model.ts}").filter((file) => !file.endsWith("requirements.test.ts"))
  expect(files.length).toBeGreaterThan(100)
  const boasts = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["'`](\[[A-Z]+-\d[^\n"`]*)["'`]/g)]
      .map(([, title = ""]) => title)
      .filter((title) => idsOf(title).length > 3)
      .map((title) => `${file}: ${title}`)
  )
  expect(boasts).toEqual([])
})
