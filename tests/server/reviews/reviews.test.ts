import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { OwnReview, ShownReviews } from "../../../core/domain/reviews/review-schema.ts"
import { noReviewTexts } from "../../../core/domain/reviews/review-text.ts"
import { saveOrderMove } from "../../../server/orders/move-order.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { handOver, receivedOrder, wishedCare } from "../../support/samples/cares.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { takenPhoto, uploadPhoto, wishedReview } from "../../support/samples/reviews.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
type ReviewReply = OwnReview & { readonly errors?: Readonly<Record<string, string>> }
type Buyer = Awaited<ReturnType<typeof buyerOf>>
describe.each(databasesByTurn(import.meta.filename))("reviews of pieces on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  let code: string
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    await shop.query("delete from reviews")
    goods = await prepareGoods(shop)
    const [piece] = await shop.query<{ code: string }>(
      "select product_code as code from jewelry join jewelry_skus as sku on sku.jewelry_id = jewelry.id where sku.id = $1",
      [numberIn(goods.ring)]
    )
    code = piece?.code ?? ""
    await shop.takeLetters()
  })
  const write = (buyer: Buyer, id: number, changes: object = {}) =>
    buyer.send<ReviewReply>("POST", `/users/orders/${id}/reviews/`, wishedReview(changes))
  const photoOf = async (buyer: Buyer, id: number, file: Buffer): Promise<string> =>
    (await uploadPhoto({ shop, buyer, id, file })).data.photoId
  const takeBack = (buyer: Pick<Buyer, "send">, id: number) => buyer.send<ReviewReply>("DELETE", `/users/orders/${id}/reviews/1/`)
  const operate = (path: string, body?: object, key = operatorKey) => callOperator({ shop, path: `/internal/reviews${path}`, body, key })
  const unread = async (): Promise<number> => (await operate("")).data.at(-1).id
  const shown = async (search = ""): Promise<ShownReviews> =>
    (await (await shop.ask(`/api/v2/catalog/products/${code}/${search}`)).json()).data.reviews
  const reviewsOf = async (buyer: Buyer, id: number) => (await buyer.one(id)).data.items.map(({ review }) => review)

  test("a review is written, moderated, shown with its photographs, answered, and withdrawn", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    expect(await reviewsOf(buyer, id)).toEqual([{ state: "open", unpublished: null }])
    const photos = [await photoOf(buyer, id, await takenPhoto()), await photoOf(buyer, id, await takenPhoto("png"))]
    const written = await write(buyer, id, { photos, reviewText: "  Камень сияет даже вечером.  " })
    expect([written.status, written.data]).toEqual([200, { state: "checking", unpublished: null }])
    expect(await reviewsOf(buyer, id)).toEqual([{ state: "checking", unpublished: null }])
    expect(await shown()).toEqual({ average: 0, count: 0, page: 1, pages: 1, items: [] })
    const number = await unread()
    const { data } = await operate(`/${number}`)
    expect(data).toMatchObject({ productCode: code, stars: 5, body: "Камень сияет даже вечером.", signature: "Анна К.", state: "checking" })
    const [first] = data.photos
    expect((await shop.ask(`/review-photos/${first}.webp`)).status).toBe(404)
    const seen = await shop.app.request(`/internal/reviews/photos/${first}.webp`, { headers: { authorization: `Bearer ${operatorKey}` } })
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect((await operate(`/${number}`, { do: "publish" })).data.state).toBe("published")
    expect((await operate(`/${number}`, { do: "publish" })).status).toBe(200)
    expect((await shop.takeLetters()).map(({ subject }) => subject)).toEqual(["Ваш отзыв опубликован"])
    expect((await operate(`/${number}`, { do: "answer", words: "Спасибо, Анна!" })).status).toBe(200)
    const [letter] = await shop.takeLetters()
    expect([letter?.subject, letter?.text.includes("Спасибо, Анна!")]).toEqual(["Мы ответили на ваш отзыв", true])
    const { average, count, items } = await shown()
    expect([average, count]).toEqual([5, 1])
    expect(items).toMatchObject([
      { stars: 5, signature: "Анна К.", reviewBody: "Камень сияет даже вечером.", shopAnswer: "Спасибо, Анна!", isReturned: false }
    ])
    const pictures = items.flatMap(({ photographs }) => photographs)
    expect(pictures.map(({ height, width }) => [width, height])).toEqual([
      [600, 400],
      [600, 400]
    ])
    for (const address of pictures.flatMap(({ square, whole }) => [whole, square])) {
      const answer = await shop.ask(address)
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.includes("Telephone")).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect((await takeBack(buyer, id)).data).toEqual({ state: "open", unpublished: null })
    expect((await takeBack(buyer, id)).status).toBe(200)
    expect((await shown()).count).toBe(0)
    expect((await shop.ask(pictures[0]?.whole ?? "")).status).toBe(404)
    expect(await shop.query("select id from review_photos")).toEqual([])
  })

  test("a review is written once: identical repetitions return the first, others are refused", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const answers = await Promise.all([write(buyer, id), write(buyer, id), write(buyer, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shop.query("select id from reviews")).length).toBe(1)
    const other = await write(buyer, id, { stars: 1 })
    expect([other.status, other.message]).toEqual([409, noReviewTexts.checking])
    await operate(`/${await unread()}`, { do: "publish" })
    const late = await write(buyer, id)
    expect([late.status, late.message]).toEqual([409, "Ваш отзыв об этом украшении уже есть"])
  })

  test("repeated with other photographs or another name it is refused with a message, and the first remain", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const [first, second] = [await photoOf(buyer, id, await takenPhoto()), await photoOf(buyer, id, await takenPhoto("png"))]
    const form = { photos: [first] }
    expect((await write(buyer, id, form)).status).toBe(200)
    const stored = await shop.query("select id from review_photos")
    expect((await write(buyer, id, form)).status).toBe(200)
    expect((await write(buyer, id, { photos: [await photoOf(buyer, id, await takenPhoto())] })).status).toBe(200)
    for (const changes of [{ photos: [] }, { photos: [first, second] }, { ...form, shownName: "Другая" }]) {
      const refused = await write(buyer, id, changes)
      expect([refused.status, refused.message]).toEqual([409, noReviewTexts.checking])
    }
    expect(await shop.query("select id from review_photos")).toEqual(stored)
  })

  test("a rejected one has its reason, and can be written again", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    await write(buyer, id)
    const number = await unread()
    expect((await operate(`/${number}`, { do: "reject" })).status).toBe(422)
    expect((await operate(`/${number}`, { do: "answer", words: "Спасибо" })).status).toBe(409)
    expect((await operate(`/${number}`, { do: "reject", words: "В тексте номер телефона." })).status).toBe(200)
    const [letter] = await shop.takeLetters()
    expect([letter?.subject, letter?.text.includes("В тексте номер телефона.")]).toEqual(["Ваш отзыв не опубликован", true])
    expect(await reviewsOf(buyer, id)).toEqual([{ state: "rejected", unpublished: "В тексте номер телефона." }])
    expect((await shown()).count).toBe(0)
    expect((await write(buyer, id, { stars: 4 })).data).toEqual({ state: "checking", unpublished: null })
    await operate(`/${await unread()}`, { do: "publish" })
    expect(await shown()).toMatchObject({ average: 4, count: 1 })
  })

  test("a buyer who has not received the piece is refused with a message", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring, goods.stone])
    const guest = await shop.ask(`/api/v2/users/orders/${id}/reviews/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wishedReview())
    })
    expect(guest.status).toBe(401)
    const stranger = await buyerOf(shop, accounts)
    expect([(await write(stranger, id)).status, (await takeBack(stranger, id)).status]).toEqual([404, 404])
    expect((await write(buyer, id, { position: 7 })).status).toBe(404)
    const ofStone = (await buyer.one(id)).data.items.findIndex(({ type }) => type === "diamond")
    const stone = await write(buyer, id, { position: ofStone + 1 })
    expect([stone.status, (await reviewsOf(buyer, id))[ofStone]]).toEqual([403, null])
    await shop.query("delete from holds")
    await stranger.take(goods.brooch)
    const waiting = (await stranger.order({ paymentId: 3 })).data.id
    expect(await reviewsOf(stranger, waiting)).toEqual([null])
    const early = await write(stranger, waiting)
    expect([early.status, early.message]).toEqual([403, "Отзыв можно оставить, когда заказ получен"])
    await shop.run(saveOrderMove(waiting, "ready"))
    expect((await write(stranger, waiting)).status).toBe(403)
    await handOver(shop, waiting)
    expect((await write(stranger, waiting)).status).toBe(200)
  })

  test("an operator logged in for a buyer cannot write or delete", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const { email } = (await buyer.send<{ readonly email: string }>("GET", "/session/")).data
    const made = await shop.app.request("/internal/sign-ins", {
      method: "POST",
      headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
      body: JSON.stringify({ email, by: "Мария", reason: "Звонок" })
    })
    const { data }: { readonly data: { readonly link: string } } = await made.json()
    const token = new URL(data.link).searchParams.get("silenceIsGold") ?? ""
    const headers = { authorization: `Bearer ${token}`, "x-device-id": randomUUID(), "content-type": "application/json" }
    expect((await shop.ask("/api/v2/session/", { headers })).status).toBe(200)
    const path = `/api/v2/users/orders/${id}/reviews/`
    expect((await shop.ask(path, { method: "POST", headers, body: JSON.stringify(wishedReview()) })).status).toBe(403)
    expect([(await shop.ask(`${path}1/`, { method: "DELETE", headers })).status, await shop.query("select id from reviews")]).toEqual([
      403,
      []
    ])
  })

  test("markup in a review is shown as text", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const text = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    await write(buyer, id, { reviewText: text, shownName: "<b>Анна</b>" })
    await operate(`/${await unread()}`, { do: "publish" })
    const [letter] = await shop.takeLetters()
    expect(letter?.html).not.toContain("<script>alert")
    expect((await shown()).items).toMatchObject([{ reviewBody: text, signature: "<b>Анна</b>" }])
  })

  test("an invalid review is refused at its field, and not stored", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const faults = async (changes: object) => {
      const { data, status } = await write(buyer, id, changes)
      return [status, Object.entries(data.errors ?? {})]
    }
    const good = await photoOf(buyer, id, await takenPhoto())
    const svg = await uploadPhoto({ shop, buyer, id, file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>') })
    expect([svg.status, svg.data.errors]).toEqual([422, { photos: "Подойдут фотографии в JPEG, PNG или WebP" }])
    expect(await faults({ stars: 0 })).toEqual([422, [["stars", "Обязательное поле"]]])
    expect(await faults({ reviewText: "Хорошо" })).toEqual([422, [["reviewText", "Напишите хотя бы 10 знаков"]]])
    expect(await faults({ photos: [good, good, good, good] })).toEqual([422, [["photos", "Не больше 3 фотографий"]]])
    const another = await receivedOrder(shop, accounts, [goods.ring])
    const theirs = await photoOf(another.buyer, another.id, await takenPhoto())
    const gone = [["photos", "Фото 2. Фотография не сохранилась. Отправьте отзыв ещё раз"]]
    expect(await faults({ photos: [good, "00000000-0000-4000-8000-000000000000"] })).toEqual([422, gone])
    expect(await faults({ photos: [good, theirs] })).toEqual([422, gone])
    expect(await shop.query("select id from reviews")).toEqual([])
  })

  test("the average covers all published ones, newest first, five a page; returned items are marked", async () => {
    const numbers: Array<number> = []
    for (const stars of [5, 4, 4, 5, 3, 5]) {
      await shop.query("delete from holds")
      goods = await prepareGoods(shop)
      const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
      await write(buyer, id, { stars, shownName: "" })
      const number = await unread()
      await operate(`/${number}`, { do: "publish" })
      numbers.unshift(number)
      if (numbers.length > 1) continue
      const care = (await buyer.send<{ readonly id: number }>("POST", `/users/orders/${id}/care/`, wishedCare())).data.id
      await shop.app.request(`/internal/cares/${care}`, {
        method: "POST",
        headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
        body: JSON.stringify({ do: "done" })
      })
    }
    const first = await shown()
    expect([first.average, first.count, first.page, first.pages]).toEqual([4.3, 6, 1, 2])
    expect(first.items.map(({ id }) => id)).toEqual(numbers.slice(0, 5))
    const last = await shown("?reviews=9")
    expect([last.page, last.items.map(({ id, isReturned, signature }) => [id, isReturned, signature])]).toEqual([
      2,
      [[numbers[5], true, "Покупатель"]]
    ])
  })

  test("the operator endpoint requires its key", async () => {
    expect([(await operate("", undefined, "none")).status, (await operate("/9001", { do: "publish" }, "none")).status]).toEqual([401, 401])
    const answers = [operate("/1"), operate("/1", { do: "publish" }), operate("/1", { do: "burn" })]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 422])
  })
})
