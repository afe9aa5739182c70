import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { isExcused } from "../../tools/qa/mutants/exceptions.ts"
import { importsIn } from "../../tools/imports/graph.ts"
import { testsFor } from "../../tools/imports/nearest-tests.ts"
import { filesOf, readArea } from "../../tools/qa/mutants/areas.ts"
import { sample } from "../../tools/qa/mutants/sample.ts"
import { applyMutant, sourceMutants, mutantText } from "../../tools/qa/mutants/source-mutants.ts"
import { withMarks } from "../../tools/qa/mutants/visits.ts"
import { modelFiles } from "../../qa/paths/load-models.ts"
import { pinnedTable, tableIn } from "../../qa/paths/pinned-tables.ts"

const changesOf = (text: string) => sourceMutants("a.ts", text).map((mutant) => applyMutant(text, mutant))

it("breaks comparisons, logic, negations and conditions", () => {
  expect(changesOf("const a = (b: 1 | 2, c: boolean) => b === 1 && !c")).toEqual([
    "const a = (b: 1 | 2, c: boolean) => b !== 1 && !c",
    "const a = (b: 1 | 2, c: boolean) => (b === 1 || !c)",
    "const a = (b: 1 | 2, c: boolean) => b === 2 && !c",
    "const a = (b: 1 | 2, c: boolean) => b === 1 && c"
  ])
  expect(changesOf("const a = b ?? c ?? d")).toEqual(["const a = (b && c) ?? d", "const a = ((b ?? c) && d)"])
  expect(changesOf("if (a < b) go()")).toEqual(["if (a <= b) go()", "if (false) go()", "if (true) go()", "if (a < b) ;"])
  expect(changesOf("a.some(b)\n  ? c : d.filter(e)")).toContain("a.every(b)\n  ? c : d.filter(e)")
  expect(changesOf("const a = d.filter(e)")).toEqual(["const a = d"])
})

it("drops assigned keys one by one, extends delays, and leaves texts, types and names alone", () => {
  expect(changesOf('const a = assign(({ b }) => ({ b, ...c, d: "e" }))')).toEqual([
    'const a = assign(({ b }) => ({ ...c, d: "e" }))',
    'const a = assign(({ b }) => ({ b, d: "e" }))',
    "const a = assign(({ b }) => ({ b, ...c }))"
  ])
  expect(changesOf("const a = { delays: { pause: 5_000 } }")).toEqual(["const a = { delays: { pause: 5001 } }"])
  expect(changesOf('type A = 1 | true\nconst b: 2 = c as 2\nconst d = "e" + f\nconst g = { 3: h }')).toEqual([])
})

it("describes place and change in one line", () => {
  const [mutant] = sourceMutants("a.ts", "\nexport const a = (b: number) => b > 52")
  expect(mutant).toMatchObject({ file: "a.ts", line: 2, original: "b > 52", replacement: "b >= 52" })
  expect(mutantText({ original: "b > 52", replacement: "b >= 52" })).toBe("«b > 52» becomes «b >= 52»")
  expect(mutantText({ original: "go(\n  1\n)", replacement: ";" })).toBe("«go( 1 )» is left out")
})

it("draws the same sample by the same seed, and another by another", () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  const drawn = sample(all, { count: 10, seed: 7 })
  expect(new Set(drawn).size).toBe(10)
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
  expect(sample(all, { count: 10, seed: 7 })).toEqual(drawn)
  expect(sample(all, { count: 10, seed: 8 })).not.toEqual(drawn)
  expect(sample(all, { count: 1_000, seed: 7 })).toEqual(all)
})

it("excuses a mutant by its description, also after its line has moved", () => {
  const among = [{ mutant: "core/domain/a.ts: «b > 52» becomes «b >= 52»", reason: "b is even" }]
  expect(isExcused("core/domain/a.ts:12: «b > 52» becomes «b >= 52»", among)).toBe(true)
  expect(isExcused("core/domain/a.ts:99: «b > 52» becomes «b >= 52»", among)).toBe(true)
  expect(isExcused("core/domain/a.ts:12: «b > 52» becomes «b > 53»", among)).toBe(false)
})

it("lists the files of its folders, without the seed, and refuses an unknown one", () => {
  expect(filesOf("domain")).toContain("core/domain/shell/swipe.ts")
  expect(filesOf("server").filter((file) => file.startsWith("server/seed/"))).toEqual([])
  expect(() => readArea("cellar")).toThrow('unknown area "cellar"; use one of domain')
})

it("finds the tests that reach a file, nearest first, without type imports", () => {
  expect(
    importsIn("a.ts", 'import type { A } from "./a.ts"\nimport { type B, c } from "./b.ts"\nexport * from "./d.ts"\nimport "e"')
  ).toEqual(["./b.ts", "./d.ts"])
  const importers = new Map([
    ["core/a.ts", new Set(["core/b.ts", "tests/a.test.ts"])],
    ["core/b.ts", new Set(["tests/b.test.ts", "tests/core-a.test.ts"])]
  ])
  expect(testsFor("core/a.ts", importers)).toEqual(["tests/a.test.ts", "tests/core-a.test.ts", "tests/b.test.ts"])
})

it("marks the places of mutants, also nested ones, so that the text still runs", () => {
  const text = "const a = (b) => b > 1 && b < 3"
  const marked = withMarks(text, [...sourceMutants("a.js", text).entries()])
  const visited: Array<number> = []
  expect(runInNewContext(`${marked}\n;[a(0), a(2)].join()`, { visitMutant: (number: number) => visited.push(number) })).toBe("false,true")
  expect(new Set(visited).size).toBe(sourceMutants("a.js", text).length)
})

it("reads pinned tables, of states or of regions, and no partial one", () => {
  const pinned = (made: string) => `expect(${made}).toMatchInlineSnapshot(\`\n  [\n    "a --b--> c",\n  ]\n\`)`
  expect(tableIn(pinned("tableOf(model.world)"))).toEqual({ isOfRegions: false, rows: ["a --b--> c"] })
  expect(tableIn(pinned('tableOf(model.world).filter((row) => row.includes("a"))'))).toBeUndefined()
  expect(pinnedTable("tests/paths/shell/header.model.ts")).toMatchObject({ isOfRegions: true })
  expect(modelFiles.filter((file) => pinnedTable(file) === undefined)).toEqual(["tests/paths/marketing/newsletter.model.ts"])
})
