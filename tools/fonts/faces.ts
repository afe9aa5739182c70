import { readFileSync } from "node:fs"
import { format, resolveConfig } from "prettier"
import subsetFont from "subset-font"
import { inRoot } from "../root.ts"
import { engraved, everyday, rare, unicodeRange } from "./alphabet.ts"

export type FontFile = { readonly name: string; readonly content: Buffer }

type Face = {
  readonly name: string
  readonly family: string
  readonly weight: 300 | 400 | 500
  readonly style: "normal" | "italic"
  readonly source: string
}

const golosText = { family: "Golos Text", style: "normal" } as const
const display = { family: "Noto Serif Display", weight: 300 } as const

/** Font faces of the design; none is bolder than 500. */
const faces: ReadonlyArray<Face> = [
  { ...golosText, name: "golos-text-400", weight: 400, source: "golos-text/400Regular/GolosText_400Regular.ttf" },
  { ...golosText, name: "golos-text-500", weight: 500, source: "golos-text/500Medium/GolosText_500Medium.ttf" },
  { ...display, name: "noto-serif-display-300", style: "normal", source: "noto-serif-display/300Light/NotoSerifDisplay_300Light.ttf" },
  {
    ...display,
    name: "noto-serif-display-300-italic",
    style: "italic",
    source: "noto-serif-display/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf"
  }
]

/** Each face is split in two: characters of every page, and rare ones loaded on demand. */
const alphabets = [
  { suffix: "", codes: everyday },
  { suffix: "-rare", codes: rare }
] as const

/** Script font for engraving, loaded only where engraving is chosen or shown. */
const script = {
  name: "marck-script-400",
  family: "Marck Script",
  weight: 400,
  style: "normal",
  source: "marck-script/400Regular/MarckScript_400Regular.ttf",
  codes: engraved
} as const satisfies Face & { readonly codes: ReadonlyArray<number> }

/** OpenType features that browsers apply by default, and figures for prices and tables. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "lnum", "tnum"]

/** Metrics of vertical text and style names, unused here. */
const dropTables = ["STAT", "vhea", "vmtx"]

/** Licence texts; copyright is preserved by default. */
const preserveNameIds = [13, 14]

/** Content of `view/theme/fonts`: fonts, their stylesheet and licences. Reproducible. */
export const buildFonts = async (): Promise<ReadonlyArray<FontFile>> => {
  const files = faces.flatMap((face) => alphabets.map(({ codes, suffix }) => ({ ...face, codes, name: `${face.name}${suffix}.woff2` })))
  const fonts = [...files, { ...script, name: `${script.name}.woff2` }].map(async ({ codes, name, source }) => ({
    name,
    content: await cut(readSource(source), codes)
  }))
  const sheetOf = (named: typeof files) => formatted(`/* Written by \`npm run fonts\`. */\n${named.map(rule).join("\n")}`)
  const sheets = [
    { name: "faces.css", content: Buffer.from(await sheetOf(files)) },
    { name: "engraving.css", content: Buffer.from(await sheetOf([{ ...script, name: `${script.name}.woff2` }])) }
  ]
  const licences = ["golos-text", "noto-serif-display", "marck-script"].map((name) => ({
    name: `${name}-OFL.txt`,
    content: readSource(`${name}/LICENSE_FONT`)
  }))
  return [...(await Promise.all(fonts)), ...sheets, ...licences]
}

const readSource = (path: string): Buffer => readFileSync(inRoot("node_modules/@expo-google-fonts", path))

const cut = (font: Buffer, codes: ReadonlyArray<number>): Promise<Buffer> =>
  subsetFont(font, String.fromCodePoint(...codes), { targetFormat: "woff2", keepFeatures, dropTables, preserveNameIds })

const rule = ({ codes, family, name, style, weight }: Face & { readonly codes: ReadonlyArray<number> }): string => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${unicodeRange(codes)};
}
`

const formatted = async (style: string): Promise<string> =>
  format(style, { ...(await resolveConfig(inRoot(".prettierrc.json"))), parser: "css" })
