import { inflateSync } from "node:zlib"

/**
 * Text of a PDF of the shop, by line. Letters are written as glyph numbers, with a table for each font. Each line is decoded with every
 * table, and only one of the results is readable.
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

/** `<0000> <0002> [<0020> <0041> <0042>]`: first and last glyph, and the letter of each. */
const spelling = (table: string): ReadonlyMap<number, string> =>
  new Map(
    [...table.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi)].flatMap(([, first = "", letters = ""]) =>
      [...letters.matchAll(/<([0-9a-f]*)>/gi)].map(
        ([, hex = ""], index) => [Number.parseInt(first, 16) + index, Buffer.from(hex, "hex").swap16().toString("utf16le")] as const
      )
    )
  )
