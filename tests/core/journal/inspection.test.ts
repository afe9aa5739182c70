import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { subscribeToInspection, type Report } from "../../../core/journal/inspection.ts"
import { Recorder } from "../../../core/journal/record.ts"
import { familyMachine } from "../../support/family.ts"

type Family = ReturnType<typeof quiet>

const quiet = (inspect?: (report: Report) => void) =>
  createActor(familyMachine, { id: "family", clock: new SimulatedClock(), ...(inspect && { inspect }) })

const visit = (family: Family): void => {
  family.start()
  for (const draft of ["first", "second"]) {
    family.send({ type: "dialog.open", draft })
    family.send({ type: "dialog.type", text: "a" })
    family.send({ type: "dialog.submit" })
    family.send({ type: "dialog.close" })
  }
  family.send({ type: "glass.set" })
  family.send({ type: "glass.turn" })
  family.stop()
}

const reportsOf = (family: Family): Array<Report> => {
  const reports: Array<Report> = []
  subscribeToInspection(family, (report) => reports.push(report))
  return reports
}

describe("listening to a system", () => {
  it("receives events at the source, so that no report is a copy for an observer", () => {
    const family = quiet()
    const reports = reportsOf(family)
    visit(family)
    expect(reports.length).toBeGreaterThan(50)
    expect(reports.filter((report) => "rootId" in report)).toEqual([])
  })

  it("receives all events of XState's inspection in the same order, beside other observers", () => {
    const family = quiet()
    const observed: Array<Report> = []
    const reports = reportsOf(family)
    family.system.inspect((report) => observed.push(report))
    visit(family)
    expect(reports).toHaveLength(observed.length)
    reports.forEach((report, index) => expect(observed[index]).toEqual({ ...report, rootId: family.sessionId }))
  })

  it("records the same journal as inspection", () => {
    const [inspecting, listening] = [new Recorder({ now: () => 0 }), new Recorder({ now: () => 0 })]
    const family = quiet(inspecting.inspect)
    subscribeToInspection(family, listening.inspect)
    visit(family)
    expect(listening.journal()).toEqual(inspecting.journal())
  })

  it("falls back to inspection if XState has no such source", () => {
    const family = quiet()
    const source = Object.getOwnPropertyDescriptor(family.system, "_sendInspectionEvent") ?? {}
    Object.assign(family.system, { _sendInspectionEvent: undefined })
    const reports = reportsOf(family)
    Object.defineProperty(family.system, "_sendInspectionEvent", source)
    visit(family)
    expect(reports.some((report) => report.type === "@xstate.microstep")).toBe(true)
    expect(reports.every((report) => "rootId" in report)).toBe(true)
  })
})
