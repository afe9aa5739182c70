import { readFileSync } from "node:fs"
import { create } from "fontkit"
import { format, resolveConfig } from "prettier"
import { inRoot } from "../root.ts"
import { engraved } from "./alphabet.ts"

/** The fonts that are engraved, whole. */
const sources = {
  plain: "golos-text/400Regular/GolosText_400Regular.ttf",
  script: "marck-script/400Regular/MarckScript_400Regular.ttf"
}

/** Where the widths stand. */
export const widthsPath = "core/domain/engraving/letter-widths.ts"

/** How wide each letter is by the fonts themselves, as a rule of the shop reads it; a letter that a font has not stands not in it. */
export const engravingWidths = async (): Promise<string> => {
  const fonts = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, measured(source)]))
  const text = `/** Written by \`npm run fonts\`. In thousandths of a capital's height: the size of the font, and the width of each of its letters. */
export const letterWidths = ${JSON.stringify(fonts)} as const`
  return format(text, { ...(await resolveConfig(inRoot(".prettierrc.json"))), parser: "typescript" })
}

const measured = (source: string) => {
  const font = create(readFileSync(inRoot("node_modules/@expo-google-fonts", source)))
  const known = engraved.filter((code) => font.hasGlyphForCodePoint(code))
  return {
    fontSize: Math.round(1_000_000 / font.capHeight),
    letters: String.fromCodePoint(...known),
    widths: known.map((code) => Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.capHeight))
  }
}
