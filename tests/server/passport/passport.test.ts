import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { User } from "../../../core/contract/session.ts"
import { sweepUploads } from "../../../server/platform/uploads/stored-files.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { passportPhoto, type SentFile, uploadForPassport, wishedChange, wishedPassport } from "../../support/documents/passport.ts"
import { takenPhoto } from "../../support/samples/reviews.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
const mebibyte = 1_048_576

type Account = Awaited<ReturnType<Accounts["register"]>>
type Reply<A> = {
  readonly status: number
  readonly data: A & { readonly errors?: Readonly<Record<string, string>> }
  readonly message?: string
}

describe.each(databasesByTurn(import.meta.filename))("passports on $name", ({ start }) => {
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
  const ask = async <A = User>(method: string, path: string, body?: object, who: Account | null = anna): Promise<Reply<A>> => {
    const headers = { ...who?.bearer, ...(body !== undefined && { "content-type": "application/json" }) }
    const response = await shop.ask(`/api/v2/users/passport/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, ...(await response.json()) }
  }
  const upload = (files: ReadonlyArray<SentFile>, who = anna) => uploadForPassport(shop, who.bearer, files)
  const uploaded = async (who = anna): Promise<ReadonlyArray<string>> => (await upload([await passportPhoto()], who)).data?.ids ?? []
  const save = async (changes: object = {}, who = anna) => ask("PUT", "", wishedPassport({ photos: await uploaded(who), ...changes }), who)
  const accesses = async (who = anna) =>
    (await shop.query("select by_whom || ' ' || what as what from passport_accesses where user_id = $1 order by id", [who.user.id])).map(
      ({ what }) => what
    )

  test("[API-040, API-041, PSPT-016] files are uploaded, and the passport is saved with their ids", async () => {
    const { data, status } = await upload([await passportPhoto("one.jpg"), await passportPhoto("two.jpeg")])
    expect([status, data?.ids.length]).toEqual([200, 2])
    const saved = await ask("PUT", "", wishedPassport({ photos: data?.ids }))
    expect([saved.status, saved.data.passport]).toEqual([
      200,
      { savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), isChangeAsked: false }
    ])
  })

  test("[ENT-021] a saved passport is read by its user only, with thumbnails", async () => {
    await save({ serial: " 4508 " })
    const { data, status } = await ask<object>("GET", "")
    expect([status, data]).toEqual([
      200,
      {
        ...wishedPassport(),
        photos: [
          {
            id: expect.any(String),
            kind: "jpeg",
            bytes: expect.any(Number),
            uploadedAt: expect.stringMatching(/Z$/),
            thumbnail: expect.stringMatching(/^UklGR/)
          }
        ]
      }
    ])
    expect((await ask("GET", "", undefined, await accounts.register())).status).toBe(404)
  })

  test.each([
    ["GET", ""],
    ["PUT", ""],
    ["POST", ""],
    ["POST", "change-request/"]
  ])("[SEC-011] %s /users/passport/%s is answered with 401 without a token", async (method, path) => {
    expect((await ask(method, path, method === "GET" ? undefined : {}, null)).status).toBe(401)
  })

  test("no row of the database holds a text of the passport", async () => {
    await save({ serial: "МАРКЕР", number: "МАРКЕР-2", organization: "МАРКЕР-3", organizationCode: "МАРКЕР-4" })
    const tables = await shop.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'"
    )
    for (const { name } of tables)
      expect(await shop.query(`select 1 from ${name} as each where each::text like '%МАРКЕР%'`), `in ${name}`).toEqual([])
  })

  test("every upload, save and read is logged without its data, and the log cannot be changed", async () => {
    await save()
    await ask("GET", "")
    await ask("GET", "")
    expect(await accesses()).toEqual(["user uploaded", "user saved", "user read", "user read"])
    for (const sql of ["update passport_accesses set what = 'erased'", "delete from passport_accesses", "truncate passport_accesses"])
      await expect(shop.query(sql)).rejects.toThrow("passport_accesses is append-only")
  })

  test("invalid fields are reported by field", async () => {
    const { data, status } = await ask("PUT", "", wishedPassport({ serial: " ", issueDate: "2015-02-31", isAccepted: false, photos: [] }))
    expect([status, data.errors]).toEqual([
      422,
      { serial: "Обязательное поле", issueDate: "Некорректная дата", isAccepted: "Обязательное поле", photos: "Обязательное поле" }
    ])
    expect((await save({ issueDate: "2099-01-01" })).data.errors).toEqual({ issueDate: "Некорректная дата" })
  })

  test("[PSPT-012, PSPT-013] limits all files of the passport to 10 MB, also files sent one by one", async () => {
    const padded = async (bytes: number) => Buffer.concat([await takenPhoto("png"), Buffer.alloc(bytes)]).subarray(0, bytes)
    const id = async (bytes: number) => {
      const photo = await takenPhoto()
      const comment = Buffer.concat([photo.subarray(0, 2), ...segments(bytes - photo.length), photo.subarray(2)])
      return (await upload([{ name: "page.jpg", bytes: comment }])).data?.ids[0]
    }
    const photos = [await id(6 * mebibyte), await id(4 * mebibyte + 1)]
    expect((await ask("PUT", "", wishedPassport({ photos }))).data.errors).toEqual({ photos: "Максимум 10 МБ" })
    expect((await ask("PUT", "", wishedPassport({ photos: [photos[0], await id(4 * mebibyte)] }))).status).toBe(200)
    const tooHeavy = await upload([{ name: "page.png", bytes: await padded(10_485_761) }], await accounts.register())
    expect([tooHeavy.status, tooHeavy.data]).toEqual([422, { errors: { photos: "Максимум 10 МБ" } }])
  })

  test.each([
    ["[PSPT-010] another extension", "page.webp", "Неверный формат файла"],
    ["[PSPT-011] an extension in capitals", "scan.JPG", "Неверный формат файла"],
    ["a name that leads elsewhere", "../page.jpg", "Переименуйте файл: в его названии есть недопустимые символы"],
    ["content of another kind", "page.pdf", "Содержимое файла не соответствует его расширению"]
  ])("%s is refused, and nothing is stored", async (_, name, text) => {
    const before = await shop.query("select from uploaded_files")
    const { status, ...answer } = await upload([{ name, bytes: await takenPhoto() }])
    expect([status, answer.data]).toEqual([422, { errors: { photos: text } }])
    expect((await shop.query("select from uploaded_files")).length).toBe(before.length)
  })

  test("[PSPT-008] a third file is refused", async () => {
    const photo = await passportPhoto()
    expect((await upload([photo, photo, photo])).data).toEqual({ errors: { photos: "Максимум 2 файла" } })
  })

  test("a file of another user is refused as a missing one", async () => {
    const foreign = await uploaded(await accounts.register())
    const missing = await ask("PUT", "", wishedPassport({ photos: ["00000000-0000-4000-8000-000000000000"] }))
    const other = await ask("PUT", "", wishedPassport({ photos: foreign }))
    expect([other.status, other.data.errors]).toEqual([missing.status, missing.data.errors])
    expect(other.data.errors).toEqual({ photos: "Файл больше не хранится. Выберите его ещё раз" })
  })

  test("the same passport can be saved again, another is refused, also from two tabs at once", async () => {
    const photos = await uploaded()
    const answers = await Promise.all(["123456", "654321"].map((number) => ask("PUT", "", wishedPassport({ number, photos }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data } = await ask<{ readonly number: string }>("GET", "")
    expect((await ask("PUT", "", wishedPassport({ number: data.number, photos }))).status).toBe(200)
    expect((await ask("PUT", "", wishedPassport({ number: "0", photos }))).message).toMatch(/отправьте запрос/)
    expect((await upload([await passportPhoto()])).status).toBe(409)
  })

  test("[API-042] a change is requested once, answered by the operator with a letter, and a new passport can be added", async () => {
    expect((await ask("POST", "change-request/", wishedChange())).status).toBe(404)
    await save()
    for (const _ of [1, 2]) expect((await ask("POST", "change-request/", wishedChange())).data.passport?.isChangeAsked).toBe(true)
    const own = async () =>
      (await callOperator({ shop, path: "/internal/passports", key: operatorKey })).data.filter(
        ({ userId }: { readonly userId: number }) => userId === anna.user.id
      )
    const [request, ...others] = await own()
    expect([request, others]).toEqual([expect.objectContaining({ ...wishedChange(), decision: null }), []])
    const decide = (body: object) => callOperator({ shop, path: `/internal/passports/${request.id}`, body, key: operatorKey })
    expect((await decide({ decision: "refused" })).status).toBe(422)
    expect((await decide({ decision: "allowed" })).data.decision).toBe("allowed")
    expect((await decide({ decision: "refused", words: "Нет" })).data.decision).toBe("allowed")
    await expect
      .poll(async () => (await shop.takeLetters()).map(({ subject, to }) => [to, subject]))
      .toEqual([[anna.email, "Можно добавить новый паспорт"]])
    expect(await own()).toEqual([])
    expect((await ask("GET", "")).status).toBe(404)
    expect((await save({ number: "777777" })).data.passport?.isChangeAsked).toBe(false)
    expect(await accesses()).toEqual([
      ...["user uploaded", "user saved", "user changeAsked", "operator changeAnswered", "user uploaded", "user saved"]
    ])
  })

  test("a refused change leaves the passport, and its letter gives the reason", async () => {
    await save()
    await ask("POST", "change-request/", wishedChange())
    const all = await callOperator({ shop, path: "/internal/passports", key: operatorKey })
    const { id } = all.data.find(({ userId }: { readonly userId: number }) => userId === anna.user.id)
    await callOperator({
      shop,
      path: `/internal/passports/${id}`,
      body: { decision: "refused", words: "Данные совпадают" },
      key: operatorKey
    })
    await expect.poll(async () => (await shop.takeLetters()).map(({ text }) => text).join("")).toContain("Данные совпадают")
    expect((await ask("GET", "")).status).toBe(200)
  })

  test("an upload about to be removed is refused as a missing one", async () => {
    const photos = await uploaded()
    await shop.query("update uploaded_files set uploaded_at = now() - interval '23.5 hours' where user_id = $1", [anna.user.id])
    const { data, status } = await ask("PUT", "", wishedPassport({ photos }))
    expect([status, data.errors]).toEqual([409, { photos: "Файл больше не хранится. Выберите его ещё раз" }])
  })

  test("uploads without a passport are removed after a day, those of a passport remain", async () => {
    const [left = ""] = await uploaded()
    await save()
    await shop.query("update uploaded_files set uploaded_at = now() - interval '25 hours' where user_id = $1", [anna.user.id])
    expect(await shop.run(sweepUploads)).toBeGreaterThan(0)
    const rows = await shop.query<{ id: string }>("select id::text as id from uploaded_files where user_id = $1", [anna.user.id])
    expect([rows.length, rows.some(({ id }) => id === left)]).toEqual([2, false])
    expect((await ask("GET", "")).status).toBe(200)
  })
})

/** JPEG comment segments with this total size. */
const segments = (bytes: number): ReadonlyArray<Buffer> => {
  const most = 65_000
  const count = Math.floor(bytes / most)
  return [...Array.from({ length: count }, () => segment(most)), segment(bytes - count * most)]
}

const segment = (bytes: number): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(bytes - 2, 2)
  return Buffer.concat([head, Buffer.alloc(bytes - 4, 0x20)])
}
