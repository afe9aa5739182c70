import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import type { Page } from "playwright"
import sharp from "sharp"
import { print } from "./darkroom.ts"
import type { Pass } from "./program.ts"
import { publish } from "./publish.ts"
import type { Picture } from "./scene.ts"
import { drafts, pictures, tintedPictures, turns } from "./scenes.ts"
import { expose, withDrawingPage } from "./tracer.ts"

/**
 * Draws pictures of the shop and publishes them: `npm run render -- round hero-ring --size=1080 --samples=96`, without names all of
 * them but the frames of turns. Masters stay in `.data/pictures`; `--draw` does not publish them, `--again` does so without drawing, and
 * `--rest` takes up where a run was broken off: it leaves what has its master.
 */
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "1080" },
    samples: { type: "string", default: "96" },
    draw: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    rest: { type: "boolean", default: false }
  }
})

const chosen =
  names.length === 0
    ? pictures
    : [...pictures, ...drafts, ...tintedPictures, ...turns].filter(({ name }) =>
        names.some((wanted) => name === wanted || name.endsWith(`/${wanted}`))
      )

const say = (text: string): void => {
  process.stdout.write(text)
}

const masterOf = (file: string): string => `.data/pictures/${file}.png`

const draw = async (page: Page, picture: Picture): Promise<void> => {
  const scene = picture.scene()
  const size = Number(options.size)
  const traced = (pass: Pass) => expose(page, scene, pass, (part) => say(`\r${picture.name}: ${pass.of} ${Math.round(part * 100)} %  `))
  const ground = await traced({ of: "ground", size: Math.round(size * scene.shadow.detail), samples: 4 * Number(options.samples) })
  const things = await traced({ of: "things", size, samples: Number(options.samples) })
  for (const [metal, file] of picture.files.entries()) {
    const [thingsOf, groundOf] = [things[metal], ground[metal]]
    if (thingsOf === undefined || groundOf === undefined) continue
    const { pixels } = print({ things: thingsOf, ground: groundOf, page: scene.page, shadow: scene.shadow })
    await mkdir(dirname(masterOf(file)), { recursive: true })
    await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
      .png()
      .toFile(masterOf(file))
  }
}

const show = async (picture: Picture): Promise<void> => {
  for (const target of picture.files)
    for (const { bytes, file } of await publish(masterOf(target), `public/pictures/${target}`, picture.widths))
      say(`\r${file} ${(bytes / 1000).toFixed(1)} kB\n`)
}

if (!options.again)
  await withDrawingPage(async (page) => {
    for (const picture of chosen.filter(({ files }) => !options.rest || !files.every((file) => existsSync(masterOf(file))))) {
      await draw(page, picture)
      if (!options.draw) await show(picture)
    }
  })
else for (const picture of chosen) await show(picture)
