import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { allowHolds, endAllowance, findAllowance } from "../../../server/stock/hold-allowances.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename))("an allowance of holds on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  test("belongs to the open account of an address, not to a closed one", async () => {
    const closed = await accounts.register()
    expect((await accounts.send("DELETE", "/users/", { password: accounts.password }, { token: closed.token })).status).toBe(200)
    const open = await accounts.register({ email: closed.email })
    expect(await shop.run(allowHolds(closed.email.toUpperCase(), { things: 21, worth: 3_000_000 }, 1))).toMatchObject({
      email: closed.email
    })
    expect(await shop.run(findAllowance(open.user.id))).toMatchObject({ things: 21 })
    expect(await shop.run(findAllowance(closed.user.id))).toBeNull()
    expect([await shop.run(endAllowance(closed.email)), await shop.run(endAllowance(closed.email))]).toEqual([true, false])
  })
})
