import { readFileSync } from "node:fs"
import type { BrowserContext, Page } from "playwright/test"
import { inspectorChannel } from "../../../core/journal/wire.ts"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { openBuiltShop } from "../../../qa/server/built-shop.ts"
import { passportPhoto } from "../../support/documents/passport.ts"
import { linkToken } from "../../../qa/samples/user.ts"
import { JournalPage } from "../../../qa/pages/journal-page.ts"
import { expect, test } from "../support/test.ts"

/** Secrets typed or sent here that must not be stored anywhere. */
const secrets = {
  first: "pervyj-Parol-1",
  wrong: "ne-tot-Parol-2",
  second: "vtoroj-Parol-3",
  admin: linkToken,
  operator: "klyuch-doma-nikomu-5-nikogda-i-nigde",
  passportSerial: "PASSPORT-SERIES-6",
  passportNumber: "PASSPORT-NUMBER-7",
  passportOrganization: "Ведомство тайное номер восемь",
  passportCode: "PASSPORT-CODE-9",
  passportFile: "pasport-tajnyj-10"
}
const email = "taina@example.ru"

const alive = (page: Page) => page.locator("html[data-alive]").waitFor({ state: "attached" })
const dialog = (page: Page) => page.getByRole("dialog")

const openLogin = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 300)
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click()
  await expect(dialog(page).getByRole("heading", { name: "Вход" })).toBeVisible()
}

const logIn = async (page: Page, password: string): Promise<void> => {
  await openLogin(page)
  await dialog(page).getByLabel("E-mail").fill(email)
  await dialog(page).getByLabel("Пароль", { exact: false }).first().fill(password)
  await dialog(page).getByRole("button", { name: "Войти", exact: true }).click()
}

/** Data stored in a tab: both storages without the token's own key, databases, caches, cookies and history. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(
    async (tokenKey) =>
      JSON.stringify([
        await indexedDB.databases(),
        await caches.keys(),
        window.name,
        Object.entries(localStorage).filter(([key]) => key !== tokenKey),
        Object.entries(sessionStorage),
        document.cookie,
        location.href,
        document.referrer,
        JSON.stringify(history.state),
        document.documentElement.outerHTML
      ]),
    storageKeys.token
  )

/** Reads the storages, history and address of a tab with a filled form, but not the page, which shows the typed text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(
    (tokenKey) =>
      JSON.stringify([
        Object.entries(localStorage).filter(([key]) => key !== tokenKey),
        Object.entries(sessionStorage),
        JSON.stringify(history.state),
        location.href
      ]),
    storageKeys.token
  )

test("[SEC-009] a secret typed or received by link is in no journal, storage, log or address", async ({ browser }) => {
  test.slow()
  const logged: Array<string> = []
  const shop = await openBuiltShop({ LOG_LEVEL: "debug", OPERATOR_KEY: secrets.operator }, logged)
  const context = await browser.newContext({ baseURL: shop.origin, locale: "ru-RU" })
  const page = await context.newPage()
  const reported: Array<string> = []
  page.on("console", (message) => reported.push(message.text()))
  const sent: Array<string> = []
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`))
  const readMessages = await recordMessages(context)
  const stored: Array<string> = []
  const recordStorage = async () => void stored.push(await storageOf(page))

  await page.goto(`/?silenceIsGold=${secrets.admin}`)
  await alive(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull()
  await recordStorage()

  await openLogin(page)
  await dialog(page).getByRole("button", { name: "Зарегистрироваться" }).click()
  await dialog(page).getByLabel("Имя и фамилия").fill("Анна Тайнова")
  await dialog(page).getByLabel("E-mail").fill(email)
  await dialog(page).getByLabel("Телефон").fill("+7 921 000-00-00")
  await dialog(page).getByLabel("Пароль").first().fill(secrets.first)
  await dialog(page).getByRole("checkbox").first().check()
  await recordStorage()
  await dialog(page).getByRole("button", { name: "Зарегистрироваться" }).click()
  await expect(dialog(page)).toContainText("Вы успешно зарегистрировались")
  const firstToken = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
  await recordStorage()

  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Выйти" }).first().click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await page.keyboard.press("Escape")

  await page.goto("/diamonds")
  await alive(page)
  await logIn(page, secrets.wrong)
  await expect(dialog(page).getByRole("alert")).toContainText("Неверный логин или пароль")
  await recordStorage()
  await dialog(page).getByRole("button", { name: "Забыли пароль?" }).click()
  await dialog(page).getByLabel("E-mail").fill(email)
  await dialog(page)
    .getByRole("button", { name: /Отправить|Получить|Восстановить/ })
    .click()
  await expect(dialog(page)).toContainText(/отправлена\sна\sвашу\sпочту/)

  const link = await linkInMail(context.request, shop.origin)
  const reset = new URL(link).searchParams.get("password-reset") ?? ""
  await page.goto(link)
  await alive(page)
  await expect(dialog(page).getByRole("heading", { name: "Новый пароль" })).toBeVisible()
  expect(page.url()).not.toContain(reset)
  await recordStorage()
  await dialog(page).getByLabel("Новый пароль").first().fill(secrets.second)
  await dialog(page).getByLabel("Новый пароль ещё раз").fill(secrets.second)
  await dialog(page).getByRole("button", { name: "Сохранить пароль" }).click()
  await expect(dialog(page)).toContainText(/Пароль\sуспешно\sизменён/)
  await page.keyboard.press("Escape")

  await logIn(page, secrets.second)
  await expect(dialog(page)).toContainText(/Вы\sбыли\sуспешно\sавторизованы/)
  const secondToken = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
  await recordStorage()

  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  await dialog(page).getByLabel("Серия").fill(secrets.passportSerial)
  await dialog(page).getByLabel("Номер").fill(secrets.passportNumber)
  await dialog(page).getByLabel("Дата выдачи").fill("27.03.2015")
  await dialog(page).getByLabel("Кем выдан").fill(secrets.passportOrganization)
  await dialog(page).getByLabel("Код подразделения").fill(secrets.passportCode)
  const { bytes } = await passportPhoto()
  await dialog(page)
    .locator("[name=photos]")
    .setInputFiles({ name: `${secrets.passportFile}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(bytes) })
  await dialog(page).getByRole("checkbox").check()
  stored.push(await storedIn(page))
  await dialog(page).getByRole("button", { name: "Сохранить паспорт" }).click()
  await expect(dialog(page).getByRole("heading", { name: "Паспорт сохранён" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Показать данные" }).click()
  await expect(page.getByText(secrets.passportOrganization)).toBeVisible()
  await page.getByRole("button", { name: "Скрыть данные" }).click()
  await expect(page.getByText(secrets.passportOrganization)).toBeHidden()
  await recordStorage()

  const desk = new JournalPage(page)
  await desk.open()
  await desk.foldTab()
  const journal = readFileSync(await desk.save(), "utf8")
  await recordStorage()

  const messages = await readMessages()
  const other = await browser.newContext({ baseURL: shop.origin, locale: "ru-RU" })
  const admin = await other.newPage()
  const entry = await operatorLink(shop.origin)
  await admin.goto(entry.replace("/?", "/diamonds?"))
  await expect(admin).toHaveURL(`${shop.origin}/`)
  await admin.mouse.move(200, 200)
  await expect(admin.getByRole("banner").getByRole("link", { name: /Личный\sкабинет/ })).toBeVisible()
  stored.push(await storageOf(admin))
  await other.close()
  await context.close()
  await shop.close()

  expect([firstToken, secondToken, reset].every((secret) => typeof secret === "string" && secret.length > 20)).toBe(true)
  const operators = entry.split("silenceIsGold=")[1] ?? ""
  expect(operators).toMatch(/^op\./)
  const typed: Readonly<Record<string, string>> = {
    ...secrets,
    operators,
    reset,
    firstToken: firstToken ?? "",
    secondToken: secondToken ?? ""
  }
  const places: Readonly<Record<string, string>> = {
    journal,
    storages: stored.join("\n"),
    console: reported.join("\n"),
    log: logged.join("")
  }
  expect(journal).toContain("form.setVerdicts")
  expect(places["log"]).toContain("/password-reset/")
  expect(messages).toContain("form.setVerdicts")
  const tokens = { firstToken, secondToken }
  const between = Object.entries(tokens).filter(([, token]) => `${sent.join("\n")}\n${messages}`.includes(token ?? "no token"))
  expect(between).toEqual([])
  const found = Object.entries(places).flatMap(([place, text]) =>
    Object.entries(typed).flatMap(([name, secret]) => (text.includes(secret) ? [`${name} in ${place}`] : []))
  )
  expect(found).toEqual([])
})

/** Link printed by `npm run sign-in`. */
const operatorLink = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/internal/sign-ins`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets.operator}`, "content-type": "application/json" },
    body: JSON.stringify({ email, by: "olga@house", reason: "Звонок" })
  })
  return (await response.json()).data.link
}

/** Another tab that requests everything the other tabs would send to an inspector; returns the messages received. */
const recordMessages = async (context: BrowserContext): Promise<() => Promise<string>> => {
  const listener = await context.newPage()
  await listener.goto("/readyz")
  await listener.evaluate((name) => {
    const channel = new BroadcastChannel(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's listeners alone
    const say = (message: object) => channel.postMessage(message)
    const recorded: Array<unknown> = []
    Reflect.set(globalThis, "recorded", recorded)
    channel.addEventListener("message", ({ data }: MessageEvent) => {
      recorded.push(data)
      if (data.type === "here") say({ type: "more", tab: data.info.id, inspector: "thief", after: null })
    })
    setInterval(() => say({ type: "who" }), 200)
  }, inspectorChannel)
  return () => listener.evaluate(() => JSON.stringify(Reflect.get(globalThis, "recorded")))
}

/** Link of the newest letter in `/dev/mail`. */
const linkInMail = async (request: Page["request"], origin: string): Promise<string> => {
  const find = async (): Promise<string> => {
    const list = await (await request.get(`${origin}/dev/mail`)).text()
    const [, letter] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? []
    if (letter === undefined) return ""
    const text = await (await request.get(origin + letter)).text()
    return /https?:\/\/[^\s"<]*password-reset=[\w-]+/.exec(text)?.[0] ?? ""
  }
  await expect.poll(find).toContain("password-reset=")
  return find()
}
