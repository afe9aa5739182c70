import { basename } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { comparableState } from "../../core/journal/fold.ts"
import { loadMarks } from "../../core/shop/marks.ts"
import { chartOf } from "../../qa/paths/chart.ts"
import { foldAllInFreshProcess, type FoldInput } from "../../qa/paths/fresh-process.ts"
import { walkPathLive } from "../../qa/paths/walk-live.ts"
import { sentencesIn } from "../../qa/paths/model.ts"
import { loadModel, modelFiles } from "../../qa/paths/load-models.ts"
import { unreached } from "../../qa/paths/paths.ts"
import { exportJournal, exportedMasked, jsonCopy } from "../../qa/paths/recorded.ts"
import { brokenInvariants, findings, surveyModel } from "../../qa/paths/verify.ts"

const marks = await loadMarks()

/** Journals of the live runs by model file, folded together in one new process at the end because a process is expensive. */
const journals = new Map<string, FoldInput>()
/** The same journals, masked, if they contain personal data. */
const maskedJournals = new Map<string, FoldInput>()

/** One step runs thousands of paths, which takes minutes on a busy machine. */
const timeoutMs = 600_000

/** For each model file: its paths, its sentences, and its run in the running core (docs/qa.md). */
for (const file of modelFiles) {
  const surveyed = surveyModel(await loadModel(file))
  const { model, paths } = surveyed

  describe(`the machine ${model.name}`, () => {
    const found = findings(surveyed)

    it("reaches every state", () => {
      expect(unreached(model.world, paths)).toEqual([])
    })

    it("crosses every transition of its chart", () => {
      const edges = chartOf(model.world.machine).edges.map(({ id }) => id)
      expect(edges.filter((id) => !surveyed.crossed.has(id))).toEqual([])
    })

    it("gives reasons only for existing transitions", () => {
      const named = Object.keys({ ...model.uncrossed, ...model.unreachable })
      expect(named.filter((id) => !surveyed.crossed.has(id))).toEqual([])
    })

    it.for(paths.map((path) => [path.title, path] as const))("%s", ([, { snapshot }]) => {
      expect(brokenInvariants(model, snapshot)).toEqual([])
    })

    it.for(sentencesIn(model))("%s", (sentence) => {
      expect(found.filter((finding) => finding.sentence === sentence)).toEqual([])
    })

    it(
      "reaches the computed states in the running core",
      async () => {
        const recordings = []
        const masked = []
        for (const path of paths) {
          const { recorded, snapshot } = await walkPathLive(model.world, path, model.name)
          expect(jsonCopy(comparableState(snapshot)), path.title).toEqual(jsonCopy(comparableState(path.snapshot)))
          recordings.push(exportJournal(recorded))
          const clean = exportedMasked(recorded, marks)
          if (clean !== undefined) masked.push(clean)
          recorded.root.stop()
        }
        journals.set(file, { module: file, name: "model", recordings })
        maskedJournals.set(file, { module: file, name: "model", recordings: masked })
      },
      timeoutMs
    )
  })
}

/** Skipped where `-t` has left out the run in the core, or where it failed. */
describe("the journals of these runs", () => {
  const verdicts = new Map<string, ReturnType<typeof foldAllInFreshProcess>[number]>()
  const verdictsMasked = new Map<string, ReturnType<typeof foldAllInFreshProcess>[number]>()
  beforeAll(() => {
    const all = foldAllInFreshProcess([...journals.values(), ...maskedJournals.values()])
    for (const [index, file] of [...journals.keys()].entries()) {
      const [verdict, masked] = [all[index], all[index + journals.size]]
      if (verdict !== undefined) verdicts.set(file, verdict)
      if (masked !== undefined) verdictsMasked.set(file, masked)
    }
  }, timeoutMs)

  it.for([...modelFiles])("of %s fold in a new process", (file, { skip }) => {
    skip(!journals.has(file))
    const verdict = verdicts.get(file)
    expect(verdict?.differences).toEqual([])
    expect(verdict?.entries).toBeGreaterThan(0)
    expect(verdict?.compared).toBe(verdict?.entries)
  })

  it.for([...modelFiles])("of %s fold to the same masked states when masked", (file, { skip }) => {
    skip(!journals.has(file))
    expect(verdictsMasked.get(file)?.differences).toEqual([])
  })

  it("are masked if they contain personal data: a login, an order, an address", ({ skip }) => {
    skip(journals.size < modelFiles.length)
    const masked = [...verdictsMasked].flatMap(([file, { entries }]) => (entries > 0 ? [basename(file, ".model.ts")] : []))
    expect(masked).toEqual(expect.arrayContaining(["account", "addresses", "auth", "checkout", "login", "newsletter", "orders"]))
  })
})
