import { describe, expect, it } from "vitest"
import { claimedElsewhere, idsOf, proofOf } from "../../tools/requirements/proof.ts"
import { failuresOf, summaryOf } from "../../tools/test/summary.ts"
import { tallyOf, type Verdict, verdictsOf } from "../../tools/test/tally.ts"

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
  it("is valid with a passing test", () => {
    const proof = proofOf(requirements, [{ title: "[AA-001, BB-001] opens", outcome: "passed" }])
    expect(proof).toEqual({ proven: new Set(["AA-001", "BB-001"]), mistakes: [] })
  })

  it("is invalid with a failing test of the same id", () => {
    const proof = proofOf(requirements, [
      { title: "[AA-001] opens", outcome: "passed" },
      { title: "[AA-001] closes", outcome: "failed" }
    ])
    expect(proof.proven).toEqual(new Set())
  })

  it("is distinguished from claims by tests of other runs", () => {
    expect(claimedElsewhere(new Set(["AA-001"]), ["[AA-001] opens", "[AA-002, BB-001] closes"])).toEqual(new Set(["AA-002", "BB-001"]))
  })

  it("refuses skipped claims, unknown ids and more than three of them", () => {
    const proof = proofOf(requirements, [
      { title: "[AA-001] waits", outcome: "skipped" },
      { title: "[CC-009] invents", outcome: "passed" },
      { title: "[AA-001, AA-002, BB-001, AA-001] boasts", outcome: "passed" }
    ])
    expect(proof.mistakes).toEqual([
      "a skipped test claims AA-001: [AA-001] waits",
      "CC-009 is not a requirement: [CC-009] invents",
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
            { title: "one", status: "passed", duration: 1500 },
            { title: "two", status: "failed", duration: null, failureMessages: ["Error: no cart"] },
            { title: "three", status: "pending" },
            { title: "four", status: "todo" }
          ]
        },
        { name: "broken.test.ts", status: "failed", assertionResults: [] },
        { name: "hook.test.ts", status: "failed", message: "no database", assertionResults: [{ title: "five", status: "skipped" }] },
        { name: "lost.test.ts", status: "failed", message: "", assertionResults: [{ title: "six", status: "skipped" }] }
      ]
    })
    expect(verdicts).toEqual([
      { title: "one", outcome: "passed", file: "a.test.ts", seconds: 1.5 },
      { title: "two", outcome: "failed", file: "a.test.ts", seconds: 0, reason: "Error: no cart" },
      { title: "three", outcome: "skipped", file: "a.test.ts", seconds: 0 },
      { title: "four", outcome: "skipped", file: "a.test.ts", seconds: 0 },
      { title: "broken.test.ts", outcome: "failed", file: "broken.test.ts", seconds: 0 },
      { title: "five", outcome: "skipped", file: "hook.test.ts", seconds: 0 },
      { title: "hook.test.ts", outcome: "failed", file: "hook.test.ts", seconds: 0, reason: "no database" },
      { title: "six", outcome: "skipped", file: "lost.test.ts", seconds: 0 }
    ])
    expect(tallyOf(verdicts)).toEqual({ passed: 1, failed: 3 })
  })

  it("of Playwright is read through its nested suites", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "some.spec.ts",
      tests: [
        {
          status,
          results: [{ duration: 9000 }, { duration: 250, ...(status === "unexpected" ? { error: { message: "no button" } } : {}) }]
        }
      ]
    })
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
    expect(verdicts[1]?.reason).toBe("no button")
    expect(verdicts[2]).toEqual({ title: "three", outcome: "unsteady", file: "some.spec.ts", seconds: 0.25 })
    expect(tallyOf(verdicts)).toEqual({ passed: 2, failed: 2 })
  })
})

describe("the end of a run", () => {
  const of = (title: string, seconds: number, outcome: Verdict["outcome"] = "passed"): Verdict => ({
    title,
    outcome,
    file: "/anywhere/tests/e2e/cart/cart.spec.ts",
    seconds
  })

  it("names the twenty slowest tests, and those that needed a second try", () => {
    const lines = summaryOf([of("quick", 0.1, "unsteady"), ...Array.from({ length: 25 }, (_, index) => of(`slow ${index}`, index + 1))])
    expect(lines.slice(0, 2)).toEqual(["The slowest tests:", "    25.0 s  tests/e2e/cart/cart.spec.ts: slow 24"])
    expect(lines).toHaveLength(23)
    expect(lines.at(-1)).toBe("  tests/e2e/cart/cart.spec.ts: quick")
  })

  it("names the failed tests with the first six lines of their errors", () => {
    const reason = "\u001b[31mexpected 1 to be 2\u001b[39m\n\n2\n3\n4\n5\n6\n7"
    const failed = { ...of("counts", 1, "failed"), reason }
    const lines = failuresOf([of("passes", 1), failed, { title: "no tests found", outcome: "failed", file: "", seconds: 0 }])
    expect(lines[0]).toBe("tests/e2e/cart/cart.spec.ts: counts")
    expect(lines.slice(1, 7)).toEqual(["  expected 1 to be 2", "  2", "  3", "  4", "  5", "  6"])
    expect(lines.slice(7)).toEqual(["no tests found"])
  })

  it("prints nothing if no test ran", () => expect(summaryOf([])).toEqual([]))
})
