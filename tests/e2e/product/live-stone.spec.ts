import type { Page } from "playwright/test"
import { liveStoneOf } from "../../../core/domain/live-stone/live-stone.ts"
import { zoneOf, type Zone } from "../../../core/domain/optics/face.ts"
import { followRay, traced, type TracedStone } from "../../../core/domain/optics/rays.ts"
import { solidOf } from "../../../core/domain/optics/solid.ts"
import { sceneOf } from "../../../core/domain/live-stone/scene.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { margin } from "../../../view/live-stone/stone-renderer.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const start = (page: Page) => page.getByRole("button", { name: "Живой камень" })
const box = (page: Page) => page.getByRole("img", { name: /живое изображение/ })
const status = (page: Page) => page.getByRole("status").filter({ hasText: /живой|живая/i })

/** Waits until the picture is refined; a processor draws it here. */
const rest = (page: Page) => expect(box(page)).toHaveAttribute("data-progress", "rest", { timeout: 60_000 })

/** Red, green and blue of the picture, 0 to 255; the side in pixels. */
const pixelsOf = (page: Page) =>
  box(page).evaluate((stones) => {
    const canvas = stones.querySelector("canvas")
    const to = canvas?.getContext("2d")
    if (!canvas || !to) throw new Error("no picture")
    return { size: canvas.width, data: [...to.getImageData(0, 0, canvas.width, canvas.height).data] }
  })

/** Linear colours of the zones in the shader. */
const colors: Readonly<Record<Zone, readonly [number, number, number]>> = {
  dark: [0.004, 0.004, 0.006],
  green: [0.04, 0.31, 0.08],
  red: [0.68, 0.03, 0.025],
  blue: [0.025, 0.07, 0.52]
}
const toSrgb = (light: number): number => 255 * (light < 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

/** Colour at a point by the reference tracer; `null` beside the stone. */
const expectedAt = (stone: TracedStone, x: number, z: number) => {
  const exits = followRay(stone, { from: [x, 10, z], direction: [0, -1, 0] }, 2.417)
  if (exits.length === 0) return null
  return ([0, 1, 2] as const).map((channel) =>
    toSrgb(exits.reduce((sum, { direction, energy }) => sum + energy * colors[zoneOf(direction)][channel], 0))
  )
}

test("the picture on the graphics card agrees with the reference tracer", async ({ diamond, page, request }) => {
  test.setTimeout(120_000)
  const { articles } = await articlesOnPage(request, 1)
  const [article = ""] = articles
  const answer = await request.get(`/api/v2/catalog/diamonds/${article}/`, { headers: { "x-client-key": publicClientKey } })
  const live = liveStoneOf((await answer.json()).data)
  const solid = solidOf(live)
  const scene = sceneOf(live)
  if (solid._tag !== "Solid" || scene === null) throw new Error("an impossible stone")
  await page.setViewportSize({ width: 320, height: 640 })
  await diamond.openStone(article)
  await diamond.interact()
  await start(page).click()
  await page.getByText("ASET", { exact: true }).click()
  await rest(page)
  const { data, size } = await pixelsOf(page)
  const stone = traced(solid.cut)
  const half = scene.reach * margin
  const at = (pixel: number) => (((pixel + 0.5) / size) * 2 - 1) * half
  let compared = 0
  let alike = 0
  for (let row = 1; row < size; row += 5)
    for (let column = 1; column < size; column += 5) {
      // The picture has the mean of a pixel: points whose neighbours differ lie on an edge.
      const around = [-0.4, 0, 0.4].flatMap((down) => [-0.4, 0, 0.4].map((right) => expectedAt(stone, at(column + right), at(row + down))))
      const [middle] = around.slice(4)
      if (!middle || !around.every((each) => each?.every((value, channel) => Math.abs(value - (middle[channel] ?? 0)) < 12))) continue
      compared++
      const from = (row * size + column) * 4
      if (middle.every((value, channel) => Math.abs(value - (data[from + channel] ?? 0)) < 16)) alike++
    }
  expect(compared).toBeGreaterThan(500)
  expect(alike / compared).toBeGreaterThan(0.97)
})

test("a live stone turns by keys, buttons and a drag, changes its light and view, and closes", async ({ diamond, page, request }) => {
  test.setTimeout(120_000)
  const { articles } = await articlesOnPage(request, 1)
  await page.setViewportSize({ width: 320, height: 640 })
  await diamond.openStone(articles[0] ?? "")
  await diamond.interact()
  await start(page).click()
  const picture = () => box(page).evaluate((stones) => stones.querySelector("canvas")?.toDataURL() ?? "")
  let drawn = ""
  /** Waits for a picture unlike the one before: nothing has to be refined for that. */
  const act = async (use: () => Promise<void>) => {
    await use()
    await expect.poll(picture, { timeout: 30_000 }).not.toBe(drawn)
    drawn = await picture()
  }
  await act(() => expect(box(page)).toBeVisible())
  await act(() => page.getByText("Дневной свет", { exact: true }).click())
  await act(() => box(page).press("ArrowRight"))
  await act(() => page.getByRole("button", { name: "Повернуть вниз" }).click())
  await act(async () => {
    const place = await box(page).boundingBox()
    if (place === null) throw new Error("no picture")
    await page.mouse.move(place.x + 150, place.y + 150)
    await page.mouse.down()
    await page.mouse.move(place.x + 200, place.y + 120, { steps: 4 })
    await page.mouse.up()
  })
  await act(() => page.getByText("Сбоку", { exact: true }).click())
  await expect(page.getByText(/^Корона \d/)).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("button", { name: "Закрыть живой камень" }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(start(page)).toBeVisible()
})

test("without WebGL 2, or when its context is lost, the picture stays and the page says why", async ({ diamond, page, request }) => {
  const { articles } = await articlesOnPage(request, 1)
  await page.addInitScript(() => {
    const own: unknown = Reflect.get(HTMLCanvasElement.prototype, "getContext")
    const opened: Array<WebGL2RenderingContext> = []
    Object.assign(globalThis, {
      loseContexts: () => opened.forEach((gl) => gl.getExtension("WEBGL_lose_context")?.loseContext()),
      isRefused: false
    })
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options?: unknown) {
        if (typeof own !== "function" || (kind === "webgl2" && Reflect.get(globalThis, "isRefused") === true)) return null
        const context: unknown = Reflect.apply(own, this, [kind, options])
        if (context instanceof WebGL2RenderingContext) opened.push(context)
        return context
      }
    })
  })
  await diamond.openStone(articles[0] ?? "")
  await diamond.interact()
  await start(page).click()
  await expect(box(page)).toBeVisible()
  await page.getByText("Покачивать").click()
  await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, "loseContexts"), null, []))
  await expect(status(page)).toContainText("остановился")
  await expect(page.getByRole("img", { name: /вид сверху/ })).toBeVisible()

  await page.evaluate(() => Reflect.set(globalThis, "isRefused", true))
  await start(page).click()
  await expect(status(page)).toContainText("не умеет рисовать")
  await expect(page.getByRole("img", { name: /вид сверху/ })).toBeVisible()
})
