import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect } from "vitest"
import { type Visits, visitsFolder } from "./visits.ts"

/** Counts visits during tests, separately from those on module load; runs before each test file. */
const visited = new Map<number, number>()
const read = new Set<number>()
let isLoading = true

Object.assign(globalThis, {
  visitMutant: (number: number) => {
    if (isLoading) read.add(number)
    else visited.set(number, (visited.get(number) ?? 0) + 1)
  }
})

beforeAll(() => {
  isLoading = false
})

afterAll(() => {
  const folder = process.env[visitsFolder]
  const test = expect.getState().testPath
  if (folder === undefined || test === undefined) return
  const visits: Visits = { test, visited: Object.fromEntries(visited), read: [...read] }
  writeFileSync(join(folder, `${test.replaceAll(/\W/g, "_")}.json`), JSON.stringify(visits))
})
