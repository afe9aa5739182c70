import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import type { Page } from "playwright"
import sharp from "sharp"
import { print } from "./darkroom.ts"
import type { Pass } from "./program.ts"
import { publish } from "./publish.ts"
import { pictures, type Picture } from "./scenes.ts"
import { expose, withDrawingPage } from "./tracer.ts"

/**
 * Draws pictures of the shop and publishes them: `node scripts/pictures/render.ts round hero-ring --size=1080 --samples=96`,
 * without names all of them. Masters stay in `.data/pictures`; `--again` publishes them anew without drawing.
 */
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "1080" },
    samples: { type: "string", default: "96" },
    again: { type: "boolean", default: false }
  }
})

const chosen = pictures.filter(({ name }) => names.length === 0 || names.some((wanted) => name === wanted || name.endsWith(`/${wanted}`)))

const say = (text: string): void => {
  process.stdout.write(text)
}

const masterOf = ({ name }: Picture): string => `.data/pictures/${name}.png`

const draw = async (page: Page, picture: Picture): Promise<void> => {
  const scene = picture.scene()
  const size = Number(options.size)
  const traced = (pass: Pass) => expose(page, scene, pass, (part) => say(`\r${picture.name}: ${pass.of} ${Math.round(part * 100)} %  `))
  const ground = await traced({ of: "ground", size: Math.round(size * scene.shadow.detail), samples: 192 })
  const things = await traced({ of: "things", size, samples: Number(options.samples) })
  const { pixels } = print({ things, ground, page: scene.page, shadow: scene.shadow })
  await mkdir(dirname(masterOf(picture)), { recursive: true })
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toFile(masterOf(picture))
}

const show = async (picture: Picture): Promise<void> => {
  for (const { bytes, file } of await publish(masterOf(picture), `public/pictures/${picture.name}`, picture.widths))
    say(`\r${file} ${(bytes / 1000).toFixed(1)} kB\n`)
}

if (!options.again)
  await withDrawingPage(async (page) => {
    for (const picture of chosen) {
      await draw(page, picture)
      await show(picture)
    }
  })
else for (const picture of chosen) await show(picture)
