import { lengthOf } from "../print/letters.ts"
import type { Mark } from "../print/sheet.ts"
import { nbsp } from "../text/numbers.ts"
import type { Proportions } from "./diamond-cut.ts"
import type { profileFigures } from "./diamond-specs.ts"
import type { Shape } from "./diamond.ts"
import { profileOf } from "./proportions.ts"

/** Figure, alignment and prefix, for screen and print. */
export const profileLabels = [
  ["width", "middle", null],
  ["table", "middle", null],
  ["crownAngle", "end", null],
  ["pavilionAngle", "end", null],
  ["crown", "start", "корона "],
  ["girdle", "start", "рундист "],
  ["pavilion", "start", "павильон "],
  ["depth", "start", null]
] as const

type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly ink: string
  readonly quiet: string
  readonly paper: string
}

/** `width` in millimetres. */
export const profileMarks = (
  stone: Proportions & { readonly shape: Shape },
  { ink, paper, quiet, size, width, x, y }: Place,
  figures: ReturnType<typeof profileFigures>
): ReadonlyArray<Mark> => {
  const { angles, dimensions, facets, guides, places, ticks } = profileOf(stone.shape, stone)
  const scale = width / 7600
  const drawn = (path: string, stroke: string, thickness: number): Mark => ({ kind: "lines", path, x, y, scale, stroke, thickness })
  return [
    drawn(guides, quiet, 0.08),
    drawn(dimensions + ticks, quiet, 0.12),
    drawn(facets, ink, 0.16),
    drawn(angles, quiet, 0.12),
    ...profileLabels.flatMap(([figure, anchor, word]): ReadonlyArray<Mark> => {
      const [right, down] = places[figure]
      const at = { x: x + right * scale, y: y + down * scale }
      const text = `${word ?? ""}${figures[figure]}`
      const wide = lengthOf("words", text.replaceAll(nbsp, " "), size) + 1.6
      return [
        /** Covers the dimension line behind its label. */
        ...(anchor === "middle"
          ? [{ kind: "ground", x: at.x - wide / 2, y: at.y - size * 0.6, width: wide, height: size * 1.2, fill: paper } as const]
          : []),
        {
          kind: "text",
          size,
          face: "words",
          fill: ink,
          text,
          x: at.x,
          y: at.y + size * 0.35,
          ...(anchor !== "start" && { align: anchor })
        }
      ]
    })
  ]
}
