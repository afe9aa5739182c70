import { afterAll, beforeAll, expect, test } from "vitest"
import { accountsOf } from "../../support/samples/accounts.ts"
import { receivedOrder } from "../../support/samples/cares.ts"
import { wishedReview } from "../../support/samples/reviews.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
})
afterAll(() => shop.stop())

test("letters that could not be sent at once tell only decisions that still stand, each once", async () => {
  const { buyer, id } = await receivedOrder(shop, accountsOf(shop), [(await prepareGoods(shop)).ring])
  await buyer.send("POST", `/users/orders/${id}/reviews/`, wishedReview())
  const operate = (path: string, body?: object) => callOperator({ shop, path: `/internal/reviews${path}`, body, key: operatorKey })
  const number = (await operate("")).data.at(-1).id
  /** Makes the decisions, then sends all letters about them as if none had been sent. */
  const sentAfter = async (...decisions: ReadonlyArray<object>) => {
    for (const decision of decisions) expect((await operate(`/${number}`, decision)).status).toBe(200)
    await shop.takeLetters()
    await shop.query("update review_letters set sent_at = null, next_try_at = now()")
    await operate(`/${number}`, decisions.at(-1))
    return (await shop.takeLetters()).map(({ subject }) => subject)
  }
  const [publish, answer] = [{ do: "publish" }, { do: "answer", words: "Спасибо!" }]
  const [published, answered] = ["Ваш отзыв опубликован", "Мы ответили на ваш отзыв"]
  expect(await sentAfter(publish, answer)).toEqual([published, answered])
  expect(await sentAfter({ do: "reject", words: "В тексте номер телефона." })).toEqual(["Ваш отзыв не опубликован"])
  expect(await sentAfter(publish, { do: "answer", words: "Благодарим!" })).toEqual([published, answered])
})
