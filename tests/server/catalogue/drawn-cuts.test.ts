import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { findDiamond, findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { query } from "../../../server/platform/db/query.ts"
import { insertDiamondsSql } from "../../../server/seed/insert-batch.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { drawnCutFunction } from "../../../tools/drawn-cuts/sql.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"
import { drawingOfStone } from "../../support/optics/brightness.ts"

const stones = diamonds(600)

describe.each(bothDatabases())("the pictures of stones on $name", ({ startEmpty }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await startEmpty())
    await database.run(migrate())
    await database.run(query(insertDiamondsSql, [JSON.stringify(stones)]))
  })
  afterAll(() => database.stop())

  test("are those that the domain chooses by proportions", async () => {
    const rows = await database.run(query<{ drawing: number | null }>("select drawing from diamonds order by id"))
    expect(rows.map(({ drawing }) => drawing)).toEqual(stones.map(drawingOfStone))
  })

  test("follow a change of the proportions", async () => {
    const stone = stones.find(({ color, shape }) => shape === "round" && color === "D")
    const code = stone?.code ?? ""
    const [changed, absurd] = await Promise.all(
      [41.9, 60].map((angle) =>
        triedIn(
          database,
          Effect.andThen(query("update diamonds set pavilion_angle = $2 where code = $1", [code, angle]), findDiamond(code))
        )
      )
    )
    expect(changed?.drawing).toBe(stone && drawingOfStone({ ...stone, pavilionAngle: 41.9 }))
    expect(absurd?.drawing).toBeNull()
  })

  test("differ between neighbours of a list, in any number of columns", async () => {
    const { items } = await database.run(findDiamonds({ page: 1, pageSize: 24 }))
    const pictures = items.map(stonePicture)
    for (const apart of [1, 2, 3, 4]) expect(pictures.filter((picture, place) => picture === pictures[place + apart])).toEqual([])
  })
})

test("the database has the function of the domain's table", () => {
  expect(readFileSync("server/platform/db/migrations/0055-drawn-cuts.sql", "utf8")).toContain(drawnCutFunction())
})
