import { zoneAt } from "../optics/face.ts"
import { traced } from "../optics/rays.ts"
import { solidOf } from "../optics/solid.ts"
import { formatNumber } from "../text/numbers.ts"
import { type Drawing, label, type Panel, stroke, type Stroke } from "./drawing.ts"
import { profileOf, type RoundProportions, usualRound } from "./stone-views.ts"

const side = 200
const cellsAcrossQuarter = 40

export const drawPavilions = (): Drawing =>
  [38.5, 40.8, 43.5].map((pavilionAngle) => mapPanel(pavilionAngle, { ...usualRound, pavilionAngle }))

export const drawCrowns = (): Drawing => [30, 34.5, 40].map((crownAngle) => mapPanel(crownAngle, { ...usualRound, crownAngle }))

const mapPanel = (angle: number, proportions: RoundProportions): Panel => {
  const { shares, strokes } = mapOf(proportions)
  const percent = (share: number) => `${formatNumber(share * 100, 0)} %`
  return {
    title: `${formatNumber(angle, 1)}°`,
    text: `красного ${percent(shares.red)}, синего ${percent(shares.blue)}, зелёного ${percent(shares.green)}`,
    width: side,
    height: side + 140,
    strokes: [...strokes, stroke(profileOf(proportions, side / 2, side + 20, 84))],
    labels: []
  }
}

/** Light map of a quarter of the face (`optics/face.ts`), with each zone's share. */
const mapOf = (proportions: RoundProportions) => {
  const solid = solidOf({ ...proportions, shape: "round" })
  if (solid._tag !== "Solid") return { shares: { red: 0, green: 0, blue: 0, dark: 0 }, strokes: [] }
  const stone = traced(solid.cut)
  const size = side / 2 / cellsAcrossQuarter
  const zones = Array.from({ length: cellsAcrossQuarter * cellsAcrossQuarter }, (_, place) => {
    const [column, row] = [place % cellsAcrossQuarter, Math.floor(place / cellsAcrossQuarter)]
    return zoneAt(stone, (column + 0.5) / cellsAcrossQuarter - 1, (row + 0.5) / cellsAcrossQuarter - 1)
  })
  const face = zones.filter((zone) => zone !== undefined)
  const shareOf = (zone: (typeof inkOfZones)[number]) => face.filter((each) => each === zone).length / face.length
  const strokes = inkOfZones.flatMap((zone): ReadonlyArray<Stroke> => {
    const d = mergedRunsOf(zones, zone, size)
    return d === "" ? [] : [{ d, ink: zone, fill: null, isQuarter: true }]
  })
  return { shares: { red: shareOf("red"), green: shareOf("green"), blue: shareOf("blue"), dark: shareOf("dark") }, strokes }
}

const inkOfZones = ["red", "green", "blue", "dark"] as const

const mergedRunsOf = (zones: ReadonlyArray<string | undefined>, zone: string, size: number): string =>
  zones
    .flatMap((each, place) => {
      const isFirst = each === zone && (place % cellsAcrossQuarter === 0 || zones[place - 1] !== zone)
      if (!isFirst) return []
      const rest = zones.slice(place, place - (place % cellsAcrossQuarter) + cellsAcrossQuarter)
      const length = rest.findIndex((next) => next !== zone)
      const across = (length === -1 ? rest.length : length) * size
      return [`M${(place % cellsAcrossQuarter) * size} ${Math.floor(place / cellsAcrossQuarter) * size}h${across}v${size}h${-across}z`]
    })
    .join("")

export const drawProfile = (): Drawing => [
  {
    title: "",
    text: "",
    width: 420,
    height: 230,
    strokes: [
      stroke(profileOf(usualRound, 208, 48, 112)),
      stroke(
        "M144 34H272M144 30V38M272 30V38M94 81H74M94 89H74M334 48V81M334 89V185.6M330 48H338M330 81H338M330 89H338M330 185.6H338",
        "fine"
      )
    ],
    labels: [
      label(208, 24, "площадка 57 %"),
      label(343, 69, "корона", "start"),
      label(343, 141, "павильон", "start"),
      label(68, 90, "рундист", "end"),
      label(112, 66, "34,5°", "end"),
      label(132, 136, "40,8°", "end"),
      label(208, 208, "шип (калета)")
    ]
  }
]

const surface = "M10 80H190"
const normal = "M100 12V168"
const incoming = "M54 159.7L100 80"
const reflected = "M100 80L146 159.7"
const leaving = "M100 80L154 32.4"
const inside = [label(12, 72, "воздух", "start"), label(12, 98, "камень", "start"), label(84, 140, "30°")]

/** Light from inside at 30°: diamond reflects all of it, glass transmits it. */
export const drawRefraction = (): Drawing => [
  {
    title: "Алмаз, n = 2,417",
    text: "Предельный угол 24,4°: луч под 30° отражается весь",
    width: 200,
    height: 180,
    strokes: [stroke(surface), stroke(normal, "dash"), stroke(incoming, "accent"), stroke(reflected, "accent")],
    labels: inside
  },
  {
    title: "Стекло, n = 1,5",
    text: "Предельный угол 41,8°: луч под 30° выходит наружу под 48,6°",
    width: 200,
    height: 180,
    strokes: [stroke(surface), stroke(normal, "dash"), stroke(incoming, "accent"), stroke(leaving, "accent")],
    labels: inside
  }
]
