import { readFileSync } from "node:fs"

/** What each letter of a font file measures, in its units: the tables `cmap` (format 4) and `hmtx` of OpenType. */
export const fontWidths = (file: string): ReadonlyMap<number, number> => {
  const font = readFileSync(file)
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      return [font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8)] as const
    })
  )
  const [cmap = 0, hhea = 0, hmtx = 0] = ["cmap", "hhea", "hmtx"].map((name) => tables.get(name))
  const metrics = font.readUInt16BE(hhea + 34)
  const widthOf = (glyph: number) => font.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4)
  const glyphs = lettersOf(font, cmap)
  return new Map([...glyphs].map(([letter, glyph]) => [letter, widthOf(glyph)]))
}

const lettersOf = (font: Buffer, cmap: number): ReadonlyMap<number, number> => {
  const starts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8))
  const table = starts.find((start) => font.readUInt16BE(start) === 4) ?? 0
  const segments = font.readUInt16BE(table + 6) / 2
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment++) {
    const at = (part: number) => table + 14 + part * segments * 2 + (part === 0 ? 0 : 2) + segment * 2
    const [end, start, delta, offset] = [at(0), at(1), at(2), at(3)].map((place) => font.readUInt16BE(place))
    for (let letter = start ?? 0; letter <= (end ?? 0) && letter < 0xffff; letter++) {
      const place = at(3) + (offset ?? 0) + (letter - (start ?? 0)) * 2
      const glyph = offset === 0 ? letter : font.readUInt16BE(place)
      if (offset === 0 || glyph !== 0) glyphs.set(letter, (glyph + (delta ?? 0)) & 0xffff)
    }
  }
  return glyphs
}
