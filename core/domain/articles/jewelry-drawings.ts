import { pairLimits } from "../content/shop-rules.ts"
import { radians } from "../optics/geometry.ts"
import { coinDiameter } from "../product/size-comparison.ts"
import { formatNumber } from "../text/numbers.ts"
import { bankCard } from "../true-size/calibration.ts"
import { circle, type Drawing, type Point, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { engraveText } from "./engrave-text.ts"
import { chain, metal, ringSide, setting, studFront } from "./jewel-parts.ts"
import { smallFromAbove } from "./stone-views.ts"

export const drawPair = (): Drawing => [
  {
    title: "Две пусеты спереди и сбоку",
    text: `стороны камней отличаются не больше чем на ${formatNumber(pairLimits.millimetres, 1)} мм`,
    width: 420,
    height: 300,
    strokes: [stroke("M20 10H400M20 106H400", "dash"), ...stud(114), ...stud(306)],
    labels: []
  }
]

/** Front view above, side view below. */
const stud = (x: number): ReadonlyArray<Stroke> => {
  const reach = 48
  const [left, right] = [x - reach, x + reach]
  return [
    stroke(`M${left} 58V136M${right} 58V136`, "dash"),
    ...studFront({ x, y: 58, reach }, false),
    ...setting({ x, y: 152, reach }, 196),
    stroke(box(x - 2.5, 196, 5, 98, 0), "line", metal),
    stroke(box(x - 16, 193, 32, 4, 1), "line", metal),
    stroke(circle(x - 12, 262, 10) + circle(x + 12, 262, 10), "line", "#fff"),
    stroke(circle(x - 12, 262, 5) + circle(x + 12, 262, 5), "fine"),
    stroke(box(x - 22, 247, 44, 4, 1), "line", metal)
  ]
}

const unitsPerMillimetre = 5

export const drawBankCard = (): Drawing => {
  const [left, right] = [56, 394]
  const coin = { x: right - (coinDiameter / 2) * unitsPerMillimetre, y: 114, reach: (coinDiameter / 2) * unitsPerMillimetre }
  const reaches = [0.25, 0.5, 1, 1.5, 2].map((carats) => 3.25 * Math.cbrt(carats) * unitsPerMillimetre)
  const gap = (right - left - reaches.reduce((sum, reach) => sum + 2 * reach, 0)) / (reaches.length - 1)
  const stones = reaches.map((reach, index) => ({
    x: reaches.slice(0, index).reduce((sum, before) => sum + 2 * before + gap, left) + reach,
    y: 216,
    reach
  }))
  return [
    {
      title: "В одном масштабе",
      text: "банковская карта, кольцо 17 размера, рубль и круги в 0,25, 0,5, 1, 1,5 и 2 карата",
      width: 440,
      height: 282,
      strokes: [
        stroke(
          box(6, 6, bankCard.length * unitsPerMillimetre, bankCard.width * unitsPerMillimetre, bankCard.corner * unitsPerMillimetre),
          "line",
          "#fff"
        ),
        stroke(`${box(left, 89, 64, 50, 8)}M56 105H76M56 123H76M100 105H120M100 123H120M76 89V139M100 89V139`, "fine"),
        ...ringSide({ x: 206, y: 114, inner: 8.5 * unitsPerMillimetre, band: 9, stone: 3.25 * unitsPerMillimetre, ground: "#fff" }),
        stroke(circle(coin.x, coin.y, coin.reach), "line", "#fff"),
        stroke(circle(coin.x, coin.y, coin.reach - 4), "fine"),
        stroke(engraveText("1", [coin.x, coin.y], 46).map(pathThrough).join("")),
        ...stones.flatMap((place) => smallFromAbove(place))
      ],
      labels: []
    }
  ]
}

export const drawCare = (): Drawing => [
  {
    title: "Каждой вещи своя ячейка",
    text: "цепочка застёгнута",
    width: 420,
    height: 292,
    strokes: [
      stroke(box(4, 4, 412, 284, 16), "line", "#fff"),
      stroke(
        box(14, 14, 206, 264, 8) + box(228, 14, 178, 150, 8) + box(228, 172, 85, 106, 8) + box(321, 172, 85, 106, 8),
        "line",
        "#f6f4f1"
      ),
      chain(necklace, 76, 5.2),
      stroke(circle(117, 220, 5), "line", "#fff"),
      ...smallFromAbove({ x: 117, y: 243, reach: 18 }),
      ...ringSide({ x: 317, y: 104, inner: 38, band: 7, stone: 16, ground: "#f6f4f1" }),
      ...studFront({ x: 270.5, y: 225, reach: 20 }, true),
      ...studFront({ x: 363.5, y: 225, reach: 20 }, true)
    ],
    labels: []
  }
]

const necklace = Array.from({ length: 360 }, (_, step): Point => {
  const [across, down] = [Math.cos(radians(step + 90)), Math.sin(radians(step + 90))]
  return [117 + 76 * across * (1 - 0.34 * Math.max(0, down) ** 2), 120 + (down > 0 ? 95 : 84) * down]
})

const box = (x: number, y: number, width: number, height: number, corner: number): string => {
  const [right, bottom] = [x + width, y + height]
  const arc = (toX: number, toY: number) => `A${corner} ${corner} 0 0 1 ${toX} ${toY}`
  return `M${x + corner} ${y}H${right - corner}${arc(right, y + corner)}V${bottom - corner}${arc(right - corner, bottom)}H${x + corner}${arc(x, bottom - corner)}V${y + corner}${arc(x + corner, y)}Z`
}
