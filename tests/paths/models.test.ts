import { describe, expect, it } from "vitest"
import { essence } from "../../core/journal/fold.ts"
import { chartOf } from "../support/chart.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { walkLive } from "../support/live.ts"
import { sentencesIn } from "../support/model.ts"
import { loadModel, modelFiles } from "../support/load-models.ts"
import { unreached } from "../support/paths.ts"
import { exported, plain } from "../support/recorded.ts"
import { brokenAt, findings, survey } from "../support/verify.ts"

/** Of each model file: its paths, its sentences, and its life in the running core (docs/qa.md). */
for (const file of modelFiles) {
  const surveyed = survey(await loadModel(file))
  const { model, paths } = surveyed

  describe(`the machine ${model.name}`, () => {
    const found = findings(surveyed)

    it("comes to rest in every state", () => {
      expect(unreached(model.world, paths)).toEqual([])
    })

    it("crosses every transition of its chart", () => {
      const edges = chartOf(model.world.machine).edges.map(({ id }) => id)
      expect(edges.filter((id) => !surveyed.crossed.has(id))).toEqual([])
    })

    it.for(paths.map((path) => [path.title, path] as const))("%s", ([, { snapshot }]) => {
      expect(brokenAt(model, snapshot)).toEqual([])
    })

    it.for(sentencesIn(model))("%s", (sentence) => {
      expect(found.filter((finding) => finding.sentence === sentence)).toEqual([])
    })

    it("lives through the same paths as it was computed, and its journals fold in a fresh process", async () => {
      const recordings = []
      for (const path of paths) {
        const { recorded, snapshot } = await walkLive(model.world, path, model.name)
        expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
        recordings.push(exported(recorded))
        recorded.root.stop()
      }
      const verdict = foldInFreshProcess(recordings, { module: `../paths/models/${file}`, name: "model" })
      expect(verdict.differences).toEqual([])
      expect(verdict.compared).toBe(verdict.entries)
    })
  })
}
