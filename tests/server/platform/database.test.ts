import { Deferred, Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Database, DatabaseFailed } from "../../../server/platform/db/database.ts"
import { query, transaction } from "../../../server/platform/db/query.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
const insert = (id: number) => query("insert into marks (id) values ($1)", [id])
const readMarks = Effect.map(query("select id from marks order by id"), (rows) => rows.map((row) => row["id"]))
const codeOf = (failure: unknown) => (failure instanceof DatabaseFailed ? failure.code : failure)

describe.each(bothDatabases())("Database over $name", ({ startEmpty }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await startEmpty())
  })
  afterAll(() => database.stop())

  const withMarks = <A, E>(program: Effect.Effect<A, E, Database>) =>
    database.run(Effect.andThen(query("drop table if exists marks; create table marks (id int4 primary key)"), program))

  test("returns text, int4, float8, bool and jsonb as the same JavaScript values", async () => {
    const rows = await database.run(
      query(`select 'Кольцо «Лета» \\ "1"'::text as a, 2147483647::int4 as b, 0.1::float8 as c, true as d, false as e,
        '{"n": 1.5, "list": [1, null, "да"]}'::jsonb as f, null::int4 as g, ''::text as h, '[]'::jsonb as i, 'null'::jsonb as j, -0.25::float8 as k`)
    )
    expect(rows).toEqual([
      {
        a: 'Кольцо «Лета» \\ "1"',
        b: 2147483647,
        c: 0.1,
        d: true,
        e: false,
        f: { n: 1.5, list: [1, null, "да"] },
        g: null,
        h: "",
        i: [],
        j: null,
        k: -0.25
      }
    ])
  })

  test("returns every other type as its text", async () => {
    const rows = await database.run(
      query("select 9007199254740993::int8 as a, 1.10::numeric as b, date '2026-11-21' as c, array['x','y z'] as d, 7::int2 as e")
    )
    expect(rows).toEqual([{ a: "9007199254740993", b: "1.10", c: "2026-11-21", d: '{x,"y z"}', e: "7" }])
  })

  test("accepts text, numbers, booleans, null, arrays and objects as parameters", async () => {
    const rows = await database.run(
      query(
        `select $1::text as a, $2::int4 as b, $3::float8 as c, $4::bool as d, $5::int4 as e, $6::jsonb as f, $7::jsonb as g,
          to_jsonb($8::text[]) as h, to_jsonb($9::int4[]) as i, to_jsonb($10::float8[]) as j, to_jsonb($11::bool[]) as k`,
        [
          "7'; --",
          5,
          0.1,
          false,
          null,
          { a: [1, "б"] },
          JSON.stringify([1, 2]),
          ['a "b"', "c\\d", "{e,f}", "NULL", null, ""],
          [1, 2],
          [0.5],
          [true]
        ]
      )
    )
    expect(rows).toEqual([
      {
        a: "7'; --",
        b: 5,
        c: 0.1,
        d: false,
        e: null,
        f: { a: [1, "б"] },
        g: [1, 2],
        h: ['a "b"', "c\\d", "{e,f}", "NULL", null, ""],
        i: [1, 2],
        j: [0.5],
        k: [true]
      }
    ])
  })

  test("runs several statements without parameters, and returns the last one's rows", async () => {
    expect(await database.run(query("select 1 as a; select 2 as b"))).toEqual([{ b: 2 }])
    expect(await database.run(query("create table if not exists nothing (id int4)"))).toEqual([])
  })

  test("reports a refusal by its SQLSTATE", async () => {
    expect(codeOf(await database.run(Effect.flip(query("selec"))))).toBe("42601")
    expect(codeOf(await withMarks(Effect.flip(Effect.andThen(insert(1), insert(1)))))).toBe("23505")
    expect(codeOf(await database.run(Effect.flip(query("select $1::int4", ["x"]))))).toBe("22P02")
  })

  test("commits a transaction completely or not at all", async () => {
    const broken = transaction(Effect.andThen(insert(2), Effect.fail("no")))
    expect(await withMarks(Effect.andThen(transaction(Effect.andThen(insert(1), Effect.exit(readMarks))), Effect.flip(broken)))).toBe("no")
    expect(await database.run(readMarks)).toEqual([1])
  })

  test("rolls back when the program is interrupted", async () => {
    const program = Effect.gen(function* () {
      const inserted = yield* Deferred.make<void>()
      const fiber = yield* Effect.forkChild(
        transaction(insert(1).pipe(Effect.andThen(Deferred.succeed(inserted, undefined)), Effect.andThen(Effect.never)))
      )
      yield* Deferred.await(inserted)
      yield* Fiber.interrupt(fiber)
      return yield* readMarks
    })
    expect(await withMarks(program)).toEqual([])
  })

  test("fails a transaction whose program ignores a failed query, because it could not commit", async () => {
    const program = transaction(insert(1).pipe(Effect.andThen(insert(1)), Effect.ignore))
    expect(codeOf(await withMarks(Effect.flip(program)))).toBe("23505")
    expect(await database.run(readMarks)).toEqual([])
  })

  test("makes a transaction inside a transaction a savepoint", async () => {
    const program = transaction(
      Effect.gen(function* () {
        yield* insert(1)
        yield* Effect.ignore(transaction(Effect.andThen(insert(2), insert(2))))
        yield* transaction(Effect.andThen(insert(3), transaction(insert(4))))
      })
    )
    await withMarks(program)
    expect(await database.run(readMarks)).toEqual([1, 3, 4])
  })

  test("isolates a transaction from other queries", async () => {
    const program = Effect.gen(function* () {
      const inserted = yield* Deferred.make<void>()
      const outside = yield* Effect.forkChild(Effect.andThen(Deferred.await(inserted), Effect.all([readMarks, insert(3)])))
      const opened = transaction(
        insert(1).pipe(
          Effect.andThen(Deferred.succeed(inserted, undefined)),
          Effect.andThen(Effect.yieldNow),
          Effect.andThen(insert(2)),
          Effect.andThen(Effect.fail("no"))
        )
      )
      yield* Effect.ignore(opened)
      const [seen] = yield* Fiber.join(outside)
      return { seen, after: yield* readMarks }
    })
    expect(await withMarks(program)).toEqual({ seen: [], after: [3] })
  })

  test("refuses a query of an ended transaction", async () => {
    const program = Effect.gen(function* () {
      const go = yield* Deferred.make<void>()
      const late = yield* transaction(Effect.forkDetach(Effect.flip(Effect.andThen(Deferred.await(go), insert(1)))))
      yield* Deferred.succeed(go, undefined)
      return yield* Fiber.join(late)
    })
    expect(await withMarks(program)).toEqual(new DatabaseFailed({ code: null, message: "The transaction has already ended" }))
  })

  test("answers simultaneous queries", async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    const rows = await database.run(Effect.forEach(numbers, (n) => query("select $1::int4 as n", [n]), { concurrency: "unbounded" }))
    expect(rows.map(([row]) => row?.["n"])).toEqual(numbers)
  })
})
