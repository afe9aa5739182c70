import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { DiamondOrder, DiamondOrderCard } from "../../../core/contract/diamond-orders.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { requestDiamond } from "../../support/diamond-orders/requests.ts"
import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import { formOf, passportPhoto } from "../../support/documents/passport.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

type Account = Awaited<ReturnType<Accounts["register"]>>
type Reply<A> = {
  readonly status: number
  readonly data: A & { readonly errors?: Readonly<Record<string, string>> }
  readonly message?: string
}
type List = { readonly items: ReadonlyArray<DiamondOrderCard>; readonly total: number; readonly pages: number }

describe.each(databasesByTurn(import.meta.filename))("requests for diamonds on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let anna: Account
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    anna = await accounts.register()
    await shop.takeLetters()
  })

  const ask = async <A = DiamondOrder>(method: string, path = "", body?: object, who: Account | null = anna): Promise<Reply<A>> => {
    const headers = { ...who?.bearer, ...(body !== undefined && { "content-type": "application/json" }) }
    const response = await shop.ask(`/api/v2/users/diamonds/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, ...(await response.json()) }
  }
  const upload = async (who = anna): Promise<ReadonlyArray<string>> => {
    const { file, type } = await formOf([await passportPhoto()])
    const response = await shop.ask("/api/v2/users/diamonds/files/", {
      method: "POST",
      headers: { ...who.bearer, "content-type": type },
      file
    })
    return (await response.json()).data.ids
  }
  const move = (id: number, body: object) => callOperator({ shop, path: `/internal/diamond-orders/${id}`, body, key: operatorKey })
  const subjects = async () => (await shop.takeLetters()).map(({ subject }) => subject)

  test("[API-050, API-051, PERS-017] a request is sent with its files, and answered with its history", async () => {
    const files = await upload()
    const { data, status } = await ask("POST", "", wishedDiamond({ files }))
    const { files: _, ...wish } = wishedDiamond()
    expect([status, data]).toEqual([
      200,
      {
        ...{ ...wish, id: expect.any(Number), status: "accepted", askedAt: expect.any(String), canCancel: true, filesCount: 1 },
        history: [{ status: "accepted", at: expect.any(String), words: null }]
      }
    ])
    await expect.poll(subjects).toEqual([`Заявка № ${data.id}: заявка принята`])
  })

  test("the operator reads its files", async () => {
    const { data } = await ask("POST", "", wishedDiamond({ files: await upload() }))
    const path = `/internal/diamond-orders/${data.id}/files`
    const answer = await callOperator({ shop, path, key: operatorKey })
    expect(answer.data).toEqual([{ kind: "jpeg", base64: expect.stringMatching(/^\/9j\//) }])
    expect((await callOperator({ shop, path: "/internal/diamond-orders/999/files", key: operatorKey })).status).toBe(404)
    expect((await callOperator({ shop, path, key: "another" })).status).toBe(401)
  })

  test("[API-049, LIM-034, PERS-016] lists twelve a page, newest first unless sorted otherwise", async () => {
    const ids: Array<number> = []
    for (let count = 0; count < 13; count++) ids.push(await requestDiamond(shop, anna.bearer, { comment: `${count}` }))
    const first = (await ask<List>("GET", "")).data
    expect([first.items.length, first.total, first.pages, first.items[0]?.id]).toEqual([12, 13, 2, ids.at(-1)])
    expect((await ask<List>("GET", "?limit=12&page=2&sortBy=date&order=desc")).data.items.map(({ id }) => id)).toEqual([ids[0]])
    expect((await ask<List>("GET", "?order=asc")).data.items[0]?.id).toBe(ids[0])
    expect((await ask("GET", "?page=3")).status).toBe(404)
  })

  test.each([
    ["GET", ""],
    ["POST", ""],
    ["POST", "files/"],
    ["GET", "requests/300001/"],
    ["DELETE", "requests/300001/"]
  ])("%s /users/diamonds/%s is answered with 401 without a token", async (method, path) => {
    expect((await ask(method, path, method === "POST" ? {} : undefined, null)).status).toBe(401)
  })

  test("another user's request and files are not found", async () => {
    const other = await accounts.register()
    const id = await requestDiamond(shop, other.bearer)
    expect([(await ask("GET", `requests/${id}/`)).status, (await ask("DELETE", `requests/${id}/`)).status]).toEqual([404, 404])
    const answer = await ask("POST", "", wishedDiamond({ files: await upload(other) }))
    expect([answer.status, answer.data.errors]).toEqual([409, { files: "Файл больше не хранится. Выберите его ещё раз" }])
  })

  test.each([
    [{ weightFrom: 2, weightTo: 1 }, { weightTo: "Не меньше первой массы" }],
    [{ weightFrom: 0.01 }, { weightFrom: "От 0,1 до 30 карат" }],
    [{ colorFrom: "G", colorTo: "D" }, { colorTo: "Не выше первого цвета" }],
    [{ clarityFrom: "VS1", clarityTo: "IF" }, { clarityTo: "Не выше первой чистоты" }],
    [{ budget: 5 }, { budget: "От 10 000 до 500 000 000 ₽" }],
    [{ wishedOn: "2027-02-30" }, { wishedOn: "Некорректная дата" }],
    [{ wishedOn: "2026-01-01" }, { wishedOn: "Этот день уже прошёл. Выберите сегодняшний или более поздний" }],
    [{ wishedOn: "2099-01-01" }, { wishedOn: "Выберите день не дальше чем через 2 года" }]
  ])("refuses %j at its field", async (changes, errors) => {
    const { data, status } = await ask("POST", "", wishedDiamond(changes))
    expect([status, data.errors]).toEqual([422, errors])
  })

  test("the same request repeated, also at once, is one request", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask("POST", "", wishedDiamond())))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    await expect.poll(subjects).toHaveLength(1)
  })

  test("a request sent again with a file is another one, which has the file", async () => {
    const { data: first } = await ask("POST", "", wishedDiamond())
    const wish = wishedDiamond({ files: await upload() })
    const { data: second } = await ask("POST", "", wish)
    expect([second.id === first.id, second.filesCount]).toEqual([false, 1])
    expect((await ask("POST", "", wish)).data.id).toBe(second.id)
    expect((await ask("POST", "", wishedDiamond({ files: [] }))).data.id).toBe(first.id)
  })

  test("is cancelled by its shopper until a stone is ordered", async () => {
    const id = await requestDiamond(shop, anna.bearer)
    expect((await ask("DELETE", `requests/${id}/`)).data.status).toBe("cancelled")
    expect((await ask("DELETE", `requests/${id}/`)).data.history).toHaveLength(2)
    const other = await requestDiamond(shop, anna.bearer)
    await move(other, { status: "ordered" })
    expect((await ask("DELETE", `requests/${other}/`)).status).toBe(409)
    expect((await ask("GET", `requests/${other}/`)).data.canCancel).toBe(false)
  })

  test("[ENT-035, ENT-036] the operator moves it on, each time with a letter, and never back", async () => {
    const id = await requestDiamond(shop, anna.bearer)
    await expect.poll(subjects).toHaveLength(1)
    expect((await move(id, { status: "started" })).data.status).toBe("started")
    expect((await move(id, { status: "started" })).data.history).toHaveLength(2)
    expect((await move(id, { status: "ordered", words: "Камень 1,20 карата, F, VVS2" })).status).toBe(200)
    await expect.poll(subjects).toEqual([`Заявка № ${id}: начало обработки`, `Заявка № ${id}: заказ позиции`])
    expect((await move(id, { status: "started" })).status).toBe(409)
    expect((await move(id, { status: "cancelled" })).status).toBe(422)
    const { data } = await ask("GET", `requests/${id}/`)
    expect(data.history.map(({ status, words }) => [status, words])).toEqual([
      ["ordered", "Камень 1,20 карата, F, VVS2"],
      ["started", null],
      ["accepted", null]
    ])
  })
})
