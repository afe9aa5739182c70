import { expect, it } from "vitest"
import { loadModels } from "../../qa/paths/load-models.ts"
import { type shopSentences, runRandomJourneys } from "../../qa/journeys/random-journeys.ts"

const models = await loadModels()

it("every sentence holds on random journeys through two tabs, and their journals fold to the live states", async () => {
  const { failure, steps } = await runRandomJourneys({ seed: 20_261_121, runs: 100, models })
  expect(failure).toBeNull()
  expect(steps).toBeGreaterThan(1_000)
})

it("shrinks the journey that violates a sentence", async () => {
  const sentences: typeof shopSentences = {
    "never opens the search": ({ snapshotOf }) => snapshotOf("header")?.matches({ overlay: { open: "search" } }) !== true
  }
  const { failure } = await runRandomJourneys({ seed: 1, runs: 200, models, tabs: 1, sentences })
  expect(failure).toMatchObject({ sentence: "never opens the search", operations: ["header.chooseSearch"] })
  expect(JSON.parse(failure?.journal ?? "{}")).toMatchObject({ format: "gran-journal" })
})
