import { type Choice, choiceSearch, framesPath, startPath, stonesPath } from "../../../core/domain/constructor/choice.ts"
import type { PageData } from "../../../core/services/navigation/pages.ts"
import type { Draw } from "../draw.ts"
import { frameSample, framesSample, shortOfSetSample, shortSample, startSample } from "../../constructor/sample-frames.ts"
import { frameStoneSample, readySample, setsSample, stoneSample, stonesSample } from "../../constructor/sample-stones.ts"
import { draw as drawStart } from "./constructor-start-screen.tsx"
import { draw as drawFrame } from "./frame-screen.tsx"
import { draw as drawSets } from "./frame-sets-screen.tsx"
import { draw as drawStone } from "./frame-stone-screen.tsx"
import { draw as drawStones } from "./frame-stones-screen.tsx"
import { draw as drawFrames } from "./frames-screen.tsx"
import { draw as drawReady } from "./ready-screen.tsx"

type Sample = { readonly draw: Draw; readonly path: string; readonly choice: Choice; readonly data: PageData }

const skuId = shortSample.id
const diamondId = stoneSample.id
const { isFit: _, ...stone } = stoneSample

const withStone: PageData = { "custom.categories": { ...startSample, stone } }
const finished: Sample = {
  draw: drawReady,
  path: startPath(),
  choice: { skuId, diamondId },
  data: { "custom.blank": { ...frameSample, stone: stoneSample }, "custom.ready": readySample }
}

/** Mock-ups by route name: a constructor step with data (RT-052 to RT-061). */
const samples: ReadonlyMap<string, Sample> = new Map([
  ["constructor", { draw: drawStart, path: startPath(), choice: {}, data: { "custom.categories": startSample } }],
  ["diamond-constructor", { draw: drawStart, path: startPath(), choice: { diamondId }, data: withStone }],
  [
    "jewelry-constructor",
    {
      draw: drawFrames,
      path: framesPath("kolco"),
      choice: {},
      data: { "custom.blanks": framesSample, "custom.categories": startSample }
    }
  ],
  ["constructor-frame", { draw: drawFrame, path: startPath(), choice: { skuId }, data: { "custom.blank": frameSample } }],
  [
    "constructor-frame-last",
    {
      draw: drawFrame,
      path: startPath(),
      choice: { skuId, diamondId },
      data: { "custom.blank": { ...frameSample, stone: stoneSample } }
    }
  ],
  [
    "constructor-diamond",
    {
      draw: drawStones,
      path: stonesPath({}),
      choice: { skuId },
      data: { "custom.short": shortSample, "custom.diamonds": stonesSample }
    }
  ],
  [
    "constructor-diamond-sets",
    {
      draw: drawSets,
      path: stonesPath({}),
      choice: { skuId: shortOfSetSample.id },
      data: { "custom.short": shortOfSetSample, "custom.diamonds": setsSample }
    }
  ],
  [
    "constructor-form",
    {
      draw: drawStone,
      path: startPath(),
      choice: { skuId },
      data: { "custom.blank": { ...frameSample, stone: stoneSample }, "custom.diamond": frameStoneSample }
    }
  ],
  ["constructor-finished", finished],
  ["constructor-finished-diamond", finished]
])

export const draw: Draw = (view) => {
  const sample = samples.get(view.match.route)
  if (sample === undefined) throw new Error(`unknown mock-up "${view.match.route}"`)
  const { choice, data, draw: drawStep, path } = sample
  return drawStep({ ...view, data, place: { ...view.place, path, search: choiceSearch(choice) } })
}
