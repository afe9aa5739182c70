import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { eraseAccountsAt, eraseContactsAt } from "../../../server/closed-accounts/erase-accounts.ts"
import { erasePassportsAt } from "../../../server/passport/erase-passports.ts"
import { Files } from "../../../server/platform/files/files.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { requestDiamond } from "../../support/diamond-orders/requests.ts"
import { savePassport } from "../../support/documents/passport.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerWith, parcel } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

type Account = Awaited<ReturnType<Accounts["register"]>>

const plain = (text = ""): string => text.replaceAll("\u00a0", " ")
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs)

describe.each(databasesByTurn(import.meta.filename, "account", "passport"))("the deletion of an account on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let anna: Account
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    anna = await accounts.registerProven()
  })
  const remove = (password: string = accounts.password, token = anna.token) => accounts.send("DELETE", "/users/", { password }, { token })
  const logged = async () =>
    (await shop.query<{ what: string }>("select what from passport_accesses where user_id = $1 order by id", [anna.user.id])).map(
      ({ what }) => what
    )
  const count = async (table: string) =>
    (await shop.query<{ count: number }>(`select count(*)::int4 as count from ${table} where user_id = $1`, [anna.user.id]))[0]?.count
  const fileIds = async () =>
    (await shop.query<{ id: string }>("select id::text as id from uploaded_files where user_id = $1", [anna.user.id])).map(({ id }) => id)
  const areStored = (ids: ReadonlyArray<string>) =>
    Promise.all(ids.map((id) => shop.run(Files.use((files) => files.read(id))).then((bytes) => bytes !== null)))
  /** Orders a diamond, which requires a passport. */
  const orderStone = async () => {
    const buyer = buyerWith(shop, anna.token)
    const [stone] = await shop.query<{ id: number }>(
      "select id from diamonds where is_available_for_sale and not exists (select from holds where thing = '1-' || diamonds.id) order by id limit 1"
    )
    await buyer.take(`1-${stone?.id}`)
    return (await buyer.order()).data.id
  }
  const complete = (id: number, placedAt = "2026-03-10T12:00:00Z") =>
    shop.query("update orders set status = 'completed', payment_state = 'paid', placed_at = $2::timestamptz where id = $1", [id, placedAt])

  test("closes it at once: sessions and log-in end, the address is free, a letter confirms", async () => {
    const other = await accounts.logIn(anna.email, accounts.password)
    expect(await remove()).toMatchObject({ status: 200, data: {} })
    expect([(await accounts.me(anna.token)).status, (await accounts.me(String(other.data.token))).status]).toEqual([401, 401])
    expect((await accounts.logIn(anna.email, accounts.password)).status).toBe(403)
    const letters = (await shop.takeLetters()).filter(({ to, subject }) => to === anna.email && subject === "Аккаунт удалён")
    expect(letters).toHaveLength(1)
    expect(plain(letters[0]?.text)).toContain("Личные данные сотрём не позже")
    expect((await accounts.register({ email: anna.email })).user.id).not.toBe(anna.user.id)
    expect(await logged()).toEqual(["accountClosed"])
  })

  test("needs the password, and an owner", async () => {
    expect(await remove("wrong-password")).toMatchObject({ status: 422, data: { errors: { password: "Неверный пароль" } } })
    expect((await accounts.send("DELETE", "/users/", { password: accounts.password })).status).toBe(401)
    expect((await accounts.me(anna.token)).status).toBe(200)
  })

  test("is refused while an order is not finished", async () => {
    const unfinished = async () => (await accounts.send("GET", "/users/unfinished/", undefined, { token: anna.token })).data
    expect(await unfinished()).toEqual({ unfinished: null })
    const id = await orderStone()
    expect(await unfinished()).toEqual({ unfinished: { kind: "order", number: id } })
    const refused = await remove()
    expect([refused.status, plain(refused.message)]).toEqual([
      409,
      `Заказ № ${id} ещё не завершён. Дождитесь его или отмените, потом удалите аккаунт.`
    ])
    await complete(id)
    expect(await unfinished()).toEqual({ unfinished: null })
    expect((await remove()).status).toBe(200)
  })

  test("names nothing unfinished to a stranger", async () => {
    expect((await accounts.send("GET", "/users/unfinished/", undefined)).status).toBe(401)
  })

  test("cancels requests for diamonds, and links of earlier letters no longer work", async () => {
    const request = await requestDiamond(shop, anna.bearer)
    const reset = await accounts.askResetToken(anna.email)
    expect((await remove()).status).toBe(200)
    expect(await shop.query("select status from diamond_orders where id = $1", [request])).toEqual([{ status: "cancelled" }])
    expect((await accounts.send("PATCH", `/password-reset/${reset}/`, { password: "krasota-1905" })).status).not.toBe(200)
  })

  test("erases the personal data within thirty days, once, with the passport that no order required", async () => {
    await savePassport(shop, anna.bearer)
    await requestDiamond(shop, anna.bearer)
    const files = await fileIds()
    expect((await remove()).status).toBe(200)
    expect(await shop.run(eraseAccountsAt(inDays(28)))).toBe(0)
    expect(await count("passports")).toBe(1)
    const [due] = await shop.query("select count(*)::int as due from closed_accounts where erased_at is null")
    // Two processes share the accounts that are due: neither erases one that the other has.
    const runs = await Promise.all([shop.run(eraseAccountsAt(inDays(29.1))), shop.run(eraseAccountsAt(inDays(29.1)))])
    expect({ due: runs.reduce((sum, erased) => sum + erased, 0) }).toEqual(due)
    expect(await shop.query("select from users where id = $1", [anna.user.id])).toEqual([])
    for (const table of ["passports", "uploaded_files", "addresses", "diamond_orders", "closed_account_letters"])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await areStored(files)).toEqual(files.map(() => false))
    expect(await logged()).toEqual(["uploaded", "saved", "accountClosed", "erased", "accountErased"])
    expect(await shop.run(eraseAccountsAt(inDays(31)))).toBe(0)
  })

  test("keeps a passport for five years after the last order that required one, then erases it", async () => {
    await savePassport(shop, anna.bearer)
    const id = await orderStone()
    await complete(id, "2026-03-10T12:00:00Z")
    expect((await remove()).status).toBe(200)
    const letters = (await shop.takeLetters()).filter(({ subject }) => subject === "Аккаунт удалён")
    expect(plain(letters[0]?.text)).toContain("храним до 10 марта 2031")
    await shop.run(eraseAccountsAt(inDays(30)))
    const files = await fileIds()
    expect([files.length > 0, (await areStored(files)).every((isStored) => isStored)]).toEqual([true, true])
    expect(await shop.run(erasePassportsAt(new Date("2031-03-10T11:00:00Z")))).toBe(0)
    expect(await shop.run(erasePassportsAt(new Date("2031-03-10T13:00:00Z")))).toBe(1)
    expect([await fileIds(), await areStored(files)]).toEqual([[], files.map(() => false)])
  })

  test("keeps orders with their contacts apart from the account, for five years after their year", async () => {
    const id = await orderStone()
    await complete(id, "2026-03-10T12:00:00Z")
    await shop.query("update orders set chosen_delivery = $2 where id = $1", [id, { deliveryId: 1, address: parcel }])
    await shop.query(
      `insert into order_cares (order_id, kind, state, reason, answer) values ($1, 'cleaning', 'done', 'Помутнело', 'Позвоним на +7 999 123-45-67')`,
      [id]
    )
    expect((await remove()).status).toBe(200)
    await shop.run(eraseAccountsAt(inDays(30)))
    const read = () =>
      shop.query(
        `select user_id as owner, name, phone, email, address, chosen_delivery as chosen, reason, answer, total > 0 as "isSum"
          from orders join order_cares on order_id = orders.id where orders.id = $1`,
        [id]
      )
    const [stored] = await read()
    expect(stored).toMatchObject({ owner: null, name: "Анна Петрова", chosen: { address: parcel }, reason: "Помутнело", isSum: true })
    await shop.run(eraseContactsAt(new Date("2031-12-31T20:00:00Z")))
    expect(await read()).toEqual([stored])
    await shop.run(eraseContactsAt(new Date("2031-12-31T21:30:00Z")))
    expect(await read()).toEqual([
      { ...{ owner: null, name: "", phone: "", email: "", address: "", chosen: null }, ...{ reason: "", answer: null, isSum: true } }
    ])
  })
})
