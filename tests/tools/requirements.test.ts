import { describe, expect, it } from "vitest"
import { idsOf, proofOf } from "../../scripts/requirements/proof.ts"
import { tallyOf, verdictsOf } from "../../scripts/test/tally.ts"

const requirements = ["AA-001", "AA-002", "BB-001"].map((id) => ({ id, area: "area", text: "text" }))

describe("the ids of a title", () => {
  it("are read from one pair of brackets or several", () => {
    expect(idsOf("[AA-001] opens")).toEqual(["AA-001"])
    expect(idsOf("[AA-001, AA-002] opens")).toEqual(["AA-001", "AA-002"])
    expect(idsOf("[AA-001] [BB-001] opens")).toEqual(["AA-001", "BB-001"])
  })

  it("are not found in other brackets", () => {
    expect(idsOf("reads [id] from [AA] and AA-001")).toEqual([])
  })
})

describe("a proof", () => {
  it("stands on a passing test", () => {
    const proof = proofOf(requirements, [{ title: "[AA-001, BB-001] opens", outcome: "passed" }])
    expect(proof).toEqual({ proven: new Set(["AA-001", "BB-001"]), mistakes: [] })
  })

  it("falls with a failing test of the same id", () => {
    const proof = proofOf(requirements, [
      { title: "[AA-001] opens", outcome: "passed" },
      { title: "[AA-001] closes", outcome: "failed" }
    ])
    expect(proof.proven).toEqual(new Set())
  })

  it("refuses skipped claims, unknown ids and more than three of them", () => {
    const proof = proofOf(requirements, [
      { title: "[AA-001] waits", outcome: "skipped" },
      { title: "[CC-009] invents", outcome: "passed" },
      { title: "[AA-001, AA-002, BB-001, AA-001] boasts", outcome: "passed" }
    ])
    expect(proof.mistakes).toEqual([
      "a skipped test claims AA-001: [AA-001] waits",
      "CC-009 is no requirement: [CC-009] invents",
      "4 ids in one title, 3 at most: [AA-001, AA-002, BB-001, AA-001] boasts"
    ])
  })
})

describe("a report", () => {
  it("of vitest is read with its broken files", () => {
    const verdicts = verdictsOf({
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          assertionResults: [
            { title: "one", status: "passed" },
            { title: "two", status: "failed" },
            { title: "three", status: "pending" },
            { title: "four", status: "todo" }
          ]
        },
        { name: "broken.test.ts", status: "failed", assertionResults: [] }
      ]
    })
    expect(verdicts).toEqual([
      { title: "one", outcome: "passed" },
      { title: "two", outcome: "failed" },
      { title: "three", outcome: "skipped" },
      { title: "four", outcome: "skipped" },
      { title: "broken.test.ts", outcome: "failed" }
    ])
    expect(tallyOf(verdicts)).toEqual({ passed: 1, failed: 2 })
  })

  it("of Playwright is read through its nested suites", () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const verdicts = verdictsOf({
      suites: [
        {
          specs: [spec("one", "expected")],
          suites: [{ specs: [spec("two", "unexpected"), spec("three", "flaky"), spec("four", "skipped")] }]
        }
      ],
      errors: [{ message: "no tests found" }]
    })
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(["passed", "failed", "unsteady", "skipped", "failed"])
    expect(tallyOf(verdicts)).toEqual({ passed: 2, failed: 2 })
  })
})
