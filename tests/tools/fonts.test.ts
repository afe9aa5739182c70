import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { commonCharacters, unicodeRange } from "../../tools/fonts/alphabet.ts"
import { buildFonts } from "../../tools/fonts/faces.ts"

/** Tables of letters for engravings and printed cards, which no page shows. */
const measured = "core/domain/*/letter-widths.ts"
const written = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))

it("keeps the fonts that `npm run fonts` makes", async () => {
  const files = await buildFonts()
  const stored = files.map(({ name }) => ({ name, content: readFileSync(`view/theme/fonts/${name}`) }))
  expect(stored.filter(({ content }, index) => files[index]?.content.equals(content) !== true).map(({ name }) => name)).toEqual([])
})

it("has every letter that the shop writes in the file that every page loads", () => {
  const texts = globSync("{core,view,server/seed}/**/*.{ts,tsx}", { exclude: [measured] }).map((file) => readFileSync(file, "utf8"))
  const drawn = (code: number) => code < 0x20 || (code >= 0x2500 && code < 0x2580)
  const missing = [...written(texts.join(""))].filter((code) => !drawn(code) && !commonCharacters.includes(code))
  expect(String.fromCodePoint(...missing)).toBe("")
})

it("names letters as `unicode-range` does", () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x410, 0x411])).toBe("U+20-22, U+a0, U+410-411")
})
