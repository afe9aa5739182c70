import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { sweepAlerts } from "../../../server/alerts/send-alert-letters.ts"
import type { Letter } from "../../../server/platform/mail/mail.ts"
import { publicUrl, type TestShop } from "../server/server.ts"
import { shopperOf } from "../server/shoppers.ts"

/** Tokens of the links in a letter about a price, in order. */
export const alertTokens = ({ text }: Pick<Letter, "text">): ReadonlyArray<string> =>
  [...text.matchAll(/\/alert\?token=([\w-]{43})/g)].flatMap(([, token]) => token ?? [])

type Page = { readonly status: number; readonly page: string }

const pageOf = async (answer: Response): Promise<Page> => ({
  status: answer.status,
  page: (await answer.text()).replaceAll("\u00a0", " ")
})

/** Opens the page behind a link. */
export const openAlertLink = async (shop: Pick<TestShop, "app">, token: string): Promise<Page> =>
  pageOf(await shop.app.request(`/alert?token=${token}`))

/** Presses the button of that page. */
export const pressAlertLink = async (shop: Pick<TestShop, "app">, token: string): Promise<Page> =>
  pageOf(await shop.app.request("/alert", { method: "POST", body: new URLSearchParams({ token }) }))

export type Stone = { readonly id: number; readonly code: string; readonly shape: string; readonly price: number }

/** Stones for sale. */
export const stonesOf = (shop: TestShop): Promise<ReadonlyArray<Stone>> =>
  shop.query<Stone>("select id, code, shape, price from diamonds where is_available_for_sale order by id")

/** Actions of tests about alerts; `given` is called at each. */
export const alertsOf = (given: () => { readonly shop: TestShop; readonly stones: ReadonlyArray<Stone> }) => {
  const shop = () => given().shop
  let taken = 0
  const nextStone = (): Stone => {
    const stone = given().stones[taken++]
    if (stone === undefined) throw new Error("there are no more stones")
    return stone
  }
  const newEmail = () => `alert-${randomUUID()}@gran.test`
  const ask = (code: string, email: string) =>
    shopperOf(shop()).send<Readonly<Record<string, unknown>>>("POST", "/alerts/diamonds/", { code, email, agreement: true })
  const sweep = () => shop().run(sweepAlerts(publicUrl))
  const setPrice = (stone: Stone, price: number) => shop().query("update diamonds set price = $2 where id = $1", [stone.id, price])
  const sell = (stone: Stone) => shop().query("update diamonds set is_available_for_sale = false where id = $1", [stone.id])
  const letters = async () => (await shop().takeLetters()).map((letter) => ({ ...letter, text: letter.text.replaceAll("\u00a0", " ") }))
  const letterAfter = async (act: () => Promise<unknown>): Promise<Letter> => {
    await act()
    const sent = await letters()
    const [letter] = sent
    if (letter === undefined || sent.length !== 1) throw new Error(`${sent.length} letters instead of one`)
    return letter
  }
  /** Confirms an alert; `confirm` and `end` are tokens of its letter. */
  const follow = async (stone = nextStone(), email = newEmail()) => {
    const letter = await letterAfter(() => ask(stone.code, email))
    const [confirm = "", end = ""] = alertTokens(letter)
    expect((await pressAlertLink(shop(), confirm)).page).toContain("Следим за ценой")
    return { stone, email, confirm, end }
  }
  const stored = () => shop().query("select email, confirmed_at is not null as confirmed, ended from price_alerts order by id")

  return { ask, follow, letterAfter, letters, newEmail, nextStone, sell, setPrice, stored, sweep }
}
