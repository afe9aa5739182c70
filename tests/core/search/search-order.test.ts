import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, fromPromise, SimulatedClock } from "xstate"
import { type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { type Suggestions, searchMachine } from "../../../core/machines/search/search.machine.ts"
import type { ApiError } from "../../../core/services/ports/api.ts"
import { suggestions } from "../../../qa/samples/suggestions.ts"
import { waitFor } from "../../support/wait-for.ts"

const texts = ["", "к", "ко", "кол", "кольцо", "серьги", " серьги ", "круг"]

test("the last term's suggestions are shown and never older ones, in any order of typing and answers", async () => {
  const step = fc.record({ text: fc.constantFrom(...texts), rest: fc.constantFrom(0, 100, 150, 400), lets: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 12 }), async (scheduler, steps) => {
      const clock = new SimulatedClock()
      const asked: Array<{ readonly signal: AbortSignal; isAnswered: boolean }> = []
      const shown: Array<string> = []
      const suggest = fromPromise<Outcome<Suggestions, typeof ApiError.Encoded>, { readonly term: string }>(
        ({ input: { term }, signal }) => {
          const call = { signal, isAnswered: false }
          asked.push(call)
          return scheduler.schedule(Promise.resolve(succeeded({ ...suggestions, term }))).finally(() => (call.isAnswered = true))
        }
      )
      const actor = createActor(searchMachine.provide({ actors: { suggest } }), { clock })
      actor.subscribe(({ context }) => {
        const term = context.shown?.term
        if (term !== undefined && shown.at(-1) !== term) shown.push(term)
        if (actor.getSnapshot().matches("ready")) expect(term).toBe(context.term)
      })
      actor.start()
      for (const { lets, rest, text } of steps) {
        actor.send({ type: "search.type", text })
        clock.increment(rest)
        expect(asked.slice(0, -1).every(({ isAnswered, signal }) => isAnswered || signal.aborted)).toBe(true)
        if (lets && scheduler.count() > 0) await scheduler.waitOne()
      }
      clock.increment(150)
      await scheduler.waitAll()
      await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
      const last = (steps.at(-1)?.text ?? "").trim()
      expect(actor.getSnapshot().context.shown?.term).toBe(last.length < 2 ? undefined : last)
      expect(
        isWithin(
          shown,
          steps.map(({ text }) => text.trim())
        )
      ).toBe(true)
      actor.stop()
    })
  )
})

/** Checks that the list has these in this order, possibly with others between them. */
const isWithin = (some: ReadonlyArray<string>, all: ReadonlyArray<string>): boolean => {
  let from = 0
  return some.every((one) => {
    const at = all.indexOf(one, from)
    from = at + 1
    return at !== -1
  })
}
