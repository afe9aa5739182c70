import { Effect } from "effect"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { calls } from "../../../core/contract/calls.ts"
import { cacheKey, cacheKeyLength } from "../../../server/platform/cache-key.ts"
import { contractVersion } from "../../../server/maintenance/contract-version.ts"
import { canReadAnswers } from "../../../server/platform/http/build-routes.ts"
import { storeBuilds, retentionMs, maxBuilds, retainedBuilds } from "../../../server/maintenance/stored-builds.ts"

const root = mkdtempSync(join(tmpdir(), "kept-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const routes = [{ name: "home", pattern: "/", preloads: "home" }]
const at = 1_795_000_000_000
const buildOf = (id: string, contract = "one") => ({ id, timestamp: at, contract, routes, files: { home: [`/assets/home-${id}.js`] } })

/** A build with one chunk and its map. */
const distOf = (id: string) => {
  const dist = join(root, `dist-${id}`)
  for (const part of ["client/assets", "maps/assets"]) mkdirSync(join(dist, part), { recursive: true })
  writeFileSync(join(dist, `client/assets/home-${id}.js`), `"${id}"`)
  writeFileSync(join(dist, `maps/assets/home-${id}.js.map`), "{}")
  return dist
}
const deploy = (id: string, now: number) => Effect.runPromise(storeBuilds(join(root, "builds"), distOf(id), buildOf(id), now))

describe("previously served builds", () => {
  it("preserve their chunks and maps when the next one replaces them, for any build folder", async () => {
    expect((await deploy("aaa", at)).earlier).toEqual([])
    rmSync(join(root, "dist-aaa"), { recursive: true })
    const { earlier, folders, mapsOf } = await deploy("bbb", at + 1)
    expect(earlier).toEqual([{ ...buildOf("aaa"), replacedAt: at + 1 }])
    expect(folders.flatMap((folder) => readdirSync(join(folder, "assets")))).toEqual(["home-aaa.js"])
    expect(readdirSync(join(mapsOf("aaa") ?? "", "assets"))).toEqual(["home-aaa.js.map"])
    expect(mapsOf("../bbb")).toBeUndefined()
  })

  it("are dropped a week after their replacement, unless served again", async () => {
    const { earlier } = await deploy("aaa", at + 2)
    expect(earlier.map(({ id }) => id)).toEqual(["bbb"])
    const { earlier: later } = await deploy("ccc", at + 2 + retentionMs)
    expect(later.map(({ id }) => id)).toEqual(["aaa"])
    expect(existsSync(join(root, "builds/bbb"))).toBe(false)
  })

  it("are the last five, including the running one", () => {
    const many = [1, 2, 3, 4, 5, 6].map((day) => ({ replacedAt: at + day }))
    expect(retainedBuilds(many, at + 7)).toEqual([6, 5, 4, 3].map((day) => ({ replacedAt: at + day })))
    expect(maxBuilds).toBe(5)
  })
})

describe("a tab of an earlier build", () => {
  const running = { ...buildOf("now"), earlier: [buildOf("fits"), buildOf("differs", "two")] }

  it("is answered if the contract is the same", () => {
    expect(["", "now", "fits", "differs", "unknown"].map((asked) => canReadAnswers(running, asked))).toEqual([
      true,
      true,
      true,
      false,
      false
    ])
  })

  it("has another contract when an answer changes, and the same otherwise", async () => {
    const endpoints: ReadonlyArray<Endpoint> = await Promise.all([calls["shell.menu"](), calls["session.guest"]()])
    expect(contractVersion(endpoints)).toBe(contractVersion([...endpoints]))
    expect(contractVersion(endpoints)).not.toBe(contractVersion(endpoints.slice(1)))
  })
})

describe("a cache key", () => {
  it("[LIM-017] is ten characters long, the same for the same content and another for another", () => {
    const keys = ["", "a", "b", "a longer text", "ё"].map((text) => cacheKey(text))
    expect(keys.map((key) => key.length)).toEqual(keys.map(() => 10))
    expect(new Set(keys).size).toBe(keys.length)
    expect(cacheKey("a")).toBe(keys[1])
    expect(cacheKeyLength).toBe(10)
  })
})
