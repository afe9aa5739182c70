import { wordmark } from "../content/wordmark.ts"
import { wrapText, lengthOf, dropUnknownGraphemes } from "../print/letters.ts"
import { inks, linesOf, type Mark, type Sheet, sheetSize } from "../print/sheet.ts"
import { topView } from "./cut-drawing.ts"
import type { certificateSpecs } from "./diamond-certificate.ts"
import type { Proportions } from "./diamond-cut.ts"
import { allSizes, type Measurements } from "./diamond-size.ts"
import { profileFigures } from "./diamond-specs.ts"
import type { Shape } from "./diamond.ts"
import { profileMarks } from "./profile-marks.ts"

/** `figures` is the input of the drawings. */
export type StonePrint = {
  readonly code: string
  readonly title: string
  readonly shape: Shape
  readonly figures: Proportions & { readonly measurements: Measurements }
  readonly specs: ReturnType<typeof certificateSpecs>
  readonly name: string
  readonly message: string
  /** Page of the stone. */
  readonly link: string
}

const margin = 13
const end = sheetSize.width - margin
const middle = sheetSize.width / 2

/** A5: name and message, top view beside the specification, side view, QR code. */
export const stoneSheet = (stone: StonePrint): Sheet => {
  const top = stone.message === "" ? 59 : 66
  return {
    ...sheetSize,
    marks: [
      { kind: "ground", x: 0, y: 0, ...sheetSize, fill: inks.paper },
      ...headOf(stone),
      ...titleOf(stone),
      ...crownOf(stone, top),
      ...rowsOf(stone, top),
      ...profileMarks(
        { ...stone.figures, shape: stone.shape },
        { x: 22, y: 124, width: 104, ...profileInk },
        profileFigures({ ...stone.figures, shape: stone.shape })
      ),
      ...footOf(stone)
    ]
  }
}

const profileInk = { ink: inks.ink, quiet: inks.quiet, size: 2.2, paper: inks.paper } as const
const small = { kind: "text", size: 2.8, face: "words", fill: inks.ink } as const

const headOf = ({ code }: StonePrint): ReadonlyArray<Mark> => [
  { kind: "outline", path: wordmark.path, x: margin, y: margin - 0.5, scale: 27 / 2195, fill: inks.ink },
  { ...small, text: `Сертификат № ${code}`, x: end, y: 16.4, align: "end" },
  { kind: "rule", x: margin, y: 21.5, to: end, stroke: inks.ink }
]

const titleOf = ({ message, name, title }: StonePrint): ReadonlyArray<Mark> => {
  const text = dropUnknownGraphemes(name) || title
  const size = Math.min(13, (end - margin) / lengthOf("names", text, 1))
  return [
    ...(name === "" ? [] : [{ ...small, text: "Бриллиант по имени", x: middle, y: 30, align: "middle" } as const]),
    { kind: "text", text, x: middle, y: 45, size, face: "names", fill: inks.ink, align: "middle" },
    ...linesOf(wrapText("words", dropUnknownGraphemes(message), 3.3, 104).slice(0, 3), {
      x: middle,
      y: 53,
      size: 3.3,
      leading: 4.9,
      face: "words",
      fill: inks.ink,
      align: "middle"
    })
  ]
}

const crown = { x: 15, width: 38 } as const

const crownOf = ({ figures: { measurements, table }, shape }: StonePrint, top: number): ReadonlyArray<Mark> => {
  const { path, viewBox } = topView(shape, { ...measurements, table })
  const [left = 0, above = 0, width = 1, height = 1] = viewBox.split(" ").map(Number)
  const scale = Math.min(crown.width / width, 46 / height)
  const x = crown.x + (crown.width - width * scale) / 2
  return [
    { kind: "lines", path, x: x - left * scale, y: top - above * scale, scale, stroke: inks.ink, thickness: 0.16 },
    { ...small, text: allSizes(measurements), x: crown.x + crown.width / 2, y: top + height * scale + 6, align: "middle" }
  ]
}

const rowsOf = ({ specs }: StonePrint, top: number): ReadonlyArray<Mark> =>
  specs.flatMap(([name, value], index): ReadonlyArray<Mark> => {
    const y = top + 2.2 + index * 5.1
    return [
      { ...small, text: name, x: 66, y, fill: inks.quiet },
      { ...small, text: value, x: end, y, align: "end" },
      { kind: "rule", x: 66, y: y + 1.6, to: end, stroke: inks.line }
    ]
  })

const footOf = ({ link, title }: StonePrint): ReadonlyArray<Mark> => [
  { kind: "rule", x: margin, y: 181, to: end, stroke: inks.ink },
  { ...small, text: title, x: margin, y: 192 },
  { ...small, text: "Чертежи построены по измерениям этого камня.", x: margin, y: 196.6, fill: inks.quiet },
  { ...small, text: "Код справа открывает его страницу.", x: margin, y: 201.2, fill: inks.quiet },
  { kind: "code", link, x: end - 20, y: 184.5, side: 20 }
]
