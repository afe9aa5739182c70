import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { callInProcess } from "../../../server/platform/api/served-calls.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { servedTestOrder } from "../../support/server/test-call.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ diamonds: 30, extraCalls: [servedTestOrder] })
})
afterAll(() => shop.stop())
beforeEach(() => void shop.takeLog())

const order = { email: "a@b.ru", items: [{ id: 7, quantity: 2 }] }
const post = (path: string, body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  shop.ask(`/api/v2/test/orders/${path}`, { method: "POST", body, headers })
const postOrder = (id: number) => post(`${id}/`, JSON.stringify(order))
const refusal = async (response: Response) => ({ status: response.status, body: await response.json() })
const unfit = (errors: Record<string, string>) => ({
  status: 422,
  body: { message: "Проверьте правильность введенных данных", data: { errors } }
})

describe("a call over HTTP", () => {
  test("is under the base and v2, and answers only with the contract's data", async () => {
    const response = await postOrder(10)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { data: { order: 10, email: "a@b.ru", quantity: 2 } }
    })
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect((await shop.ask("/api/test/orders/10/", { method: "POST", body: JSON.stringify(order) })).status).toBe(404)
  })

  test("is served with and without a trailing slash", async () => {
    expect((await post("10", JSON.stringify(order))).status).toBe(200)
    expect((await post("10/", JSON.stringify(order))).status).toBe(200)
  })

  test("reports every invalid field at once, by its path, with the contract's texts if any", async () => {
    const body = JSON.stringify({
      email: "нет",
      items: [
        { id: 1.5, quantity: 1 },
        { quantity: 0, note: "" }
      ],
      extra: true
    })
    expect(await refusal(await post("x/?notify=maybe&page=1", body))).toEqual(
      unfit({
        id: "Поле заполнено неверно",
        notify: "Поле заполнено неверно",
        page: "Лишнее поле",
        email: "Некорректный адрес",
        "items.0.id": "Поле заполнено неверно",
        "items.1.id": "Обязательное поле",
        "items.1.quantity": "Поле заполнено неверно",
        "items.1.note": "Лишнее поле",
        extra: "Лишнее поле"
      })
    )
  })

  test.each(["", "{", "[", '{"email": "a\\u0000b"}', "null", "5", "[]", '"text"'])("refuses the body %s", async (body) => {
    const response = await post("10/", body)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).data.errors).length).toBeGreaterThan(0)
  })

  test("names the part that cannot be read", async () => {
    expect(await refusal(await post("%ff/?notify=%zz", "{"))).toEqual(
      unfit({ params: "Не удалось прочитать запрос", query: "Не удалось прочитать запрос", body: "Не удалось прочитать запрос" })
    )
  })

  test("reports a key named like a prototype as an unknown field", async () => {
    expect(await refusal(await post("10/", '{"__proto__": {"email": "a@b.ru"}, "email": "a@b.ru", "items": []}'))).toEqual(
      unfit({ ["__proto__"]: "Лишнее поле" })
    )
  })

  test("accepts only JSON, of 256 kB at most", async () => {
    expect(await refusal(await post("10/", "email=a", { "content-type": "application/x-www-form-urlencoded" }))).toEqual({
      status: 415,
      body: { message: "Нужно тело в формате JSON", data: { errors: {} } }
    })
    expect(await refusal(await post("10/", JSON.stringify({ ...order, email: "a".repeat(300_000) })))).toEqual({
      status: 413,
      body: { message: "Слишком большой запрос", data: { errors: {} } }
    })
  })
})

describe("refusals", () => {
  test("[API-003] carry the message and the errors of the fields where a success carries data", async () => {
    expect(await refusal(await postOrder(10))).toEqual({ status: 200, body: { data: { order: 10, email: "a@b.ru", quantity: 2 } } })
    expect(await refusal(await postOrder(1))).toEqual({
      status: 409,
      body: { message: "Заказ уже оформлен", data: { errors: { order: "Уже оформлен" } } }
    })
    expect(await refusal(await postOrder(2))).toEqual({ status: 401, body: { message: "Войдите", data: { errors: {} } } })
  })

  test("that are undeclared, defects and invalid answers are 500 with the request's id, and are logged", async () => {
    for (const id of [3, 4, 5]) {
      const { body, status } = await refusal(await postOrder(id))
      const [failed, request] = shop.takeLog()
      expect({ status, body }).toEqual({
        status: 500,
        body: { message: "Что-то пошло не так. Попробуйте ещё раз чуть позже", data: { errors: {} }, requestId: request?.["requestId"] }
      })
      expect(failed).toMatchObject({ level: "error", message: "The call failed", call: "test.order", requestId: request?.["requestId"] })
      expect(failed?.["cause"]).toMatch(id === 4 ? /the handler broke\n +at / : /CallRefused|quantity/)
    }
  })

  test("the product API requires the client key; the shop's own routes do not", async () => {
    const unknown = { status: 403, body: { message: "Неизвестный клиент: нужен заголовок x-client-key", data: { errors: {} } } }
    expect(await refusal(await shop.app.request("/api/v2/main-page/"))).toEqual(unknown)
    expect(await refusal(await shop.app.request("/api/v2/main-page/", { headers: { "x-client-key": "another" } }))).toEqual(unknown)
    expect((await shop.app.request("/api/menu")).status).toBe(200)
  })

  test.each(["/api", "/api/", "/api/nothing", "/api/v2/nothing/", "/api/v2/catalog/diamonds/", "/api/v2//main-page/", "/api/menu/x"])(
    "answer 404 in JSON for %s",
    async (path) => {
      expect(await refusal(await shop.ask(path))).toEqual({ status: 404, body: { message: "Такого адреса нет", data: { errors: {} } } })
    }
  )
})

describe("a call in process", () => {
  const call = (key: "catalog.diamonds" | "catalog.diamond", input: object) =>
    shop.run(callInProcess(shop.calls, key, { params: {}, query: {}, body: {}, ...input }))

  test("answers as over HTTP", async () => {
    const over = await (await shop.ask("/api/v2/catalog-diamonds/?page=2")).json()
    expect(await call("catalog.diamonds", { query: { page: 2 } })).toEqual({ status: 200, data: over.data })
  })

  test("refuses as over HTTP", async () => {
    expect(await call("catalog.diamonds", { query: { page: 1000 } })).toEqual({
      status: 422,
      message: "Проверьте правильность введенных данных",
      errors: { page: "Поле заполнено неверно" }
    })
    expect(await call("catalog.diamond", { params: { code: "9999999999" } })).toEqual({
      status: 404,
      message: "Такого бриллианта нет",
      errors: {}
    })
    expect(await call("catalog.diamond", { params: {} })).toEqual({
      status: 422,
      message: "Проверьте правильность введенных данных",
      errors: { code: "Обязательное поле" }
    })
  })
})
