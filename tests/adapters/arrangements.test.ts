// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import * as arrangementsBrowser from "../../adapters/browser/arrangements-browser.ts"
import { usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const within = <A>(program: (service: Arrangements["Service"]) => Effect.Effect<A>) =>
  Effect.runPromise(Effect.flatMap(Arrangements, program).pipe(Effect.provide(arrangementsBrowser.layer)))

it("the default applies until one is stored", async () => {
  expect(await within(({ recall }) => recall)).toEqual(usualArrangement)
  const chosen = { mobileGridLayout: "two", filters: "hidden", showRuValuesFor: ["color"], plotTones: "clarity" } as const
  await within((service) => service.keep(chosen))
  expect(await within(({ recall }) => recall)).toEqual(chosen)
})

it("the default applies without errors where the browser forbids storage", async () => {
  const forbid = () => {
    throw new DOMException("forbidden")
  }
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbid)
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbid)
  await within((service) => service.keep(usualArrangement))
  expect(await within(({ recall }) => recall)).toEqual(usualArrangement)
})
