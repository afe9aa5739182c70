import { expect, it } from "vitest"
import type { Model } from "../../qa/paths/model.ts"
import { brokenInvariants, findings, surveyModel } from "../../qa/paths/verify.ts"
import { model as menu } from "../paths/shell/menu.model.ts"

it("names the error of a sentence that cannot be checked", () => {
  const sentence = "is checkable"
  const broken: Model = {
    ...menu,
    invariants: {
      [sentence]: () => {
        throw new RangeError("no menu")
      }
    }
  }
  const surveyed = surveyModel(broken)
  const [start] = surveyed.paths
  expect(start && brokenInvariants(broken, start.snapshot)).toEqual([`${sentence} (throws RangeError: no menu)`])
  expect(findings(surveyed).find((finding) => finding.sentence === sentence)?.where).toContain("(throws RangeError: no menu)")
})
