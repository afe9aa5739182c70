import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { letterWidths as onPieces } from "../../../../core/domain/engraving/letter-widths.ts"
import { letterWidths as onPaper } from "../../../../core/domain/print/letter-widths.ts"
import { wrapText, lengthOf, normalizeForPrint, unknownGraphemes, dropUnknownGraphemes } from "../../../../core/domain/print/letters.ts"
import { engravedWidths, letterWidthFiles, printedWidths } from "../../../../tools/fonts/letter-widths.ts"
import { inRoot } from "../../../../tools/root.ts"

test("measured letters match the fonts", () => {
  expect(onPaper).toEqual(printedWidths())
  expect(onPieces).toEqual(engravedWidths())
})

test("the width files are those that `npm run fonts` writes", async () => {
  for (const [path, content] of await letterWidthFiles()) expect(readFileSync(inRoot(path), "utf8")).toBe(content)
})

test("a text breaks at spaces and at its own line ends, and a word longer than a line breaks inside", () => {
  const width = lengthOf("words", "две строки", 4)
  expect(wrapText("words", "две строки и ещё", 4, width)).toEqual(["две строки", "и ещё"])
  expect(wrapText("words", "раз\n\nдва", 4, width)).toEqual(["раз", "", "два"])
  const lines = wrapText("words", "о".repeat(200), 4, width)
  expect(lines.join("")).toBe("о".repeat(200))
  expect(lines.every((line) => lengthOf("words", line, 4) <= width)).toBe(true)
})

test("letters missing in the fonts are reported once each, and left out of the print", () => {
  expect(unknownGraphemes("С днём рождения! №1 «ё» 💍💍 👨‍👩‍👧 שלום")).toEqual(["💍", "👨‍👩‍👧", "ש", "ל", "ו", "ם"])
  expect(dropUnknownGraphemes("Любимой 💍")).toBe("Любимой")
  expect(normalizeForPrint("и\u0306  а\u00A0б\r\nв ")).toBe("й а б\nв")
})
