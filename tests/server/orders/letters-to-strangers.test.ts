import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { handOver, wishedCare } from "../../support/samples/cares.ts"
import { buyerWith, parcel } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const advert = "www.evil.example"
const typed = { parcelNote: `Приз на ${advert}`, address: { ...parcel, street: `улица ${advert}` }, isGiftWrapped: true }
const victim = "victim@gran.test"

describe.each(databasesByTurn(import.meta.filename))("letters about orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from rate_limits")
    await shop.takeLetters()
  })
  const lettersTo = async (email: string) => (await shop.takeLetters()).filter(({ to }) => to === email)
  const engrave = (id: number) =>
    shop.query(
      `update order_items set engraving = jsonb_build_object('side', 'inside', 'font', 'plain', 'text', $2::text, 'price', 3500) where order_id = $1`,
      [id, advert]
    )

  test("quote nothing that was typed to an address that the account has not confirmed", async () => {
    const stranger = buyerWith(shop, (await accounts.registerProven()).token)
    await stranger.take(goods.ring)
    const { id } = (await stranger.order({ ...typed, email: victim })).data
    const placed = await lettersTo(victim)
    await engrave(id)
    await stranger.cancel(id)
    const letters = [...placed, ...(await lettersTo(victim))]
    expect(letters.map(({ subject }) => subject)).toEqual([`Заказ № ${id} принят`, `Заказ № ${id} отменён`])
    for (const letter of letters) {
      expect(JSON.stringify(letter)).not.toContain(advert)
      expect(letter.text.replaceAll("\u00a0", " ")).toContain("Почта в заказе не подтверждена")
    }
  })

  test("quote it to the confirmed address", async () => {
    const anna = await accounts.registerProven()
    const buyer = buyerWith(shop, anna.token)
    await buyer.take(goods.ring)
    await buyer.order({ ...typed, email: anna.email.toUpperCase() })
    const [letter] = (await shop.takeLetters()).filter(({ subject }) => subject.includes("принят"))
    expect(letter?.text).toContain(`«${typed.parcelNote}»`)
    expect(letter?.text).toContain(typed.address.street)
    expect(letter?.text).not.toContain("не подтверждена")
  })

  test("about a request for service quote its reason to the confirmed address only", async () => {
    const [stranger, anna] = [await accounts.register(), await accounts.registerProven()]
    const ask = async ({ email, token }: { readonly email: string; readonly token: string }) => {
      const buyer = buyerWith(shop, token)
      await buyer.take(goods.ring)
      const { id } = (await buyer.order({ email, paymentId: 3 })).data
      await handOver(shop, id)
      await buyer.send("POST", `/users/orders/${id}/care/`, wishedCare({ kind: "cleaning", careReason: advert }))
      return (await lettersTo(email)).map(({ subject, text }) => [subject.startsWith("Обращение"), text.includes(advert)])
    }
    expect([await ask(stranger), await ask(anna)]).toEqual([[[true, false]], [[true, true]]])
  })

  test("that cost nothing come twenty times a day to an address that nobody has confirmed; its owner gets every one", async () => {
    const anna = await accounts.registerProven()
    const [stranger, owner] = [buyerWith(shop, (await accounts.register()).token), buyerWith(shop, anna.token)]
    const orderAndCancel = async (buyer: typeof owner) => {
      await buyer.take(goods.ring)
      const { id } = (await buyer.order({ email: anna.email })).data
      const placed = await lettersTo(anna.email)
      await buyer.cancel(id)
      return [...placed, ...(await lettersTo(anna.email))].length
    }
    let sent = 0
    for (let turn = 0; turn < 12; turn++) sent += await orderAndCancel(stranger)
    expect(sent).toBe(20)
    expect(await orderAndCancel(owner)).toBe(2)
  })
})
