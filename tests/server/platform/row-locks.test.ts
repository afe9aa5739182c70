import { Deferred, Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database, DatabaseFailed } from "../../../server/platform/db/database.ts"
import { query, transaction } from "../../../server/platform/db/query.ts"
import { lockRows } from "../../../server/platform/db/row-locks.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { locksIn, watchLocks } from "../../support/database/lock-watch.ts"
const inTransaction = <A, E>(program: Effect.Effect<A, E, Database>) => transaction(program)

describe.each(bothDatabases())("concurrent transactions on $name", ({ name, startEmpty }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await startEmpty())
    await database.run(query("create table boxes (id int4 primary key, count int4); insert into boxes values (1, 0), (2, 0)"))
  })
  afterAll(() => database.stop())

  const addOne = (id: number) => query("update boxes set count = count + 1 where id = $1", [id])

  test.runIf(name === "PostgreSQL")("a deadlock is retried: both commit, each once", async () => {
    let runs = 0
    const program = Effect.gen(function* () {
      const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const both = (own: Deferred.Deferred<void>, other: Deferred.Deferred<void>, ids: readonly [number, number]) =>
        inTransaction(
          Effect.gen(function* () {
            runs += 1
            yield* addOne(ids[0])
            yield* Deferred.succeed(own, undefined)
            yield* Deferred.await(other)
            yield* addOne(ids[1])
          })
        )
      yield* Effect.all([both(first, second, [1, 2]), both(second, first, [2, 1])], { concurrency: 2 })
      return yield* query("select count from boxes order by id")
    })
    expect(await database.run(program)).toEqual([{ count: 2 }, { count: 2 }])
    expect(runs).toBeGreaterThan(2)
  })

  test("a serialization failure is retried five times at most, from the outermost level, and then reported", async () => {
    let runs = 0
    const fails = inTransaction(
      inTransaction(
        Effect.suspend(() => {
          runs += 1
          return query("do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$")
        })
      )
    )
    expect(await database.run(Effect.flip(fails))).toEqual(new DatabaseFailed({ code: "40001", message: "could not serialize" }))
    expect(runs).toBe(5)
  })

  test("any other failure is reported at once", async () => {
    let runs = 0
    const fails = inTransaction(
      Effect.andThen(
        Effect.sync(() => (runs += 1)),
        query("select 1 / 0")
      )
    )
    expect(await database.run(Effect.flip(fails))).toMatchObject({ code: "22012" })
    expect(runs).toBe(1)
  })
})

describe("the order of locks", () => {
  const asked: Array<string> = []
  const noted = watchLocks(Database.of({ query: (sql) => Effect.sync(() => (asked.push(sql), [])), transaction: (program) => program }))
  const run = <A, E>(program: Effect.Effect<A, E, Database>) => Effect.runPromise(Effect.provideService(program, Database, noted))
  const one = { where: "true", params: [] }

  test("is respected by every program that locks several tables", async () => {
    asked.length = 0
    await run(inTransaction(lockRows({ diamonds: one, holds: one, orders: one, issued_certificates: one })))
    expect(asked.map((sql) => locksIn(sql)[0]?.table)).toEqual(["orders", "issued_certificates", "holds", "diamonds"])
  })

  test("is checked in every transaction of the tests: a violation is a defect", async () => {
    const wrong = inTransaction(Effect.andThen(lockRows({ holds: one }), query("update issued_certificates set spent = 0")))
    await expect(run(wrong)).rejects.toThrow("issued_certificates is locked after holds")
    const right = inTransaction(Effect.andThen(lockRows({ issued_certificates: one }), lockRows({ holds: one })))
    await run(Effect.andThen(right, inTransaction(lockRows({ orders: one }))))
  })

  test("recognises a lock by its statement", () => {
    expect(locksIn("insert into holds (thing) select 1 on conflict (thing) do update set until = null")).toEqual([
      { table: "holds", isNew: false }
    ])
    expect(locksIn("insert into orders (id) values (1)")).toEqual([{ table: "orders", isNew: true }])
    expect(locksIn("select from users where id = $1 order by id for no key update")).toEqual([{ table: "users", isNew: false }])
    expect(locksIn("with gone as (delete from holds returning thing) update diamonds set price = 1")).toMatchObject([
      { table: "holds" },
      { table: "diamonds" }
    ])
    expect(locksIn("select id from orders")).toEqual([])
  })
})
