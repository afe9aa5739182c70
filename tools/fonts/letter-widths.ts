import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"
import { format, resolveConfig } from "prettier"
import { inRoot } from "../root.ts"
import { engraved, everyday, rare } from "./alphabet.ts"

const fontOf = (source: string): Font => create(readFileSync(inRoot("node_modules/@expo-google-fonts", source)))

const plain = fontOf("golos-text/400Regular/GolosText_400Regular.ttf")
const script = fontOf("marck-script/400Regular/MarckScript_400Regular.ttf")
const italic = fontOf("noto-serif-display/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf")

/** Generated files with letter widths measured in the fonts, by path. */
export const letterWidthFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    [
      "core/domain/engraving/letter-widths.ts",
      await written(
        "In thousandths of a capital's height: the size of the font, and the width of each of its letters; a letter that a font has not stands not in it.",
        engravedWidths()
      )
    ],
    [
      "core/domain/print/letter-widths.ts",
      await written(
        "In thousandths of the size: the width of each letter of the two printing faces, Golos Text 400 for words and Noto Serif Display 300 italic for names. Letters that either lacks stand in neither.",
        printedWidths()
      )
    ]
  ])

export const engravedWidths = () => ({
  plain: { fontSize: thousandths(plain.unitsPerEm, plain.capHeight), ...measured(plain, engraved, plain.capHeight) },
  script: { fontSize: thousandths(script.unitsPerEm, script.capHeight), ...measured(script, engraved, script.capHeight) }
})

export const printedWidths = () => ({
  words: measured(plain, printed, plain.unitsPerEm),
  names: measured(italic, printed, italic.unitsPerEm)
})

const isInk = (code: number): boolean => /[^\p{M}\p{Cc}\p{Cf}\p{Zs}]| /u.test(String.fromCodePoint(code))

const printed = [...everyday, ...rare].filter((code) => isInk(code) && italic.hasGlyphForCodePoint(code)).toSorted((a, b) => a - b)

const measured = (font: Font, letters: ReadonlyArray<number>, unit: number) => {
  const known = letters.filter((code) => font.hasGlyphForCodePoint(code))
  return {
    letters: String.fromCodePoint(...known),
    widths: known.map((code) => thousandths(font.glyphForCodePoint(code).advanceWidth, unit))
  }
}

const thousandths = (length: number, unit: number): number => Math.round((length * 1000) / unit)

const written = async (words: string, widths: object): Promise<string> =>
  format(`/** Written by \`npm run fonts\`. ${words} */\nexport const letterWidths = ${JSON.stringify(widths)} as const`, {
    ...(await resolveConfig(inRoot(".prettierrc.json"))),
    parser: "typescript"
  })
