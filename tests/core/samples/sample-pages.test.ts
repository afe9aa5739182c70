import { describe, expect, it } from "vitest"
import { sampleGroups } from "../../../core/domain/samples/sample-pages.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"

const paths = sampleGroups.flatMap(({ pages }) => pages.map(({ path }) => path))

describe("the index of sample pages", () => {
  it("[RT-086] has only addresses of the route table, each once", () => {
    expect(paths.filter((path) => path !== "/notfound" && resolveRoute(path, "").route === null)).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it("names every sample page of the constructor", () => {
    const ofConstructor = routes.filter(({ screen }) => screen === "constructorSample").map(({ pattern }) => pattern)
    expect(ofConstructor.filter((pattern) => !paths.includes(pattern))).toEqual([])
  })

  it("gives the pages of a group distinct names", () => {
    for (const { pages, title } of sampleGroups) {
      const titles = pages.map((page) => page.title)
      expect([title, titles.length]).toEqual([title, new Set(titles).size])
    }
  })
})
