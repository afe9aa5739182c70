import { chromium, type Page } from "playwright"
import { findOrInstallChromium, howToGetChromium } from "../chromium.ts"
import { addSamples, compile, release, readSums, setUniforms, createGlState, skipEmpty } from "./gl-state.ts"
import { fragmentFor, uniformsFor, type Pass } from "./program.ts"
import { printsOf, type Scene } from "./scene.ts"

/** Mean light, 4 floats a pixel (red, green, blue, coverage), bottom row first. */
export type Exposure = { readonly size: number; readonly pixels: Float32Array }

/** Headless browser page with WebGL2 on the CPU. */
export const withDrawingPage = async <Result>(work: (page: Page) => Promise<Result>): Promise<Result> => {
  const executablePath = await findOrInstallChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-watchdog"]
  })
  try {
    return await work(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Traces one pass in all metals or tints at once, and reports progress after each draw. */
export const expose = async (page: Page, scene: Scene, pass: Pass, tell: (part: number) => void): Promise<ReadonlyArray<Exposure>> => {
  const { of, samples, size } = pass
  const glState = await page.evaluateHandle(createGlState, size)
  await glState.evaluate(compile, fragmentFor(scene, pass))
  await glState.evaluate(setUniforms, uniformsFor(scene, pass))
  for (let first = 0; first < samples; first += samplesInDraw) {
    const count = Math.min(samplesInDraw, samples - first)
    await glState.evaluate(addSamples, { first, count })
    if (first === 0 && of === "things") await glState.evaluate(skipEmpty)
    tell((first + count) / samples)
  }
  const exposures: Array<Exposure> = []
  for (let index = 0; index < printsOf(scene); index++) {
    const bytes = Buffer.from(await glState.evaluate(readSums, index), "base64")
    exposures.push({ size, pixels: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).map((sum) => sum / samples) })
  }
  await glState.evaluate(release)
  await glState.dispose()
  return exposures
}

const samplesInDraw = 4
