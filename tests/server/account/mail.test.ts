import { Effect, Layer } from "effect"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { subscribedLetter } from "../../../server/account/email-letters.ts"
import { type Letter, Mail } from "../../../server/platform/mail/mail.ts"
import { mailLayer, shownOutbox } from "../../../server/platform/mail/mail-layer.ts"
import { messageOf } from "../../../server/platform/mail/message.ts"
import { listLetters, readLetter } from "../../../server/platform/mail/outbox.ts"
import { resetLetter } from "../../../server/account/reset-letter.ts"
import { transportOptions } from "../../../server/platform/mail/smtp.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { memoryFiles } from "../../support/server/memory-files.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const publicUrl = "https://gran.test"
const link = `${publicUrl}/?password-reset=token-1`
const letter = resetLetter({ to: "olga@почта.рф", publicUrl, link })
const folders: Array<string> = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "gran-mail-"))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
const layerOf = (dataFolder: string, smtpUrl: string | null) =>
  Layer.provide(mailLayer({ dataFolder, smtpUrl, publicUrl, mailFrom: null }), memoryFiles)
const send = (dataFolder: string, smtpUrl: string | null, sent: Letter = letter) =>
  Effect.scoped(
    Effect.provide(
      Mail.use((mail) => mail.send(sent)),
      layerOf(dataFolder, smtpUrl)
    )
  )

describe("the letter of recovery", () => {
  test("states in both forms the next step, and its time limit", () => {
    expect(letter.subject).toBe("Новый пароль в «Грани»")
    expect(letter.text).toContain(`Задать новый пароль:\n${link}`)
    expect(letter.html).toContain(`href="${link}"`)
    for (const form of [letter.text, letter.html.replaceAll("\u00a0", " ")]) expect(form).toMatch(/один час и срабатывает один раз/)
  })

  test("loads and runs nothing", () => {
    expect(letter.html).not.toMatch(/<(?:img|link|script|iframe)|url\((?!data:font)|@import|src=/)
  })
})

describe("a letter of the newsletter", () => {
  test("has an unsubscribe link in both forms and in the header", async () => {
    const folder = newFolder()
    const unsubscribeLink = `${publicUrl}/confirm?token=${"t".repeat(43)}`
    const welcome = subscribedLetter({ to: "olga@gran.test", publicUrl, unsubscribeLink })
    await Effect.runPromise(send(folder, null, welcome))
    const outbox = join(folder, "outbox")
    const message = readFileSync(join(outbox, readdirSync(outbox).find((name) => name.endsWith(".eml")) ?? ""), "utf8").replaceAll(
      /\r?\n /g,
      " "
    )
    expect(message).toContain(`List-Unsubscribe: <${unsubscribeLink}>`)
    expect(message).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    expect(welcome.html).toContain(`href="${unsubscribeLink}"`)
    expect(welcome.text).toContain(unsubscribeLink)
  })
})

describe("a letter with an event", () => {
  test("has it as an attached calendar file", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"
    const from = { name: "Грань", address: "no-reply@gran.test" }
    const message = await Effect.runPromise(Effect.provide(messageOf({ ...letter, calendar }, from), memoryFiles))
    expect(message.attachments).toEqual([{ filename: "gran.ics", content: calendar, contentType: "text/calendar; charset=utf-8" }])
    expect(message).not.toHaveProperty("calendar")
    expect(await Effect.runPromise(Effect.provide(messageOf(letter, from), memoryFiles))).not.toHaveProperty("attachments")
  })
})

describe("the outbox", () => {
  test("stores a letter for mail programs and for the page, readable by its owner only", async () => {
    const folder = newFolder()
    await Effect.runPromise(send(folder, null))
    const outbox = join(folder, "outbox")
    const names = readdirSync(outbox).toSorted()
    expect(names.map((name) => name.replace(/^.*\./, ""))).toEqual(["eml", "json"])
    const message = readFileSync(join(outbox, names[0] ?? ""), "utf8")
    expect(message).toMatch(/^From: =\?UTF-8\?.*<no-reply@gran\.test>$/m)
    expect(message).toMatch(/^To: olga@xn--80a1acny\.xn--p1ai$/m)
    expect(message).toMatch(/multipart\/alternative/)
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    expect(names.map((name) => statSync(join(outbox, name)).mode & 0o777)).toEqual([0o600, 0o600])
    expect(await listLetters(outbox)).toEqual([{ ...letter, id: expect.any(String), at: expect.any(String) }])
  })

  test("gives each letter a random id, required to read it", async () => {
    const folder = newFolder()
    const outbox = join(folder, "outbox")
    for (let count = 0; count < 3; count++) await Effect.runPromise(send(folder, null))
    const letters = await listLetters(outbox)
    const ids = letters.map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(await Promise.all(ids.map((id) => readLetter(outbox, id)))).toEqual(letters)
    writeFileSync(join(folder, "secret.json"), JSON.stringify({ ...letter, id: "secret", at: "" }))
    const long = "a".repeat(81)
    writeFileSync(join(outbox, `${long}.json`), JSON.stringify({ ...letter, id: long, at: "" }))
    for (const id of ["../secret", "..%2Fsecret", `${ids[0]}/../../../secret`, "", "no-such-letter", long])
      expect(await readLetter(outbox, id), id).toBeNull()
  })

  test("is shown neither in production nor if letters are really sent", () => {
    const environment = { dataFolder: "/data", mode: "local", smtpUrl: null } as const
    expect(shownOutbox(environment)).toBe("/data/outbox")
    expect(shownOutbox({ ...environment, mode: "production" })).toBe(null)
    expect(shownOutbox({ ...environment, smtpUrl: "smtp://mail" })).toBe(null)
  })
})

describe("a mail server", () => {
  let server: Server
  afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)))

  /** A mail server that accepts everything, or refuses the recipient. */
  const listen = async (isKind: boolean) => {
    const received: Array<string> = []
    server = createServer((socket) => {
      let isBody = false
      socket.write("220 mail.test\r\n")
      socket.on("data", (chunk) => {
        const text = String(chunk)
        received.push(text)
        if (isBody) {
          if (text.endsWith("\r\n.\r\n")) {
            isBody = false
            socket.write("250 taken\r\n")
          }
          return
        }
        for (const command of text.split("\r\n").filter((line) => line !== "")) {
          if (/^RCPT/i.test(command) && !isKind) socket.write("550 no such box olga@почта.рф\r\n")
          else if (/^DATA/i.test(command)) {
            isBody = true
            socket.write("354 go on\r\n")
          } else socket.write("250 mail.test\r\n")
        }
      })
      socket.on("error", () => undefined)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    return { received, url: `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}` }
  }

  test("receives the letter, and the outbox does not", async () => {
    const folder = newFolder()
    const { received, url } = await listen(true)
    await Effect.runPromise(send(folder, url))
    const conversation = received.join("")
    expect(conversation).toMatch(/MAIL FROM:<no-reply@gran\.test>[\s\S]*RCPT TO:<olga@xn--80a1acny\.xn--p1ai>[\s\S]*multipart\/alternative/)
    expect(readdirSync(folder)).toEqual([])
  })

  test("that refuses fails the letter, with a code and without a name", async () => {
    const { url } = await listen(false)
    const failure = await Effect.runPromise(Effect.flip(send(newFolder(), url)))
    expect(failure._tag).toBe("MailFailed")
    expect(failure.message).toBe("Could not send the letter: EENVELOPE 550")
  })
})

test.each([
  ["mail.example", true],
  ["192.0.2.1", true],
  ["127.0.0.1.example", true],
  ["localhost", false],
  ["127.0.0.1", false],
  ["[::1]", false]
])("a connection to the mail server at %s requires TLS: %s", (host, isAsked) => {
  expect(transportOptions(`smtp://u:p@${host}:587`).requireTLS).toBe(isAsked)
})

describe("a recovery", () => {
  let shop: TestShop
  const folder = newFolder()
  beforeAll(async () => {
    shop = await startShop({ mail: layerOf(folder, null), outbox: join(folder, "outbox") })
  })
  afterAll(() => shop.stop())
  const read = async (path: string) => {
    const response = await shop.app.request(path)
    return { status: response.status, policy: response.headers.get("content-security-policy"), text: await response.text() }
  }

  test("[API-007] of an existing and of an unknown address has the same answer; only the existing one gets a letter", async () => {
    const accounts = accountsOf(shop)
    const { email } = await accounts.register()
    await shop.takeLetters()
    const letters = async () => (await listLetters(join(folder, "outbox"))).map(({ subject, to }) => [to, subject])
    const before = await letters()
    const ask = (asked: string) => accounts.send("POST", "/password-reset/", { email: asked })
    const answered = { status: 200, retryAfter: null, data: {} }
    expect([await ask("nobody@gran.test"), await ask(email.toUpperCase())]).toEqual([answered, answered])
    await shop.takeLetters()
    expect(await letters()).toEqual([[email, "Новый пароль в «Грани»"], ...before])
    expect(await ask("нет")).toMatchObject({ status: 422, data: { errors: { email: "Некорректный адрес" } } })
    expect(await ask("")).toMatchObject({ status: 422, data: { errors: { email: "Обязательное поле" } } })
  })

  test("can be read on a page, as text and as mail programs show it", async () => {
    const [stored] = await listLetters(join(folder, "outbox"))
    const list = await read("/dev/mail")
    expect(list.text).toContain(`<a href="/dev/mail/${stored?.id}">Новый пароль в «Грани»</a>`)
    const page = await read(`/dev/mail/${stored?.id}`)
    expect(page.text).toMatch(/<a href="https:\/\/gran\.test\/\?password-reset=[\w-]{43}">/)
    const shown = await read(`/dev/mail/${stored?.id}/html`)
    expect([shown.status, shown.text]).toEqual([200, stored?.html])
    expect(shown.policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
    expect(page.policy).toContain("style-src 'self';")
  })

  test.each(["/dev/mail/nothing", "/dev/mail/..%2F..%2Fetc%2Fpasswd", "/dev/mail/nothing/html"])("finds no letter at %s", async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  test("has no page without an outbox", async () => {
    const response = await shop.appWith({ outbox: null }).request("/dev/mail")
    expect(await response.text()).toBe("<!doctype html><title>/dev/mail</title>")
  })
})

test("an unavailable mail server is logged without the address and the link, and the shopper gets an answer", async () => {
  const shop = await startShop({ mail: layerOf(newFolder(), "smtp://127.0.0.1:1") })
  const accounts = accountsOf(shop)
  const { email } = await accounts.register()
  await shop.takeLetters()
  expect(shop.takeLog().find(({ level }) => level === "error")).toMatchObject({ message: "Could not send an e-mail confirmation letter" })
  expect((await accounts.send("POST", "/password-reset/", { email })).status).toBe(200)
  await shop.takeLetters()
  const lines = shop.takeLog()
  expect(lines.find(({ level }) => level === "error")).toMatchObject({ message: "Could not send a password reset letter" })
  expect(JSON.stringify(lines)).toContain("Could not send the letter: ESOCKET")
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${email}|password-reset=`))
  await shop.stop()
})
