import type { Point } from "./drawing.ts"

type Line = ReadonlyArray<Point>

/** Lines of a text as a laser writes it, `height` pixels high, centred. Characters without a glyph are left blank. */
export const engraveText = (text: string, [x, y]: Point, height: number): ReadonlyArray<Line> => {
  const scale = height / 10
  const left = x - ((text.length * advance - gap) * scale) / 2
  return [...text].flatMap((sign, index) =>
    (glyphs[sign] ?? []).map((line) =>
      line.map(([across, down]): Point => [left + (index * advance + across) * scale, y + (down - 5) * scale])
    )
  )
}

const gap = 3
const advance = 6 + gap

/** Degrees clockwise from the right. */
const arc = ([x, y]: Point, [across, down]: Point, from: number, to: number): Line => {
  const steps = Math.ceil(Math.abs(to - from) / 15)
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)]
  })
}

const six: Line = [[5, 0.2], ...arc([6.2, 6.9], [6.2, 6.6], 250, 180), ...arc([3, 6.9], [3, 3.1], 180, -180)]

/** Box of 6 by 10, from the upper left corner. */
// prettier-ignore
const glyphs: Readonly<Record<string, ReadonlyArray<Line>>> = {
  "0": [arc([3, 5], [3, 5], -90, 270)],
  "1": [[[1, 2.2], [3.4, 0], [3.4, 10]]],
  "2": [[...arc([3, 2.9], [2.8, 2.9], 190, 390), [0.2, 10], [6, 10]]],
  "3": [[...arc([2.8, 2.5], [2.5, 2.5], 200, 450), ...arc([2.8, 7.4], [3, 2.6], 270, 520)]],
  "4": [[[4.5, 10], [4.5, 0], [0, 7.2], [6, 7.2]]],
  "5": [[[5.4, 0], [1, 0], [0.6, 4.6], ...arc([2.8, 6.8], [3.2, 3.2], 225, 510)]],
  "6": [six],
  "7": [[[0, 0], [6, 0], [2, 10]]],
  "8": [arc([3, 2.4], [2.4, 2.4], 90, 450), arc([3, 7.4], [3, 2.6], -90, 270)],
  "9": [six.map(([x, y]): Point => [6 - x, 10 - y])],
  "А": [[[0, 10], [3, 0], [6, 10]], [[1.05, 6.5], [4.95, 6.5]]],
  "Г": [[[0.6, 10], [0.6, 0], [5.4, 0]]],
  "М": [[[0, 10], [0.4, 0], [3, 6.4], [5.6, 0], [6, 10]]],
  "Н": [[[0.4, 0], [0.4, 10]], [[5.6, 0], [5.6, 10]], [[0.4, 4.8], [5.6, 4.8]]]
}
