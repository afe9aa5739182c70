import { spawnSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { wholeNumber } from "../../tools/arguments.ts"

const run = (tool: string, ...args: ReadonlyArray<string>) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], { encoding: "utf8" })
  return { status, stderr, stdout }
}

describe("wrong arguments of a command", () => {
  it.each([
    ["qa", ["--level", "pure", "--machine", "menu,mneu"], "unknown machine mneu; use one of account, "],
    ["fold-journal", ["no-such-journal.json"], "no such file: no-such-journal.json"],
    ["near", ["no-such-file.ts"], "no such file: no-such-file.ts"],
    ["steady", ["no-such.test.ts"], "no such file: no-such.test.ts"],
    ["test", ["static", "--fast"], "unknown arguments: --fast"],
    ["stone", ["--depth", "60"], "Unknown option '--depth'"],
    ["stone", [], "--table: a number, given nothing"],
    ["stone", ["--table", "57", "--crown", "34.5", "--pavilion", "40.8", "--view", "top"], "--view: face or aset, given top"],
    ["qa-new", [], "name a machine"],
    ["qa-new", ["no-such-machine"], "could not find no-such-machine.machine.ts"],
    ["requirements", ["--mising"], "Unknown option '--mising'"],
    ["bench", ["fone"], "unknown benchmark fone; use one of address-hints, "],
    ["bench", ["phone", "--beside", "example"], "--beside: the address of a page, given example"],
    ["build", ["--no-budget"], "Unknown option '--no-budget'"],
    ["fonts", ["--new"], "Unknown option '--new'"],
    ["doctor", ["--fix"], "Unknown option '--fix'"],
    ["drawn-cuts", ["--sq"], "Unknown option '--sq'"]
  ])("end %s %j with the reason, the usage and code 2, before anything runs", (tool, args, reason) => {
    const { status, stderr, stdout } = run(tool, ...args)
    expect(stderr).toContain(reason)
    expect(stderr).toMatch(/^usage: npm /m)
    expect(stderr).not.toContain("    at ")
    expect([status, stdout]).toEqual([2, ""])
  })
})

it("reads whole numbers, and no others", () => {
  expect(wholeNumber("runs", "12", 1)).toBe(12)
  for (const text of ["0", "-1", "1.5", "1e3", "", "NaN"]) expect(() => wholeNumber("runs", text, 1), text).toThrow(/from 1 on/)
})
