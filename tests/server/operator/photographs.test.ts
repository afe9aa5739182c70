import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { jpegOf, operatorKey } from "../../support/photographs/samples.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

describe("npm run photos", () => {
  let shop: TestShop
  let port: string
  let folder: string
  let stones: ReadonlyArray<string>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey })
    port = new URL(await shop.listen()).port
    stones = (await shop.query<{ code: string }>("select code from diamonds order by code limit 2")).map(({ code }) => code)
    folder = mkdtempSync(join(tmpdir(), "photos-"))
    writeFileSync(join(folder, "good.jpg"), await jpegOf())
    writeFileSync(join(folder, "dark.jpg"), await jpegOf({ background: "#333333" }))
    writeFileSync(join(folder, "page.jpg"), "<html></html>")
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await shop.stop()
  })

  const photos = (...words: ReadonlyArray<string>) =>
    new Promise<{ readonly code: number; readonly text: string }>((done) => {
      const script = fileURLToPath(new URL("../../../tools/photos.ts", import.meta.url))
      const env = { ...process.env, HOST: "127.0.0.1", PORT: port, OPERATOR_KEY: operatorKey }
      const child = execFile(process.execPath, [script, ...words], { env }, (_, stdout, stderr) =>
        done({ code: child.exitCode ?? -1, text: stdout + stderr })
      )
    })
  const file = (name: string) => join(folder, name)
  const shown = async () => (await shop.query("select code from diamonds where previews <> '[]' order by code")).map(({ code }) => code)

  it("replaces, lists and removes the photographs of an article", async () => {
    const [stone = ""] = stones
    expect(await photos(stone, file("good.jpg"), file("dark.jpg"))).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d+\tstone\t.*\t0 before\t2 now\n$/)
    })
    expect(await shown()).toEqual([stone])
    expect(await photos("--list")).toEqual({ code: 0, text: expect.stringMatching(new RegExp(`^${stone}\tstone\t2\t`)) })
    expect(await photos("--remove", stone)).toEqual({ code: 0, text: expect.stringContaining("2 before\t0 now") })
    expect(await shown()).toEqual([])
  }, 60_000)

  it("says what is wrong with a file, and then changes nothing", async () => {
    const [stone = ""] = stones
    symlinkSync(file("good.jpg"), file("link.jpg"))
    const refused = await Promise.all([
      photos(stone, file("dark.jpg"), file("good.jpg")),
      photos(stone, file("page.jpg")),
      photos(stone, file("link.jpg")),
      photos(stone, file("none.jpg")),
      photos(stone, folder),
      photos("12345678", file("good.jpg")),
      photos(stone),
      photos("../../etc", file("good.jpg")),
      photos("--list", stone)
    ])
    expect(refused.map(({ code, text }) => [code, text.replaceAll(folder, "").trim()])).toEqual([
      [1, expect.stringMatching(/^\/dark\.jpg: Фон тёмный: яркость по краям \d+ из 255, нужно от 210$/)],
      [1, "/page.jpg: Подойдут JPEG, PNG и WebP: содержимое файла другое"],
      [1, "/link.jpg: is a link, not a file"],
      [1, "/none.jpg: cannot be read (ENOENT)"],
      [1, ": not a file"],
      [1, "12345678: Артикула 12345678 в магазине нет"],
      ...[1, 2, 3].map(() => [2, expect.stringMatching(/^usage: npm run photos/)])
    ])
    expect(await shown()).toEqual([])
  }, 120_000)

  it("reads a folder with a folder for each article, and refuses what is no article", async () => {
    for (const stone of stones) {
      mkdirSync(file(join("studio", stone)), { recursive: true })
      writeFileSync(file(join("studio", stone, "1.jpg")), await jpegOf())
    }
    expect(await photos("--folder", file("studio"))).toMatchObject({ code: 0 })
    expect(await shown()).toEqual(stones)
    symlinkSync(folder, file(join("studio", "12345679")))
    expect(await photos("--folder", file("studio"))).toEqual({
      code: 1,
      text: expect.stringMatching(/12345679: no folder of an article\n$/)
    })
  }, 60_000)
})
