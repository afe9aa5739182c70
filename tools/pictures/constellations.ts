import { mkdir } from "node:fs/promises"
import sharp from "sharp"
import type { Chart, ChartDot } from "../../core/domain/content/constellation-schema.ts"
import { chartSize } from "../../core/domain/content/figure.ts"
import { chartOf } from "../../core/domain/content/sky.ts"
import { type Sign, signImage, signs } from "../../core/domain/content/zodiac-signs.ts"
import { figures } from "../../server/seed/content/horoscope/figures.ts"
import { fieldOf } from "../../server/seed/content/horoscope/signs.ts"

/** Draws the sharing images of constellations, 1200 × 630: `node tools/pictures/constellations.ts`. */
const [width, height] = [1200, 630]

/** The drawing is a square in the middle of the picture. */
const drawingOf = ({ field, lines, stars }: Chart): string => {
  const scale = height / chartSize
  const own = stars.map(({ radius, x, y }) => circleOf([x, y, radius], 1))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#11171b"/>
    <g transform="translate(${(width - height) / 2} 0) scale(${scale})">
      <path d="${lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("")}" stroke="#a8b2b7" stroke-opacity="0.8" stroke-width="2.5"/>
      ${[...field.map((dot) => circleOf(dot, 0.55)), ...own].join("")}
    </g>
  </svg>`
}

const circleOf = ([x, y, radius]: ChartDot, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.2}" fill="#fff" fill-opacity="${opacity}"/>`

const publish = async (sign: Sign): Promise<void> => {
  const svg = Buffer.from(drawingOf(chartOf(figures[sign], fieldOf(sign))))
  await sharp(svg)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public${signImage(sign)}`)
}

await mkdir("public/pictures/horoscope", { recursive: true })
for (const sign of signs) await publish(sign)
