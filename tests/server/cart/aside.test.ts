import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { cartTexts } from "../../../core/domain/cart/cart-limits.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("lines put aside on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let sizes: ReadonlyArray<string>
  let onOrder: string
  beforeAll(async () => {
    shop = await startShop({ diamonds: 5, database: await start() })
    accounts = accountsOf(shop)
    const rows = await shop.query(
      `select id from jewelry_skus where jewelry_id = (
        select min(id) from jewelry where category = 'obruchalnoe-kolco' and inserts_count = 0 and not is_on_order
      ) order by metal_color, size limit 2`
    )
    sizes = rows.map(({ id }) => `0-${String(id)}`)
    await shop.query("update jewelry_skus set is_available_for_sale = true where id = any($1::int4[])", [rows.map(({ id }) => id)])
    const [other] = await shop.query("select min(id) as id from jewelry_skus where not is_available_for_sale")
    onOrder = `0-${String(other?.["id"])}`
  })
  afterAll(() => shop.stop())
  const line = (index: number) => sizes[index] ?? ""
  const shopping = () => {
    const shopper = shopperOf(shop)
    const put = (id: string, isAside = true) => shopper.send("PUT", "/cart/aside/", { id, isAside })
    return { ...shopper, put }
  }

  test("are not part of the cart, its sums and its count, and are restored unchanged", async () => {
    const { add, cart, put, send } = shopping()
    await add(line(0))
    await send("PUT", "/cart/engraving/", { id: line(0), engraving: { side: "inside", font: "script", text: "Анна" } })
    const before = await cart()
    const answer = await put(line(0))
    expect(answer).toEqual({ status: 200, data: { quantity: 1, totalCount: 0, cart: await cart() } })
    expect(await cart()).toMatchObject({
      ...{ jewelries: [], engravingTotalAmount: 0, totalAmountWithoutEngraving: 0, totalAmount: 0, totalCount: 0 },
      aside: { jewelries: [{ id: line(0), engraving: { text: "Анна" } }] }
    })
    expect(await put(line(0))).toMatchObject({ status: 200 })
    expect(await put(line(0), false)).toMatchObject({ status: 200, data: { quantity: 1, totalCount: 1 } })
    expect(await cart()).toEqual(before)
  })

  test("must be in the cart before, and unavailable ones remain aside", async () => {
    const { add, put } = shopping()
    expect(await put(line(0))).toMatchObject({ status: 404, message: cartTexts.notInCart })
    expect(await put(line(0), false)).toMatchObject({ status: 404, message: cartTexts.notAside })
    await add(line(0))
    await put(line(0))
    await shop.query("update jewelry_skus set is_available_for_sale = false where id = $1", [Number(line(0).slice(2))])
    expect(await put(line(0), false)).toMatchObject({ status: 409, message: cartTexts.unavailable })
    await shop.query("update jewelry_skus set is_available_for_sale = true where id = $1", [Number(line(0).slice(2))])
    expect(await put(onOrder)).toMatchObject({ status: 404 })
  })

  test("can be added again from their page and removed like a line, and are no target of another size", async () => {
    const { add, cart, put, remove, send } = shopping()
    await add(line(0))
    await put(line(0))
    await add(line(1))
    expect(await send("PUT", "/cart/size/", { id: line(1), to: line(0) })).toMatchObject({ status: 409 })
    expect(await add(line(0))).toMatchObject({ status: 200, data: { totalCount: 2 } })
    await put(line(0))
    await remove({ jewelries: [line(0)] })
    expect((await cart()).aside.jewelries).toEqual([])
    expect((await cart()).totalCount).toBe(1)
  })

  test("of a guest become the user's, or are in the user's cart if they already were", async () => {
    const { token } = await accounts.register()
    const own = shopperOf(shop, { token })
    await own.add(line(1))
    const guest = shopping()
    for (const id of [line(0), line(1)]) {
      await guest.add(id)
      await guest.put(id)
    }
    const { aside, jewelries } = await guest.signIn(token).cart()
    expect([aside.jewelries, jewelries]).toMatchObject([[{ id: line(0) }], [{ id: line(1), quantity: 1 }]])
  })
})
