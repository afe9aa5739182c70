import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readStack } from "../../server/maintenance/source-maps.ts"

/** Anyone can send a stack trace, so the work of reading it is limited. */
describe("a hostile stack trace", () => {
  const folder = mkdtempSync(join(tmpdir(), "maps-"))
  const map = (name: string) => ({ version: 3, sources: [`../../../core/${name}.ts`], names: [], mappings: "SAEI", file: `${name}.js` })
  beforeAll(() => {
    mkdirSync(join(folder, "assets"))
    for (let index = 0; index < 100; index++) write(`chunk-${index}`)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string) => writeFileSync(join(folder, "assets", `${name}.js.map`), JSON.stringify(map(name)))
  const read = (stack: string) => readStack(stack, "one", () => folder)
  const readIn = (stack: string) => [...stack.matchAll(/core\/[\w-]+\.ts/g)].length

  test("names a hundred chunks, of which eight are read", async () => {
    const stack = Array.from({ length: 100 }, (_, index) => `at f (/assets/chunk-${index}.js:1:10)`).join("\n")
    const shown = await read(stack)
    expect(readIn(shown)).toBe(8)
    expect(shown.split("\n").slice(8)).toEqual(stack.split("\n").slice(8))
  })

  test("names a position three hundred times, of which forty are looked up", async () => {
    expect(readIn(await read("at f (/assets/chunk-1.js:1:10)\n".repeat(300)))).toBe(40)
  })

  test("caches a read map, and drops the oldest", async () => {
    const of = (index: number) => read(`at f (/assets/chunk-${index}.js:1:10)`)
    await of(50)
    rmSync(join(folder, "assets", "chunk-50.js.map"))
    expect(readIn(await of(50))).toBe(1)
    for (let index = 60; index < 72; index++) await of(index)
    expect(readIn(await of(50))).toBe(0)
  })

  test.each(["/assets/chunk-1.js:0:0", `/assets/chunk-1.js:${"9".repeat(400)}:1`, "/assets/../../etc/passwd.js:1:1"])(
    "with %.40s is returned unchanged",
    async (stack) => {
      expect(await read(stack)).toBe(stack)
    }
  )

  test("of endless addresses takes no time", async () => {
    const begun = performance.now()
    await read("http://a".repeat(100_000))
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
