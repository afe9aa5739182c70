import { inflateSync } from "node:zlib"

/**
 * What a PDF of the shop says, a line each. Its letters are numbers of glyphs, which each font spells in a table of its own; a line is read by every table,
 * and only one of the readings is words.
 */
export const pdfText = (file: Buffer): string => {
  const streams = [...file.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = ""]) => inflated(data))
  const tables = streams.filter((stream) => stream.includes("beginbfrange")).map(spelling)
  const lines = streams.flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])+)\]\s*TJ/gi)].map(([, line = ""]) => line))
  return lines
    .flatMap((line) =>
      tables.map((table) =>
        glyphs(line)
          .map((glyph) => table.get(glyph) ?? "?")
          .join("")
      )
    )
    .join("\n")
}

const inflated = (data: string): string => {
  try {
    return inflateSync(Buffer.from(data, "latin1")).toString("latin1")
  } catch {
    return ""
  }
}

const glyphs = (line: string): ReadonlyArray<number> =>
  [...line.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = ""]) => (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)))

/** `<0000> <0002> [<0020> <0041> <0042>]`: from which glyph to which, and the letters of each. */
const spelling = (table: string): ReadonlyMap<number, string> =>
  new Map(
    [...table.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi)].flatMap(([, first = "", letters = ""]) =>
      [...letters.matchAll(/<([0-9a-f]*)>/gi)].map(
        ([, hex = ""], index) => [Number.parseInt(first, 16) + index, Buffer.from(hex, "hex").swap16().toString("utf16le")] as const
      )
    )
  )
