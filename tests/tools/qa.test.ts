import { Effect } from "effect"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readJournal } from "../../core/journal/file.ts"
import { fold } from "../../core/journal/fold.ts"
import { papersMachine } from "../../core/machines/orders/papers.machine.ts"
import { tooltipMachine } from "../../core/machines/shell/tooltip.machine.ts"
import { checkCrossing } from "../../tools/qa/crossing.ts"
import { failingIn } from "../../tools/qa/failing.ts"
import { inspectorOf, linkTo, originIn } from "../../tools/qa/inspector-link.ts"
import { newModel, newTable } from "../../tools/qa/new-model.ts"
import { readOptions } from "../../tools/qa/options.ts"
import { progressOn } from "../../tools/qa/progress.ts"
import type { Results } from "../../tools/qa/results.ts"
import { runQa } from "../../tools/qa/run-qa.ts"
import { writeReport } from "../../tools/qa/write-report.ts"
import { recordRunningShop } from "../../server/running-shop.ts"
import { model as header } from "../paths/shell/header.model.ts"
import { model as menu } from "../paths/shell/menu.model.ts"
import { model as tooltip } from "../paths/shell/tooltip.model.ts"
import { runMutants } from "../../qa/paths/run-mutants.ts"
import { chartMutants } from "../../qa/paths/mutants.ts"
import { modelsNamed } from "../../qa/paths/load-models.ts"
import type { Model } from "../../qa/paths/model.ts"
import { brokenInvariants, surveyModel } from "../../qa/paths/verify.ts"

describe("a run with a path that fails", () => {
  const sentence = "[SHL-002] never has its menus"
  const failing: Model = { ...menu, invariants: { ...menu.invariants, [sentence]: (snapshot) => !snapshot.matches("ready") } }
  const inspector = "http://localhost:4321/inspector"
  const out = mkdtempSync(join(tmpdir(), "qa-"))
  const written: Array<string> = []
  let results: Results
  beforeAll(async () => {
    const options = readOptions(["--level", "pure,live", "--seed", "7"], 0)
    const found = [{ model: failing, file: "tests/paths/shell/menu.model.ts" }]
    const progress = progressOn({ isTTY: false, columns: 80, write: (text: string) => written.push(text) > 0 }, { ...options, inspector })
    results = await runQa({ ...options, out, found, prepareBrowser: () => Promise.resolve(null), report: progress.report })
    progress.end()
    await writeReport(results, new Map([["menu", menu.world.machine]]), out, inspector)
  })
  afterAll(() => rmSync(out, { recursive: true }))

  it("fails at that path alone, at both levels, and at the sentence", () => {
    const failed = results.paths.filter(({ failure }) => failure !== null)
    expect(failed.map(({ failure, level, title }) => [level, title, failure])).toEqual([
      ["pure", "the menus are shown after: the menus are loaded", sentence],
      ["live", "the menus are shown after: the menus are loaded", sentence]
    ])
    expect(results.sentences.filter(({ failure }) => failure !== null)).toMatchObject([{ sentence, ids: ["SHL-002"] }])
  })

  it("is named in the console when it fails and once more at the end, by machine, sentence, state, path and link", () => {
    const said = [
      "✗ menu (pure)",
      `  sentence  ${sentence}`,
      "  state     ready",
      "  path      the menus are shown after: the menus are loaded",
      `  inspector ${inspector}#file=journal-qa-1.json&actor=shop%2Fmenu`,
      "  repeat    npm run qa -- --machine menu --level pure"
    ].join("\n")
    expect(written).toEqual([`${said}\n`, `\nWhat failed:\n${said}\n  paths     3 in all\n`])
  })

  it("keeps a journal that opens and replays to the failure", () => {
    for (const { journal } of results.paths.filter(({ failure }) => failure !== null)) {
      const read = readJournal(readFileSync(join(out, "journals", journal ?? ""), "utf8"))
      if (read._tag !== "Read") throw new Error(read.detail)
      const [incarnation] = read.file.journal.incarnations
      if (incarnation === undefined) throw new Error("the journal is empty")
      expect(incarnation).toMatchObject({ actor: "shop/menu", machine: "menu" })
      const { entries } = read.file.journal
      const standing = (upTo: number) => fold(menu.world.machine, incarnation, entries.slice(0, upTo))?.snapshot
      const [before, after] = [standing(entries.length - 1), standing(entries.length)]
      expect(before && brokenInvariants(failing, before)).toEqual([])
      expect(after && brokenInvariants(failing, after)).toEqual([sentence])
    }
  })

  it("is listed in the page, which links to the inspector, in JSON and in JUnit XML", () => {
    const page = readFileSync(join(out, "report.html"), "utf8")
    expect(page).toContain(`href="${inspector}#file=journal-qa-1.json&amp;actor=shop%2Fmenu"`)
    expect(page).toContain('href="journals/journal-qa-1.json"')
    expect(page).toContain("<b>SHL-002</b>")
    const [, summary = ""] = /<h2>Что не прошло<\/h2>(.*?)<\/section>/.exec(page) ?? []
    expect(summary.match(/<li /g)).toHaveLength(1)
    expect(summary).toContain(`<span lang="en">${sentence}</span>`)
    expect(summary).toContain("<dd><code>ready</code></dd>")
    expect(summary).toContain('<dd lang="en">the menus are shown after: the menus are loaded</dd>')
    expect(summary).toContain("<i>menu, расчёт (pure), путей: 3</i>")
    expect(summary).toContain("<code>npm run qa -- --machine menu --level pure</code>")
    expect(page).not.toMatch(/<(?:script|link|img)\b[^>]*(?:src|href)="(?!data:)/)
    expect(JSON.parse(readFileSync(join(out, "report.json"), "utf8")).paths).toHaveLength(results.paths.length)
    expect(readFileSync(join(out, "junit.xml"), "utf8").match(/<failure /g)).toHaveLength(3)
  })
})

it("also fails for a machine without an end, and reports a browser that does not start", async () => {
  const endless: Model = {
    ...menu,
    world: {
      ...menu.world,
      get events(): never {
        throw new Error("no end")
      }
    }
  }
  const out = mkdtempSync(join(tmpdir(), "qa-"))
  const options = readOptions(["--level", "pure,browser", "--seed", "7"], 0)
  const found = [{ model: endless, file: "tests/paths/shell/menu.model.ts" }]
  const { paths } = await runQa({ ...options, out, found, prepareBrowser: () => Promise.resolve("no browser"), report: () => undefined })
  rmSync(out, { recursive: true })
  expect(paths.map(({ failure, level, machine }) => [machine, level, failure])).toEqual([
    ["menu", "pure", "Error: no end"],
    ["shop", "browser", "no browser"]
  ])
})

it("repeats random journeys by their seed and number", () => {
  const failed = { machine: "shop", level: "journeys", title: "9 random journeys", ms: 0, failure: "a sentence", journal: null } as const
  const result = { ...failed, actor: "shop", picture: null, crossed: [], states: [] }
  const [failing] = failingIn(result, { seed: 7, runs: 9, inspector: "" })
  expect(failing?.repeat).toBe("npm run qa -- --level journeys --seed 7 --runs 9")
})

it("reports each violated sentence of a path of the core, also one with a semicolon", () => {
  const failed = {
    machine: "devices",
    level: "live",
    title: "a path",
    ms: 0,
    failure: "came to a\nruns b; watches c",
    journal: null
  } as const
  const result = { ...failed, actor: "shop/devices", picture: null, crossed: [], states: [] }
  const failures = failingIn(result, { seed: 7, runs: 9, inspector: "" })
  expect(failures.map(({ sentence }) => sentence)).toEqual(["came to a", "runs b; watches c"])
})

describe("the link of a failure", () => {
  it.each([
    ["pure", ""],
    ["live", ""],
    ["browser", "&view=screen"],
    ["journeys", "&view=screen"]
  ] as const)("shows the screen only if the path ran in a shop: %s", (level, view) => {
    expect(linkTo("/inspector", { journal: "a.json", actor: "shop/menu", level })).toBe(`/inspector#file=a.json&actor=shop%2Fmenu${view}`)
  })

  it("leads to the running shop, at any port, else to the configured one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "note-"))
    const file = join(folder, ".qa", "shop.json")
    const noted = await Effect.runPromise(
      Effect.scoped(
        Effect.andThen(
          recordRunningShop("http://localhost:4123", file),
          Effect.sync(() => readFileSync(file, "utf8"))
        )
      )
    )
    expect(existsSync(file)).toBe(false)
    rmSync(folder, { recursive: true })
    expect(originIn(noted, (pid) => pid === process.pid)).toBe("http://localhost:4123")
    expect(originIn(noted, () => false)).toBeNull()
    expect(inspectorOf({ PORT: "3000" }, "http://localhost:4123")).toBe("http://localhost:4123/inspector")
    expect(inspectorOf({ PORT: "3005" }, null)).toBe("http://localhost:3005/inspector")
  })

  it("finds the model of a machine by its name, and loads no other", async () => {
    expect((await modelsNamed(["tooltip", "placedOrder", "nobody"])).map(({ model }) => model.name).toSorted()).toEqual([
      "placedOrder",
      "tooltip"
    ])
  })
})

it("catches broken machines by the sentences of their model alone", async () => {
  const mutants = await runMutants(tooltip, { mutants: chartMutants(tooltip), table: undefined })
  const caught = mutants.filter(({ caughtBy }) => caughtBy !== null)
  expect(mutants.length).toBeGreaterThan(25)
  expect(caught.length / mutants.length).toBeGreaterThan(0.85)
})

it("writes a model with the events, payloads, actors and delays of a machine", () => {
  const source = readFileSync("core/machines/shell/tooltip.machine.ts", "utf8")
  const text = newModel({ name: "tooltip", exported: "tooltipMachine", file: "tooltip.machine.ts", machine: tooltipMachine, source })
  expect(text).toContain('{ type: "tooltip.point", of: "" }')
  expect(text).toContain('callbackActors: ["watchDismissal"]')
  expect(text).toContain('"tooltip.pressedOutside": "tooltip pressed outside"')
  expect(text).toContain("changes its state after suppression")
  expect(text).toContain('"open.settled"')
})

it("counts an actor that is invoked under another id as a call, not as a callback actor", () => {
  const text = newModel({ name: "papers", exported: "papersMachine", file: "papers.machine.ts", machine: papersMachine, source: "" })
  expect(text).toContain("xstate.done.actor.perform")
  expect(text).not.toContain("callbackActors")
})

it("writes the test that pins the table of a new model, by regions where the machine has such", () => {
  const of = (model: Model) => newTable({ name: model.name, file: `${model.name}.model.ts`, machine: model.world.machine })
  const pinned = readFileSync("tests/paths/shell/menu.table.test.ts", "utf8")
  expect(of(menu)).toBe(pinned.replace(/`[^`]*`/, ""))
  expect(of(header)).toContain("tableOfRegions(model.world)")
})

describe("transitions that the browser did not cross", () => {
  const all = [...surveyModel(tooltip).crossed]
  const because = (ids: ReadonlyArray<string>, reason: string | null) => ({ tooltip: Object.fromEntries(ids.map((id) => [id, reason])) })

  it("fail the run if no reason is in the model", () => {
    expect(checkCrossing([tooltip], because([], null), true).failure).toBeNull()
    expect(checkCrossing([tooltip], because(all.slice(0, 1), null), true).failure).toContain("the model gives no reason")
  })

  it("are left to other visits if only some machines are walked", () => {
    const { failure, title } = checkCrossing([tooltip], because(all.slice(0, 1), null), false)
    expect(failure).toBeNull()
    expect(title).toContain("(1 of them have none: they are left to the visits of other machines)")
  })

  it("fail the whole shop's run if more than 5 % are listed, without counting uncrossable ones", () => {
    const models = [tooltip, menu]
    const listed = { ...because(all.slice(0, 2), "a reason") }
    expect(checkCrossing(models, listed, true).failure).toMatch(/^2 of \d+ transitions are listed as not crossed$/)
    expect(checkCrossing(models, listed, false).failure).toBeNull()
    expect(checkCrossing(models, because(Object.keys(tooltip.unreachable ?? {}), "it cannot be"), true).failure).toBeNull()
  })
})

it("reads its filters, and refuses an unknown level and counts that are no numbers", () => {
  expect(readOptions(["--machine", "header,page", "--level", "browser", "--level", "pure", "--seed", "42"], 0)).toMatchObject({
    machines: ["header", "page"],
    levels: ["pure", "browser"],
    seed: 42,
    since: null
  })
  expect(readOptions(["--since", "d6c3a3b"], 0).since).toBe("d6c3a3b")
  expect(readOptions(["--since", ""], 0).since).toBeNull()
  expect(() => readOptions(["--level", "lunar"], 0)).toThrow("unknown level lunar")
  for (const option of ["runs", "seed", "tabs"])
    expect(() => readOptions([`--${option}`, "many"], 0)).toThrow(`--${option}: a whole number`)
  expect(() => readOptions(["--runs", "0"], 0)).toThrow("from 1 on, given 0")
})
