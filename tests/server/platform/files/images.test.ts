import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadImages } from "../../../../server/platform/files/images.ts"
import { memoryFiles } from "../../../support/server/memory-files.ts"
import { drawPictures } from "../../../../server/platform/mail/letter-pictures.ts"

const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "images-"))
})
afterAll(() => rm(folder, { recursive: true }))

test("an SVG is drawn from bytes, and refused as a file at a path, as uploads are", async () => {
  const read = await loadImages()
  expect(await read(svg).png().toBuffer({ resolveWithObject: true })).toMatchObject({ info: { format: "png", width: 8, height: 8 } })
  const path = join(folder, "upload")
  await writeFile(path, svg)
  await expect(read(path).metadata()).rejects.toThrow("unsupported image format")
})

test("the pictures of letters are drawn after an upload was", async () => {
  await loadImages()
  const bases = ["/pictures/stones/round"]
  expect((await Effect.runPromise(Effect.provide(drawPictures(bases), memoryFiles))).map(({ base }) => base)).toEqual(bases)
})
