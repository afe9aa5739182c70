import { expect, it } from "vitest"
import { loadMarks } from "../../core/marks.ts"
import { foldAllInFreshProcess } from "../support/fresh-process.ts"
import { walkLive } from "../support/live.ts"
import { loadModel, modelFiles } from "../support/load-models.ts"
import { exported, exportedMasked } from "../support/recorded.ts"
import { survey } from "../support/verify.ts"
import { writeFileSync } from "node:fs"

it("folds", { timeout: 900_000 }, async () => {
  const marks = await loadMarks()
  console.log([...marks.names].map(([n, m]) => `${n}:${typeof m === "object" ? m.choices.join("/") : m}`).join(" "))
  console.log(marks.shapes.length)
  const all = []
  const cost = { walk: 0, plain: 0, masked: 0 }
  for (const file of modelFiles) {
    const { model, paths } = survey(await loadModel(file))
    const recordings = []
    for (const path of paths) {
      let t = performance.now()
      const { recorded } = await walkLive(model.world, path, model.name)
      cost.walk += performance.now() - t; t = performance.now()
      exported(recorded)
      cost.plain += performance.now() - t; t = performance.now()
      recordings.push(exportedMasked(recorded, marks))
      cost.masked += performance.now() - t
      recorded.root.stop()
    }
    all.push({ module: `../paths/models/${file}`, name: "model", recordings })
  }
  const t = performance.now()
  const verdicts = foldAllInFreshProcess(all)
  console.log(cost, "fold", performance.now() - t)
  writeFileSync("/tmp/maskexp/out.json", JSON.stringify(verdicts.map((v, i) => ({ file: modelFiles[i], n: v.differences.length, first: v.differences.slice(0, 4) })).filter((v) => v.n > 0), null, 1))
  console.log(verdicts.map((v, i) => `${modelFiles[i]} ${v.entries} ${v.differences.length}`).filter((l) => !l.endsWith(" 0")))
  expect(1).toBe(1)
})
