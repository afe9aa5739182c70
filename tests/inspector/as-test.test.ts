import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { ReplayIndex } from "../../core/journal/replay-index.ts"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { machinesNamed } from "../../core/journal/machines.ts"
import { subscribeToInspection } from "../../core/journal/inspection.ts"
import { Recorder } from "../../core/journal/record.ts"
import { testOf } from "../../inspector/as-test.ts"
import { familyMachines, glassMachine } from "../support/family.ts"
import { jsonCopy } from "../../qa/paths/recorded.ts"

const indexed = () => {
  const recorder = new Recorder({ now: Date.now })
  const glass = createActor(glassMachine, { id: "glass" })
  subscribeToInspection(glass, recorder.inspect)
  glass.start()
  for (let turn = 0; turn < 3; turn++) glass.send({ type: "glass.turn" })
  return new ReplayIndex("b", jsonCopy(recorder.journal()), () => glassMachine)
}

/** Runs the text of a generated test as Vitest would, with its imports. */
const run = async (text: string): Promise<ReadonlyArray<string>> => {
  const ran: Array<readonly [string, () => Promise<void>]> = []
  const body = text.replaceAll(/^import .*$/gm, "")
  const note = (title: string, check: () => Promise<void>) => void ran.push([title, check])
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is what is tested
  const evaluate = new Function("it", "expect", "makeInertScope", "machinesNamed", "machines", body)
  evaluate(note, expect, makeInertScope, machinesNamed, familyMachines)
  for (const [, check] of ran) await check()
  return ran.map(([title]) => title)
}

describe("a journey as a test", () => {
  it("imports existing modules, relative to tests/paths", () => {
    const text = testOf(indexed(), "glass#1", 1) ?? ""
    const own = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, file = ""]) => new URL(file, new URL("../paths/", import.meta.url)))
    expect(own).toHaveLength(3)
    expect(own.filter((file) => !existsSync(file))).toEqual([])
  })

  it("passes as recorded, and fails with another expected end", async () => {
    const replayIndex = indexed()
    const text = testOf(replayIndex, "glass#1", 1) ?? ""
    expect(await run(text)).toEqual(["glass comes to running"])
    const [events = "", end = ""] = text.split("toEqual(")
    await expect(run(`${events}toEqual(${end.replace('"turns": 1', '"turns": 7')}`)).rejects.toThrow("deeply equal")
  })

  it("is empty if the machine did not run", () => {
    expect(testOf(indexed(), "nobody#1", 1)).toBeUndefined()
  })
})
