import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

type Operation = { readonly tab: 0 | 1 } & (
  | { readonly kind: "add"; readonly thing: number; readonly quantity: number; readonly times: number }
  | { readonly kind: "change"; readonly thing: number; readonly quantity: number; readonly times: number }
  | { readonly kind: "remove"; readonly thing: number; readonly times: number }
  /** A write whose answer was lost is sent again. */
  | { readonly kind: "replay"; readonly which: number }
  | { readonly kind: "signIn" }
)

const tab = fc.constantFrom(0 as const, 1 as const)
const thing = fc.nat({ max: 3 })
const times = fc.constantFrom(1, 1, 2, 3)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tab, kind: fc.constant("add" as const), thing, quantity: fc.integer({ min: 1, max: 6 }), times }) },
  {
    weight: 2,
    arbitrary: fc.record({ tab, kind: fc.constant("change" as const), thing, quantity: fc.integer({ min: 1, max: 11 }), times })
  },
  { weight: 2, arbitrary: fc.record({ tab, kind: fc.constant("remove" as const), thing, times }) },
  { weight: 3, arbitrary: fc.record({ tab, kind: fc.constant("replay" as const), which: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ tab, kind: fc.constant("signIn" as const) }) }
)

type Counts = Map<string, number>
type Sent = { readonly send: (key: string) => Promise<CartReply>; readonly key: string; readonly answer: CartReply | undefined }
type CartReply = Awaited<ReturnType<ReturnType<typeof shopperOf>["add"]>>

/** Answer to a repeated write: its stored fields with the current cart; a refusal has no cart. */
const withCart = (answer: CartReply | undefined, cart: unknown) =>
  answer === undefined || !("cart" in answer.data) ? answer : { ...answer, data: { ...answer.data, cart } }

/** Reference model of a cart: one per guest, one of the user, quantities up to a limit. */
const makeModel = (most: ReadonlyMap<string, number>) => {
  const guests: readonly [Counts, Counts] = [new Map(), new Map()]
  const user: Counts = new Map()
  const isIn = [false, false]
  const cartOf = (of: 0 | 1): Counts => {
    if (!isIn[of]) return guests[of]
    for (const [id, quantity] of guests[of]) user.set(id, Math.min((user.get(id) ?? 0) + quantity, most.get(id) ?? 1))
    guests[of].clear()
    return user
  }
  return {
    cartOf,
    signIn: (of: 0 | 1) => void (isIn[of] = true),
    add: (of: 0 | 1, id: string, quantity: number) => {
      const cart = cartOf(of)
      const sum = (cart.get(id) ?? 0) + quantity
      if (sum <= (most.get(id) ?? 1)) cart.set(id, sum)
    },
    change: (of: 0 | 1, id: string, quantity: number) => {
      const cart = cartOf(of)
      if (cart.has(id) && quantity <= (most.get(id) ?? 1)) cart.set(id, quantity)
    },
    remove: (of: 0 | 1, id: string) => void cartOf(of).delete(id)
  }
}

describe.each(databasesByTurn(import.meta.filename))("random shoppers on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await prepareGoods(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  test("see the results of a small model, each once, in two tabs with a login, lost and late answers", async () => {
    const things = [goods.ring, goods.stone, goods.card, goods.brooch]
    const most = new Map([
      [goods.ring, 10],
      [goods.stone, 1],
      [goods.card, 10],
      [goods.brooch, 1]
    ])
    const sections = ["jewelries", "diamonds", "certificates", "jewelries"]
    const walk = async (operations: ReadonlyArray<Operation>) => {
      await shop.query("delete from rate_limits")
      const { token } = await accounts.register()
      const tabs = [shopperOf(shop), shopperOf(shop)]
      const sent: ReadonlyArray<Array<Sent>> = [[], []]
      const model = makeModel(most)
      const write = async (of: 0 | 1, count: number, send: Sent["send"]) => {
        const key = randomUUID()
        const answers = await Promise.all(Array.from({ length: count }, () => send(key)))
        for (const answer of answers) expect(answer).toEqual(answers[0])
        sent[of]?.push({ send, key, answer: answers[0] })
      }
      for (const each of operations) {
        const of = each.tab
        const me = () => tabs[of] ?? shopperOf(shop)
        const id = "thing" in each ? (things[each.thing] ?? "") : ""
        if (each.kind === "add") {
          await write(of, each.times, (key) => me().add(id, each.quantity, {}, key))
          model.add(of, id, each.quantity)
        } else if (each.kind === "change") {
          await write(of, each.times, (key) => me().change(id, each.quantity, key))
          model.change(of, id, each.quantity)
        } else if (each.kind === "remove") {
          const section = sections[each.thing] ?? ""
          await write(of, each.times, (key) => me().remove({ [section]: [id] }, key))
          model.remove(of, id)
        } else if (each.kind === "signIn") {
          tabs[of] = me().signIn(token)
          model.signIn(of)
        } else {
          const late = sent[of]?.[each.which]
          if (late !== undefined) expect(await late.send(late.key)).toEqual(withCart(late.answer, await me().cart()))
        }
        expect((await me().short()).counts).toEqual(Object.fromEntries(model.cartOf(of)))
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(operation, { maxLength: 14, size: "max" }), walk), { numRuns: 25 })
  }, 120_000)
})
