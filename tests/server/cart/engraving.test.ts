import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { numberIn, shopperOf } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("engraving and resizing of cart lines on $name", ({ start }) => {
  let shop: TestShop
  let sizes: ReadonlyArray<string>
  let earring: string
  beforeAll(async () => {
    shop = await startShop({ diamonds: 5, database: await start() })
    const rows = await shop.query(
      `select sku.id from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id
        where category = 'obruchalnoe-kolco' and inserts_count = 0 and not is_on_order and piece.id = (
          select min(id) from jewelry where category = 'obruchalnoe-kolco' and inserts_count = 0 and not is_on_order
        ) and sku.metal_color = (select metal_color from jewelry_skus where jewelry_id = piece.id order by position limit 1) order by sku.size limit 3`
    )
    sizes = rows.map(({ id }) => `0-${String(id)}`)
    await shop.query("update jewelry_skus set is_available_for_sale = true where id = any($1::int4[])", [sizes.map(numberIn)])
    const [other] = await shop.query(
      "select min(sku.id) as id from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id where category = 'sergi' and is_available_for_sale and not is_on_order"
    )
    earring = `0-${String(other?.["id"])}`
  })
  afterAll(() => shop.stop())
  const line = (index: number) => sizes[index] ?? ""
  const wish = (text: string) => ({ side: "inside", font: "script", text })
  const shopping = (token?: string) => {
    const shopper = shopperOf(shop, token === undefined ? {} : { token })
    const engrave = (id: string, engraving: object | null) => shopper.send("PUT", "/cart/engraving/", { id, engraving })
    const resize = (id: string, to: string) => shopper.send("PUT", "/cart/size/", { id, to })
    return { ...shopper, engrave, resize }
  }

  test("[ENT-024] an engraving adds its price to its line and the totals, and working days", async () => {
    const { cart, engrave } = shopping()
    expect(await engrave(line(0), wish("  Анна  и Пётр "))).toMatchObject({
      status: 200,
      data: { quantity: 1, totalCount: 1, isAdded: true }
    })
    const { engravingTotalAmount, jewelries, totalAmount, totalAmountWithoutEngraving } = await cart()
    expect(jewelries).toMatchObject([{ id: line(0), workDays: 3, engraving: { ...wish("Анна и Пётр"), price: 3_500 } }])
    expect([engravingTotalAmount, totalAmountWithoutEngraving]).toEqual([3_500, jewelries[0]?.price])
    expect(totalAmount).toBe(totalAmountWithoutEngraving + engravingTotalAmount)
    expect(await engrave(line(0), null)).toMatchObject({ status: 200, data: { isAdded: false } })
    expect(await cart()).toMatchObject({ engravingTotalAmount: 0, totalCount: 1, jewelries: [{ engraving: null, workDays: 0 }] })
  })

  test.each([
    ["люблю \u{1F48D}", "Эмодзи"],
    ["\u05E9\u05DC\u05D5\u05DD", "справа налево"],
    ["а".repeat(200), "Не помещается"],
    ["", "Напишите"]
  ])("%j is refused at its field, and nothing is added to the cart", async (text, words) => {
    const { cart, engrave } = shopping()
    expect(await engrave(line(0), wish(text))).toMatchObject({ status: 422, message: expect.stringContaining(words) })
    expect((await cart()).totalCount).toBe(0)
  })

  test("a piece without a place for letters, or a missing side, is not engraved", async () => {
    const { engrave } = shopping()
    expect(await engrave(earring, wish("Анна"))).toMatchObject({ status: 422, message: "Это изделие не гравируют" })
    expect(await engrave(line(0), { ...wish("Анна"), side: "back" })).toMatchObject({ status: 422 })
    expect(await engrave("1-1", wish("Анна"))).toMatchObject({ status: 422 })
    expect(await engrave("0-999999999", wish("Анна"))).toMatchObject({ status: 404 })
  })

  test("a restored line has its engraving, a newly added one has none", async () => {
    const { add, cart, engrave, remove } = shopping()
    await engrave(line(0), wish("Анна"))
    await remove({ jewelries: [line(0)] })
    expect((await cart()).engravingTotalAmount).toBe(0)
    await add(line(0), 1, { isBack: true })
    expect((await cart()).jewelries).toMatchObject([{ engraving: wish("Анна") }])
    await remove({ jewelries: [line(0)] })
    await add(line(0))
    expect((await cart()).jewelries).toMatchObject([{ engraving: null }])
    await remove({ jewelries: [line(0)] })
    await add(line(0), 1, { isBack: true })
    expect((await cart()).jewelries).toMatchObject([{ engraving: null }])
  })

  describe("logging in", () => {
    const accounts = () => accountsOf(shop)
    const inCart = async (shopper: Pick<ReturnType<typeof shopping>, "cart">) =>
      (await shopper.cart()).jewelries.map(({ engraving, id }) => [id, engraving?.text ?? null])

    test("preserves a guest's engraving of a ring that the account has engraved once and no longer in its cart", async () => {
      const { token } = await accounts().register()
      const home = shopping(token)
      await home.engrave(line(0), wish("Пётр"))
      await home.remove({ jewelries: [line(0)] })
      const guest = shopping()
      await guest.engrave(line(0), wish("Анна"))
      expect(await inCart(guest.signIn(token))).toEqual([[line(0), "Анна"]])
    })

    test("preserves a guest's ring without an engraving if the account has engraved, removed or put it aside", async () => {
      const { token } = await accounts().register()
      const home = shopping(token)
      for (const id of [line(0), line(1)]) await home.engrave(id, wish("Пётр"))
      await home.remove({ jewelries: [line(0)] })
      await home.send("PUT", "/cart/aside/", { id: line(1), isAside: true })
      const guest = shopping()
      for (const id of [line(0), line(1)]) await guest.add(id)
      const signedIn = guest.signIn(token)
      expect(await inCart(signedIn)).toEqual([
        [line(1), null],
        [line(0), null]
      ])
      await signedIn.remove({ jewelries: [line(0)] })
      await signedIn.add(line(0), 1, { isBack: true })
      expect(await inCart(signedIn)).toContainEqual([line(0), null])
    })

    test("preserves the engraving of the account's cart, and adds none for lines removed or put aside by the guest", async () => {
      const { token } = await accounts().register()
      const home = shopping(token)
      await home.engrave(line(0), wish("Пётр"))
      for (const id of [line(1), line(2)]) await home.add(id)
      const guest = shopping()
      for (const id of [line(0), line(1), line(2)]) await guest.engrave(id, wish("Анна"))
      await guest.remove({ jewelries: [line(1)] })
      await guest.send("PUT", "/cart/aside/", { id: line(2), isAside: true })
      const signedIn = guest.signIn(token)
      expect(await inCart(signedIn)).toEqual([
        [line(0), "Пётр"],
        [line(1), null],
        [line(2), null]
      ])
      await signedIn.remove({ jewelries: [line(1)] })
      await signedIn.add(line(1), 1, { isBack: true })
      expect(await inCart(signedIn)).toContainEqual([line(1), null])
    })

    test("preserves a guest's texts of a stone if the account's are empty or of a stone no longer in its cart", async () => {
      const { token } = await accounts().register()
      const home = shopping(token)
      const [one = "", other = "", third = ""] = (await shop.query("select id from diamonds order by id limit 3")).map(
        ({ id }) => `1-${String(id)}`
      )
      await shop.query("update diamonds set is_available_for_sale = true")
      const call = (shopper: Pick<typeof home, "send">, id: string, name: string) =>
        shopper.send("PUT", `/diamonds/${numberIn(id)}/certificate/`, { name, message: "" })
      for (const id of [one, other, third]) await home.add(id)
      for (const [id, name] of [
        [one, "Вега"],
        [other, ""],
        [third, "Луна"]
      ] as const)
        await call(home, id, name)
      await home.remove({ diamonds: [one] })
      const guest = shopping()
      for (const id of [one, other, third]) {
        await guest.add(id)
        await call(guest, id, "Аврора")
      }
      const names = new Map((await guest.signIn(token).cart()).diamond.map(({ diamondName, id }) => [id, diamondName]))
      expect([one, other, third].map((id) => names.get(id))).toEqual(["Аврора", "Аврора", "Луна"])
    })
  })

  test("another size replaces the line in place, with its engraving", async () => {
    const { add, cart, engrave, resize } = shopping()
    await engrave(line(0), wish("Анна"))
    await add(earring)
    expect((await cart()).jewelries[0]?.sizes.map(({ id }) => id)).toEqual(expect.arrayContaining([line(0), line(1)]))
    const answer = await resize(line(0), line(1))
    expect(answer).toEqual({ status: 200, data: { quantity: 1, totalCount: 2, cart: await cart() } })
    expect((await cart()).jewelries).toMatchObject([{ id: line(1), engraving: wish("Анна") }, { id: earring }])
    expect(await resize(line(1), line(1))).toMatchObject({ status: 200 })
  })

  test("an invalid, duplicate, sold or too small size is refused with a message, and nothing changes", async () => {
    const { add, cart, engrave, resize } = shopping()
    await engrave(line(1), wish("Анна"))
    await add(line(2))
    expect(await resize(line(1), earring)).toMatchObject({ status: 422, message: "Такого размера у этого изделия нет" })
    expect(await resize(line(1), line(2))).toMatchObject({ status: 409, message: "Этот размер уже есть в корзине" })
    expect(await resize(line(0), line(1))).toMatchObject({ status: 404 })
    await shop.query("update jewelry_skus set is_available_for_sale = false where id = $1", [numberIn(line(0))])
    expect(await resize(line(1), line(0))).toMatchObject({ status: 409, message: "Этого товара сейчас нет в наличии" })
    await shop.query("update jewelry_skus set is_available_for_sale = true where id = $1", [numberIn(line(0))])
    expect((await cart()).jewelries[0]?.engravingPlaces.map(({ side }) => side)).toContain("inside")
    const longest = Array.from({ length: 80 }, (_, count) => "i".repeat(80 - count))
    for (const text of longest) if ((await engrave(line(1), { ...wish(text), font: "plain" })).status === 200) break
    expect(await resize(line(1), line(0))).toMatchObject({
      status: 409,
      message: expect.stringContaining("Гравировка не подойдёт к этому размеру")
    })
    expect((await cart()).jewelries.map(({ id }) => id)).toEqual([line(1), line(2)])
  })
})
