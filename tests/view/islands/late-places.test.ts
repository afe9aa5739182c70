import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Helpers through which views must load other code, because they handle a missing file. */
const ways =
  /\b(?:lateIsland|onDemand|loadCode|setDialogLoader|setHeartLoader)\(|^\s*(?:"?[\w-]+"?: )?\(\) =>\s*$|^ {2}"?[\w-]+"?: \(\) => import|\bfromGroup\(/

const views = globSync("view/**/*.{ts,tsx}").map((file) => [file, readFileSync(file, "utf8")] as const)

it("only one file of the views creates a lazy React component", () => {
  expect(views.filter(([, code]) => /\blazy\(/.test(code)).map(([file]) => file)).toEqual(["view/islands/late-island.tsx"])
})

it("every dynamic import goes through a helper that reports a missing file, or is in a table read by one", () => {
  const bare = views.flatMap(([file, code]) => {
    const lines = code.split("\n")
    return lines.flatMap((line, index) =>
      /\bimport\("/.test(line) && !ways.test(line) && !ways.test(lines[index - 1] ?? "") ? [`${file}: ${line.trim()}`] : []
    )
  })
  expect(bare).toEqual([])
})
