import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxLines } from "../../../core/domain/cart/cart-limits.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename, "cart"))("the lines of a cart on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 330, database: await start() })
    goods = await prepareGoods(shop)
    await shop.query("update diamonds set is_available_for_sale = true, is_countable = false")
  })
  afterAll(() => shop.stop())

  /** A guest with `count` stones, skipping the first `after`. */
  const guestWith = async (count: number, after = 0) => {
    const guest = shopperOf(shop)
    await guest.short()
    await shop.query("insert into guests (id) values ($1)", [guest.guest])
    await shop.query(
      `with cart as (insert into carts (guest_id) values ($1) returning id)
        insert into cart_lines (cart_id, id, quantity, seen_price, product)
        select cart.id, '1-' || stone.id, 1, 1, '{}' from cart, (select id from diamonds order by id limit $2 offset $3) as stone`,
      [guest.guest, count, after]
    )
    return guest
  }
  const sizesOf = (cart: Awaited<ReturnType<ReturnType<typeof shopperOf>["cart"]>>) => [cart.diamond.length, cart.aside.diamond.length]

  test("are limited for any number of merged guests: excess lines are put aside, and then wait for room", async () => {
    const { token } = await accountsOf(shop).register()
    const [first, second, third] = [await guestWith(100), await guestWith(100, 100), await guestWith(100, 200)]
    expect(sizesOf(await first.signIn(token).cart())).toEqual([maxLines, 0])
    expect(sizesOf(await second.signIn(token).cart())).toEqual([maxLines, maxLines])
    const user = third.signIn(token)
    expect(sizesOf(await user.cart())).toEqual([maxLines, maxLines])
    expect((await third.cart()).diamond).toHaveLength(100)
    const gone = (await user.cart()).diamond.slice(0, 3).map(({ id }) => id)
    await user.remove({ diamonds: gone })
    expect(sizesOf(await user.cart())).toEqual([maxLines, maxLines])
    expect((await third.cart()).diamond).toHaveLength(97)
  })

  test("are not exceeded by an add, an engraving, a gift or a restored line", async () => {
    const guest = await guestWith(maxLines)
    const aside = (await guest.cart()).diamond[0]?.id ?? ""
    await guest.send("PUT", "/cart/aside/", { id: aside, isAside: true })
    expect((await guest.add(goods.ring)).status).toBe(200)
    const gift = {
      line: goods.card,
      quantity: 1,
      isInCart: false,
      recipient: "Анне",
      sender: "",
      words: "",
      way: "card",
      email: null,
      sendOn: null
    }
    const ways = [
      await guest.add(goods.brooch),
      await guest.add(goods.brooch, 1, { isBack: true }),
      await guest.add(aside),
      await guest.send("PUT", "/cart/aside/", { id: aside, isAside: false }),
      await guest.send("POST", "/cart/gifts/", gift)
    ]
    expect(ways.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(ways[0]?.message).toBe("В корзине может быть не больше 100 позиций")
    expect((await guest.cart()).totalCount).toBe(maxLines)
  })
})
