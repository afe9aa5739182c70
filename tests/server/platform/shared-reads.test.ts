import { Deferred, Effect, Fiber, Semaphore } from "effect"
import { describe, expect, it } from "vitest"
import { DatabaseFailed, type Row } from "../../../server/platform/db/database.ts"
import { isRead, SharesReads } from "../../../server/platform/db/shared-reads.ts"
import { makeDatabase } from "../../../server/platform/db/transactions.ts"

/** A database of one connection; statements that have started wait for `finish`. */
const open = (result: (run: number) => Effect.Effect<ReadonlyArray<Row>, DatabaseFailed> = (run) => Effect.succeed([{ run }])) => {
  const turn = Semaphore.makeUnsafe(1)
  const gate = Deferred.makeUnsafe<void>()
  const ran: Array<string> = []
  const run = (sql: string) =>
    Effect.suspend(() => {
      const number = ran.push(sql)
      return Effect.andThen(
        Deferred.await(gate),
        Effect.suspend(() => result(number))
      )
    })
  const database = makeDatabase(Effect.as(turn.takeScoped(1), { run }))
  const read = (sql: string, params: ReadonlyArray<unknown> = []) => Effect.provideService(database.query(sql, params), SharesReads, true)
  return { database, finish: Deferred.succeed(gate, undefined), ran, read }
}

const started = Effect.sleep("5 millis")

describe("equal reads of calls that only read", () => {
  it("run once while they wait for the connection, and none joins one that has started", async () => {
    const { finish, ran, read } = open()
    const rows = await Effect.runPromise(
      Effect.gen(function* () {
        const first = yield* Effect.forkChild(read("select 1"))
        yield* started
        const later = yield* Effect.forkChild(
          Effect.all([read("select 1"), read("select 1"), read("select 1", ["other"])], { concurrency: 3 })
        )
        yield* started
        yield* finish
        return [yield* Fiber.join(first), ...(yield* Fiber.join(later))]
      })
    )
    expect(ran).toEqual(["select 1", "select 1", "select 1"])
    expect(rows).toEqual([[{ run: 1 }], [{ run: 2 }], [{ run: 2 }], [{ run: 3 }]])
  })

  it("give their rows to the others when the first caller is interrupted, and their failure to all", async () => {
    const failure = new DatabaseFailed({ code: "22012", message: "division by zero" })
    const { finish, ran, read } = open((run) => (run === 1 ? Effect.succeed([{ run }]) : Effect.fail(failure)))
    const exits = await Effect.runPromise(
      Effect.gen(function* () {
        const busy = yield* Effect.forkChild(read("select 0"))
        yield* started
        const first = yield* Effect.forkChild(read("select 1 / 0"))
        const others = yield* Effect.forkChild(
          Effect.all([Effect.flip(read("select 1 / 0")), Effect.flip(read("select 1 / 0"))], { concurrency: 2 })
        )
        yield* started
        yield* Fiber.interrupt(first)
        yield* finish
        yield* Fiber.join(busy)
        return yield* Fiber.join(others)
      })
    )
    expect(ran).toEqual(["select 0", "select 1 / 0"])
    expect(exits).toEqual([failure, failure])
  })

  it("run separately for other calls and in transactions", async () => {
    const { database, finish, ran, read } = open()
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* finish
        yield* Effect.all([database.query("select 1"), database.query("select 1")], { concurrency: 2 })
        yield* database.transaction(Effect.all([read("select 1"), read("select 1")], { concurrency: 2 }))
      })
    )
    expect(ran).toEqual(["select 1", "select 1", "begin", "select 1", "select 1", "commit"])
  })

  it.each([
    ["select id from diamonds", true],
    ["  with wanted as (select 1) select updated_at from wanted", true],
    ["with gone as (delete from holds returning thing) select thing from gone", false],
    ["select id from orders for update", false],
    ["select id from orders for no key update skip locked", false],
    ["select id from orders for share", false],
    ["select pg_advisory_xact_lock(1)", false],
    ["select nextval('orders_id_seq')", false],
    ["insert into rate_limits values (1)", false]
  ])("are statements that only read: %s", (sql, is) => expect(isRead(sql)).toBe(is))
})
