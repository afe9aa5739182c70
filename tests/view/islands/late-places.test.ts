import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Helpers through which views must load other code, because they handle a missing file. */
const ways = /\b(?:late|wanted|loadCode|bringHearts)\(|^\s*(?:"?[\w-]+"?: )?\(\) =>\s*$|^ {2}"?[\w-]+"?: \(\) => import|\bthrough\(/

const views = globSync("view/**/*.{ts,tsx}").map((file) => [file, readFileSync(file, "utf8")] as const)

it("only one file of the views makes a lazy component of React", () => {
  expect(views.filter(([, code]) => /\blazy\(/.test(code)).map(([file]) => file)).toEqual(["view/islands/late.tsx"])
})

it("every import that is made late goes through what says so where it does not come, or stands in a table that is read by such", () => {
  const bare = views.flatMap(([file, code]) => {
    const lines = code.split("\n")
    return lines.flatMap((line, index) =>
      /\bimport\("/.test(line) && !ways.test(line) && !ways.test(lines[index - 1] ?? "") ? [`${file}: ${line.trim()}`] : []
    )
  })
  expect(bare).toEqual([])
})
