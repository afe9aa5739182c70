import { parseArgs } from "node:util"
import { measureBrightness } from "../core/domain/optics/brightness.ts"
import { brightnessGradeOf, brightnessOf } from "../core/domain/optics/brightness-table.ts"
import { measureFace } from "../core/domain/optics/face.ts"
import { traced } from "../core/domain/optics/rays.ts"
import { solidOf, usualRatio } from "../core/domain/optics/solid.ts"
import { withUsage, WrongUsage } from "./arguments.ts"
import { describedBy } from "./stone/options.ts"
import { drawStone } from "./stone/draw.ts"

/**
 * `npm run stone -- --shape round --table 57 --crown 34.5 --pavilion 40.8`: prints the result of the optical model; `--json` as JSON,
 * `--png FILE` as a picture, `--view aset` by direction of light.
 */
const options = {
  shape: { type: "string", default: "round" },
  table: { type: "string" },
  crown: { type: "string" },
  pavilion: { type: "string" },
  girdle: { type: "string", default: "3.5" },
  star: { type: "string" },
  lower: { type: "string" },
  culet: { type: "string" },
  ratio: { type: "string" },
  json: { type: "boolean", default: false },
  png: { type: "string" },
  view: { type: "string", default: "face" }
} as const

const usage =
  "npm run stone -- --table 57 --crown 34.5 --pavilion 40.8 [--shape round] [--girdle 3.5] [--star 50] [--lower 77] [--culet 0] [--ratio 1] [--json] [--png FILE] [--view face|aset]"

const run = async (): Promise<number> => {
  const { stone: description, values } = await withUsage(usage, readArguments)
  const result = solidOf(description)
  if (result._tag === "ImpossibleProportions") return refuse(result.message)
  const stone = traced(result.cut)
  const facets = Object.fromEntries([...Map.groupBy(result.cut.facets, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]))
  const inTable = brightnessOf({ ratio: usualRatio[description.shape], ...description })
  const brightness = {
    measured: measureBrightness(stone),
    table: inTable,
    grade: inTable === null ? null : brightnessGradeOf(description.shape, inTable)
  }
  const measures = { ...measureFace(stone), brightness, facets }
  if (values.png !== undefined) await drawStone(stone, values.view, values.png)
  console.log(values.json ? JSON.stringify(measures, null, 2) : linesOf(measures))
  return 0
}

const readArguments = () => {
  const { values } = parseArgs({ options })
  const view = (["face", "aset"] as const).find((each) => each === values.view)
  if (view === undefined) throw new WrongUsage(`--view: face or aset, given ${values.view}`)
  return { stone: describedBy(values), values: { ...values, view } }
}

const refuse = (message: string): number => {
  console.error(message)
  return 1
}

const linesOf = ({
  aset,
  brightness,
  contrast,
  facets,
  fire,
  leakage,
  lightReturn
}: ReturnType<typeof measureFace> & {
  readonly brightness: { readonly measured: number; readonly table: number | null; readonly grade: string | null }
  readonly facets: Readonly<Record<string, number>>
}): string =>
  [
    `aset          ${Object.entries(aset).map(([zone, share]) => `${zone} ${percent(share)}`).join(", ")}`, // prettier-ignore
    `brightness    ${percent(brightness.measured)}, by the table ${brightness.table === null ? "unknown" : `${percent(brightness.table / 10_000)} ${brightness.grade ?? ""}`}`,
    `light return  ${lightReturn.toFixed(3)}`,
    `leakage       ${percent(leakage)}`,
    `contrast      ${contrast.toFixed(3)}`,
    `fire          ${fire.toFixed(2)}°`,
    `facets        ${Object.entries(facets).map(([kind, count]) => `${count} ${kind}`).join(", ")}` // prettier-ignore
  ].join("\n")

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

process.exitCode = await run()
