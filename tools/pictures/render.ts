import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import type { Page } from "playwright"
import sharp from "sharp"
import { withUsage } from "../arguments.ts"
import { composeCutOut, composePicture } from "./compose-picture.ts"
import type { Pass } from "./program.ts"
import { layerPictures } from "./layer-pictures.ts"
import { measuredTracings } from "./measured/measured-pictures.ts"
import { composePieces, pieceFolders, shownPaths, tintedHeads } from "./scaled/piece-pictures.ts"
import { publish } from "./publish.ts"
import type { Picture } from "./scene.ts"
import { scaledParts } from "./scaled/shots.ts"
import { drafts, pictures, turns } from "./scenes.ts"
import { expose, withDrawingPage } from "./tracer.ts"

/**
 * Renders and publishes pictures: `npm run render -- round hero-ring --size=1080 --samples=96`. A name ending in `/` is a folder. These are
 * rendered only by name: drafts, turns, layers of the constructor (`layers/`) and of pieces (`parts/`), and pieces traced
 * with their own measures (`measured/`). From the masters in `parts/` and `measured/`, the names `pieces/` and `fronts/` make the front
 * pictures of pieces, `views/` their other views. Masters are stored in `.data/pictures`. `--draw` only renders, `--again` only publishes,
 * `--rest` resumes an interrupted run: it skips existing masters, or existing files of pieces.
 */
const { positionals: names, values: options } = await withUsage(
  "npm run render -- [NAME | FOLDER/]… [--size 1080] [--samples 96] [--draw | --again] [--rest]",
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        size: { type: "string" },
        samples: { type: "string" },
        draw: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
        rest: { type: "boolean", default: false }
      }
    })
)

const chosen =
  names.length === 0
    ? pictures
    : [...pictures, ...drafts, ...turns, ...layerPictures, ...scaledParts, ...tintedHeads(), ...measuredTracings(shownPaths())].filter(
        ({ name }) =>
          names.some((pattern) => name === pattern || name.endsWith(`/${pattern}`) || (pattern.endsWith("/") && name.startsWith(pattern)))
      )

const say = (text: string): void => {
  process.stdout.write(text)
}

const masterOf = (file: string): string => `.data/pictures/${file}.png`

const draw = async (page: Page, picture: Picture): Promise<void> => {
  const scene = picture.scene()
  const size = Number(options.size ?? picture.traced?.size ?? 1080)
  const samples = Number(options.samples ?? picture.traced?.samples ?? 96)
  const traced = (pass: Pass) => expose(page, scene, pass, (part) => say(`\r${picture.name}: ${pass.of} ${Math.round(part * 100)} %  `))
  const ground =
    picture.cutOut === "alone" ? [] : await traced({ of: "ground", size: Math.round(size * scene.shadow.detail), samples: 4 * samples })
  const things = await traced({ of: "things", size, samples })
  for (const [metal, file] of picture.files.entries()) {
    const thingsOf = things[metal]
    if (thingsOf === undefined) continue
    const passes = { things: thingsOf, ground: ground[metal], page: scene.page, shadow: scene.shadow }
    const { pixels } = picture.cutOut === undefined ? composePicture(passes) : composeCutOut(passes)
    await mkdir(dirname(masterOf(file)), { recursive: true })
    await sharp(pixels, { raw: { width: size, height: size, channels: picture.cutOut === undefined ? 3 : 4 } })
      .png()
      .toFile(masterOf(file))
  }
}

const show = async (picture: Picture): Promise<void> => {
  for (const target of picture.files)
    for (const { bytes, file } of await publish(masterOf(target), `public/pictures/${target}`, picture.widths))
      say(`\r${file} ${(bytes / 1000).toFixed(1)} kB\n`)
}

const folders = pieceFolders.filter((folder) => names.includes(`${folder}/`))

if (folders.length > 0)
  for (const folder of folders) await composePieces(masterOf, { folder, onlyMissing: options.rest }, (path) => say(`${path}\n`))
else if (!options.again)
  await withDrawingPage(async (page) => {
    for (const picture of chosen.filter(({ files }) => !options.rest || !files.every((file) => existsSync(masterOf(file))))) {
      await draw(page, picture)
      if (!options.draw) await show(picture)
    }
  })
else for (const picture of chosen) await show(picture)
