import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Archive } from "../../core/journal/archive.ts"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { listen } from "../../core/journal/listen.ts"
import { Recorder } from "../../core/journal/record.ts"
import { testOf } from "../../inspector/as-test.ts"
import { glassMachine } from "../support/family.ts"
import { plain } from "../support/recorded.ts"

const archived = () => {
  const recorder = new Recorder({ now: Date.now })
  const glass = createActor(glassMachine, { id: "glass" })
  listen(glass, recorder.inspect)
  glass.start()
  for (let turn = 0; turn < 3; turn++) glass.send({ type: "glass.turn" })
  return new Archive("b", plain(recorder.journal()), () => glassMachine)
}

/** Runs the text of a test as Vitest would, with what it imports. */
const run = (text: string): ReadonlyArray<string> => {
  const ran: Array<string> = []
  const body = text.replaceAll(/^import .*$/gm, "")
  const note = (title: string, check: () => void) => {
    check()
    ran.push(title)
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is what is tested
  new Function("it", "expect", "makeInertScope", "glassMachine", body)(note, expect, makeInertScope, glassMachine)
  return ran
}

describe("a journey as a test", () => {
  it("passes as it was recorded, and fails when it is said to end otherwise", () => {
    const archive = archived()
    const text = testOf(archive, "glass#1", 1) ?? ""
    expect(text).toContain('import { glassMachine } from "../../core/machines/glass.machine.ts"')
    expect(run(text)).toHaveLength(1)
    const [events = "", end = ""] = text.split("toEqual(")
    expect(() => run(`${events}toEqual(${end.replace('"turns": 1', '"turns": 7')}`)).toThrow("deeply equal")
  })

  it("is nothing where the machine was not there", () => {
    expect(testOf(archived(), "nobody#1", 1)).toBeUndefined()
  })
})
