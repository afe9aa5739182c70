import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { admitLetter } from "../../../server/account/slow-tries.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"

describe.each(databasesByTurn(import.meta.filename))("reset letters on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
  })
  afterAll(() => database.stop())

  const take = () =>
    database.run(
      admitLetter("anna@gran.test", { isDevice: true, isNetwork: true, isUsed: true }, { deviceId: "phone", network: "192.0.2.1" })
    )

  test("give back one attempt, and no more, when a letter is not sent", async () => {
    expect([await take(), await take()]).not.toContain(null)
    const third = await take()
    expect(await take()).toBeNull()
    await database.run(third?.undo ?? Effect.die("the third attempt is refused"))
    expect(await take()).not.toBeNull()
    expect(await take()).toBeNull()
  })
})
