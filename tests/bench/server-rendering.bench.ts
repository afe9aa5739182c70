import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import type { Renderer } from "../../app/renderer.ts"
import type * as Built from "../../app/server.tsx"
import { inRoot } from "../../tools/root.ts"
import { cpuMs, referenceMs, type Row } from "../../qa/measure.ts"
import { optionsFromMemory } from "./recorded-call.ts"

/** Server cost of a page beyond React alone: machines, head, state, document. Both are measured as bytes, because a drawn string is joined only then. */
export const name = "server rendering"

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const { makeRenderer, makeBareDrawing, makeGuestShops } = (await import(inRoot("dist/server/server.js"))) as typeof Built
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  let [stone, piece] = ["", ""]
  const options = await optionsFromMemory(inRoot("dist"), folder, async (live) => {
    const renderer = makeRenderer(live)
    stone = /\/diamonds\/\d{8,10}\//.exec((await renderer.render("/diamonds")).html)?.[0] ?? ""
    piece = /\/jewelry\/[a-z-]+\/\d{7}\//.exec((await renderer.render("/jewelry/")).html)?.[0] ?? ""
    return Promise.all(["/", stone, piece].map((url) => renderer.render(url)))
  })
  rmSync(folder, { recursive: true })

  const renderer = makeRenderer(options)
  const rows: Array<Row> = []
  for (const [what, url] of [
    ["diamond page", stone],
    ["listing of 24", "/diamonds"],
    ["home page", "/"],
    ["listing of jewelry", "/jewelry/"],
    ["piece", piece]
  ] as const) {
    const drawAlone = await makeBareDrawing(options, url)
    rows.push(...(await compare(what, url, renderer, { drawAlone, shops: await makeGuestShops(options, url) })))
  }
  return rows
}

const brotli = (text: string, quality: number): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  }).length

type Parts = { readonly drawAlone: () => string; readonly shops: Awaited<ReturnType<typeof Built.makeGuestShops>> }

const compare = async (what: string, url: string, { render }: Renderer, { drawAlone, shops }: Parts): Promise<ReadonlyArray<Row>> => {
  const { html, status } = await render(url)
  if (status !== 200) throw new Error(`${url} was answered with ${status}`)
  const reference = await referenceMs()
  const whole = await cpuMs(async () => Buffer.from((await render(url)).html))
  const alone = await cpuMs(() => Buffer.from(drawAlone()))
  const [ran, template] = [await cpuMs(shops.run), await cpuMs(shops.template)]
  return [
    { what: `${what}: CPU a page`, value: whole, unit: "ms", perReference: whole / reference },
    { what: `${what}: pages per CPU second`, value: 1000 / whole, unit: "1/s" },
    { what: `${what}: React's renderToString alone`, value: alone, unit: "ms", perReference: alone / reference },
    { what: `${what}: page over React alone`, value: whole / alone, unit: "×" },
    { what: `${what}: its shop from a template`, value: template, unit: "ms", perReference: template / reference },
    { what: `${what}: its shop by running machines over that`, value: ran / template, unit: "×" },
    { what: `${what}: a page without the template over one with it`, value: (whole - template + ran) / whole, unit: "×" },
    { what: `${what}: document`, value: html.length / 1000, unit: "kB" },
    { what: `${what}: document in brotli, as sent first`, value: brotli(html, 5) / 1000, unit: "kB" },
    { what: `${what}: document in brotli, as sent later`, value: brotli(html, 11) / 1000, unit: "kB" }
  ]
}
