import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { Database } from "../../../server/platform/db/database.ts"
import { findVocabulary } from "../../../server/search/search-words.ts"

test("the correction dictionary is reloaded after a minute, separately for each database", async () => {
  const asked: Array<string> = []
  const databaseOf = (word: string) =>
    Database.of({
      query: <R>() => Effect.sync(() => (asked.push(word), [{ word }] as unknown as ReadonlyArray<R>)),
      transaction: (program) => program
    })
  const [rings, stones] = [databaseOf("кольцо"), databaseOf("бриллиант")]
  const read = (database: Database["Service"]) => Effect.provideService(findVocabulary, Database, database)
  const program = Effect.gen(function* () {
    expect([yield* read(rings), yield* read(rings), yield* read(stones)]).toEqual([["кольцо"], ["кольцо"], ["бриллиант"]])
    yield* TestClock.adjust("59 seconds")
    yield* read(rings)
    expect(asked).toEqual(["кольцо", "бриллиант"])
    yield* TestClock.adjust("1 second")
    yield* read(rings)
    expect(asked).toEqual(["кольцо", "бриллиант", "кольцо"])
  })
  await Effect.runPromise(Effect.provide(program, TestClock.layer()))
})
