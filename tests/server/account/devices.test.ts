import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Device } from "../../../core/contract/users.ts"
import { deviceLabel } from "../../../server/account/device-label.ts"
import { newDeviceLetter } from "../../../server/account/device-letters.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { operatorSignIn, operatorKey, operatorDevice } from "../../support/server/operator-sign-in.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const agents = {
  "Chrome, Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Яндекс Браузер, Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36",
  "Edge, Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  "Opera, macOS":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0",
  "Safari, macOS": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
  "Safari, iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  "Chrome, iPad":
    "Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
  "Samsung Internet, Android":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36",
  "Firefox, Linux": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Chrome, ChromeOS": "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Неизвестный браузер, Linux": "curl/8.5.0 (Linux)",
  "Неизвестное устройство": "node"
}

test.each(Object.entries(agents))("a User-Agent is labelled «%s»", (label, agent) => {
  expect(deviceLabel(agent)).toBe(label)
})

test("a browser that does not name itself is an unknown device", () => {
  expect(deviceLabel(null)).toBe("Неизвестное устройство")
})

test("the letter names the device and the time in Moscow, and has no link that acts by itself", () => {
  const entered = { email: "anna@gran.test", device: "Chrome, Windows", begunAt: "2026-11-27T21:31:00.000Z" }
  const { subject, text, to } = newDeviceLetter(entered, "https://gran.test")
  expect([subject, to]).toEqual(["Вход с нового устройства", "anna@gran.test"])
  const letterText = text.replaceAll("\u00a0", " ")
  expect(letterText).toContain("Устройство: Chrome, Windows. Время: 28 ноября 2026, 00:31 по Москве.")
  expect(letterText).toContain("сразу смените пароль")
  expect(text.match(/https:\/\/gran\.test\S*/g)).toEqual(["https://gran.test/personal/profile/", "https://gran.test"])
})

const phone = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"
const tablet = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c12"

describe.each(databasesByTurn(import.meta.filename))("devices on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let anna: Awaited<ReturnType<Accounts["register"]>>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from rate_limits")
    password = accounts.password
    anna = await accounts.register({}, { device: phone })
    await shop.takeLetters()
  })

  const { makeToken } = operatorSignIn(() => shop)
  const ask = async (token: string, method = "GET", id = "") => {
    const { data, message, status } = await accounts.send(method, `/users/sessions/${id}`, undefined, { token })
    return { status, message, items: data.items as ReadonlyArray<Device> }
  }
  let password = ""
  const enter = async (device: string | null = tablet, agent = agents["Chrome, Windows"], email = anna.email) => {
    const response = await shop.ask("/api/v2/session/", {
      method: "POST",
      body: JSON.stringify({ email, password }),
      headers: { "content-type": "application/json", "user-agent": agent, ...(device !== null && { "x-device-id": device }) }
    })
    expect(response.status).toBe(200)
    return String((await response.json()).data.token)
  }
  const statusOf = async (token: string) => (await accounts.me(token)).status
  const lettersOfDevices = async () => (await shop.takeLetters()).filter(({ subject }) => subject === "Вход с нового устройства")

  test("each session is listed with its device, the current one first", async () => {
    const token = await enter()
    const { items, status } = await ask(token)
    const times = { begunAt: expect.stringMatching(/^20\d\d-.*Z$/), seenAt: expect.stringMatching(/^20\d\d-.*Z$/) }
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect([status, items]).toEqual([
      200,
      [
        { ...times, id, device: "Chrome, Windows", isCurrent: true },
        { ...times, id, device: "Неизвестное устройство", isCurrent: false }
      ]
    ])
    expect(new Set(items.map((item) => item.id)).size).toBe(2)
    expect((await ask(anna.token)).items.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  test("one session is ended, and the rest is returned", async () => {
    const token = await enter()
    const { id = "" } = (await ask(anna.token)).items.find(({ isCurrent }) => !isCurrent) ?? {}
    const { items, status } = await ask(anna.token, "DELETE", `${id}/`)
    expect([status, items.map(({ isCurrent }) => isCurrent)]).toEqual([200, [true]])
    expect([await statusOf(token), await statusOf(anna.token)]).toEqual([401, 200])
    expect(await ask(anna.token, "DELETE", `${id}/`)).toMatchObject({ status: 404, message: "Вход на этом устройстве уже завершён" })
  })

  test("the current session can be ended only by a logout", async () => {
    const [current] = (await ask(anna.token)).items
    expect(await ask(anna.token, "DELETE", `${current?.id}/`)).toMatchObject({ status: 409, message: expect.stringContaining("«Выйти»") })
    expect(await statusOf(anna.token)).toBe(200)
  })

  test("a session of another user is not found, nor an unknown one", async () => {
    const other = await accounts.register()
    const [theirs] = (await ask(other.token)).items
    for (const id of [theirs?.id ?? "", "00000000-0000-4000-8000-000000000000"])
      expect((await ask(anna.token, "DELETE", `${id}/`)).status).toBe(404)
    expect((await ask(anna.token, "DELETE", "others/")).status).toBe(422)
    expect(await statusOf(other.token)).toBe(200)
  })

  test("all other sessions of the user are ended at once", async () => {
    const other = await accounts.register()
    const [one, two] = [await enter(), await enter(phone)]
    const { items, status } = await ask(one, "DELETE")
    expect([status, items.map(({ isCurrent }) => isCurrent)]).toEqual([200, [true]])
    expect([await statusOf(one), await statusOf(two), await statusOf(anna.token), await statusOf(other.token)]).toEqual([
      200, 401, 401, 200
    ])
  })

  test("expired sessions are neither listed nor ended", async () => {
    await enter()
    const { id = "" } = (await ask(anna.token)).items.find(({ isCurrent }) => !isCurrent) ?? {}
    await shop.query("update sessions set expires_at = now() - interval '1 minute' where public_id = $1::text::uuid", [id])
    expect((await ask(anna.token)).items).toHaveLength(1)
    expect((await ask(anna.token, "DELETE", `${id}/`)).status).toBe(404)
  })

  test("guests are refused, and so are operators, whose own sessions are neither listed nor ended", async () => {
    expect((await accounts.send("GET", "/users/sessions/", undefined)).status).toBe(401)
    const desk = operatorDevice()
    const token = await makeToken(anna.email)
    const operator = { token, ...desk }
    await accounts.send("GET", "/session/", undefined, operator)
    for (const method of ["GET", "DELETE"]) expect((await accounts.send(method, "/users/sessions/", undefined, operator)).status).toBe(403)
    expect((await ask(anna.token, "DELETE")).items).toHaveLength(1)
    expect((await accounts.send("GET", "/session/", undefined, operator)).status).toBe(200)
    expect(await lettersOfDevices()).toEqual([])
  })

  test("a login from a new device is reported by letter, once; a registration and recognised devices are not", async () => {
    expect(await lettersOfDevices()).toEqual([])
    await enter(phone)
    expect(await lettersOfDevices()).toEqual([])
    await enter(tablet, agents["Safari, iPhone"])
    const letters = await lettersOfDevices()
    expect(letters.map(({ to }) => to)).toEqual([anna.email])
    expect(letters[0]?.text).toContain("Safari, iPhone")
    await enter(tablet)
    expect(await lettersOfDevices()).toEqual([])
  })

  test("a device is recognised for 180 days, and the first login of an account sends no letter", async () => {
    const later = (days: number) =>
      shop.query("update known_devices set seen_at = seen_at - make_interval(days => $2) where user_id = $1", [anna.user.id, days])
    await later(179)
    await enter(phone)
    expect(await lettersOfDevices()).toEqual([])
    await later(181)
    await enter(phone)
    expect(await lettersOfDevices()).toHaveLength(1)
    await shop.query("delete from known_devices where user_id = $1", [anna.user.id])
    await enter(tablet)
    expect(await lettersOfDevices()).toEqual([])
  })

  test("a browser without a device id is recognised by its network", async () => {
    await enter(null)
    expect(await lettersOfDevices()).toEqual([])
    await accounts.logIn(anna.email, accounts.password, "198.51.100.7")
    expect(await lettersOfDevices()).toHaveLength(1)
  })

  test("a device whose session was ended is new again, the current one is not", async () => {
    await enter(tablet)
    await enter(phone)
    await lettersOfDevices()
    await ask(anna.token, "DELETE")
    await enter(phone)
    expect(await lettersOfDevices()).toEqual([])
    await enter(tablet)
    expect(await lettersOfDevices()).toHaveLength(1)
  })

  test("a new password makes every device new but the one that set it", async () => {
    await enter(tablet)
    await lettersOfDevices()
    const body = { old: password, new: "another-1" }
    expect((await accounts.send("PATCH", "/users/password/", body, { token: anna.token, device: phone })).status).toBe(200)
    password = "another-1"
    await enter(phone)
    expect(await lettersOfDevices()).toEqual([])
    await enter(tablet)
    expect(await lettersOfDevices()).toHaveLength(1)
  })

  test("a password set from a letter makes every device new but the one that opened the letter", async () => {
    const token = await accounts.askResetToken(anna.email)
    const answer = await accounts.send("PATCH", `/password-reset/${token}`, { password: "another-2" }, { device: tablet })
    expect(answer.status).toBe(200)
    password = "another-2"
    await enter(tablet)
    expect(await lettersOfDevices()).toEqual([])
    await enter(phone)
    expect(await lettersOfDevices()).toHaveLength(1)
  })

  test("an account gets ten such letters a day at most", async () => {
    for (let turn = 10; turn < 22; turn++) await enter(`0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6e${turn}`)
    expect(await lettersOfDevices()).toHaveLength(10)
  })

  test("neither the User-Agent nor an address is stored", async () => {
    await enter(tablet, agents["Яндекс Браузер, Windows"])
    const rows = JSON.stringify([
      await shop.query("select * from sessions where user_id = $1", [anna.user.id]),
      await shop.query("select * from new_device_letters where user_id = $1", [anna.user.id])
    ])
    expect(rows).toContain("Яндекс Браузер, Windows")
    for (const text of ["Mozilla", "25.10", "NT 10.0", tablet, "127.0.0.1"]) expect(rows).not.toContain(text)
  })
})
