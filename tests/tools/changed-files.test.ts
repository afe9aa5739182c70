import { expect, test } from "vitest"
import { linesOf } from "../../tools/test/changed-files.ts"

test("changed lines of a file are those added and removed; a moved file has them under both names, a binary one has no number", () => {
  const numstat = ["3\t4\tview/a.tsx", "1\t0\t", "core/old.ts", "core/new name.ts", "-\t-\tpublic/a.avif", "0\t9\tcore/b.ts", ""].join("\0")
  expect([...linesOf(numstat)]).toEqual([
    ["view/a.tsx", 7],
    ["core/old.ts", 1],
    ["core/new name.ts", 1],
    ["public/a.avif", Infinity],
    ["core/b.ts", 9]
  ])
})
