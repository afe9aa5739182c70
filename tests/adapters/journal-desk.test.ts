// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { layer } from "../../adapters/browser/journal-desk-browser.ts"
import { Recorder } from "../../core/journal/record.ts"
import { JournalDesk } from "../../core/services/ports/journal-desk.ts"
import { familyMachines } from "../support/family.ts"

afterEach(() => void vi.restoreAllMocks())

it("opens nothing and reports it if the visitor chooses no file", async () => {
  const machines = familyMachines
  const recorder = new Recorder({ now: Date.now })
  vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function cancel(this: HTMLInputElement) {
    this.dispatchEvent(new Event("cancel"))
  })
  const opened = Effect.flatMap(JournalDesk, (desk) => desk.open).pipe(Effect.provide(layer({ recorder, build: "b1", machines })))
  expect(await Effect.runPromise(Effect.result(opened))).toMatchObject({ failure: { _tag: "NothingChosen" } })
})
