import { Effect, Layer } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Database, DatabaseFailed } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { batchQueries } from "../../../server/platform/db/batch-queries.ts"
import { layerMemory } from "../../../server/platform/db/pglite.ts"
import { observed } from "../../support/database/observed.ts"
import { seededTar } from "../../support/database/seeded-tar.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf, prepareGoods } from "../../support/server/shoppers.ts"
const atOnce = <A, E>(...programs: ReadonlyArray<Effect.Effect<A, E, Database>>) =>
  batchQueries(Effect.all(programs, { concurrency: "unbounded" }))

describe("simultaneous queries", () => {
  const asked: Array<string> = []
  let shop: TestShop
  beforeAll(async () => {
    const layer = Layer.provide(observed({ asked: (sql) => asked.push(sql) }), layerMemory(await seededTar()))
    shop = await startShop({ diamonds: 20, database: { layer, isSeeded: true, stop: async () => undefined } })
  })
  afterAll(() => shop.stop())
  beforeEach(() => {
    asked.length = 0
  })

  test("are sent as one statement, each with its own parameters, rows and types", async () => {
    const numbers = query(
      "select number, number / 2::float8 as half from generate_series($1::int4, $2::int4) as number order by number desc",
      [1, 2]
    )
    const literals = query("select $1::text as word, $2::jsonb as list, true as yes, null as nothing", [
      "слово $1",
      JSON.stringify([1, "б"])
    ])
    const none = query("select 1 as one where $1::bool", [false])
    expect(await shop.run(atOnce(numbers, literals, none, numbers))).toEqual([
      [
        { number: 2, half: 1 },
        { number: 1, half: 0.5 }
      ],
      [{ word: "слово $1", list: [1, "б"], yes: true, nothing: null }],
      [],
      [
        { number: 2, half: 1 },
        { number: 1, half: 0.5 }
      ]
    ])
    expect(asked).toHaveLength(1)
  })

  test("fail together, and dependent ones run afterwards", async () => {
    const broken = query("select 1 / $1::int4 as one", [0])
    expect(await shop.run(Effect.flip(atOnce(broken, query("select 1 as one"))))).toBeInstanceOf(DatabaseFailed)
    asked.length = 0
    const inTurn = Effect.flatMap(query("select 3 as three"), ([row]) => query("select $1::int4 as same", [row?.["three"]]))
    expect(await shop.run(atOnce(inTurn, query("select 4 as four")))).toEqual([[{ same: 3 }], [{ four: 4 }]])
    expect(asked).toHaveLength(2)
  })

  test("load a cart of five sorts of goods by six statements at most", async () => {
    const goods = await prepareGoods(shop)
    const shopper = shopperOf(shop)
    for (const id of [goods.ring, goods.brooch, goods.stone, goods.frame, goods.card]) await shopper.add(id)
    asked.length = 0
    const { totalCount } = await shopper.cart()
    expect(totalCount).toBe(5)
    expect(asked.length).toBeLessThanOrEqual(6)
  })
})
