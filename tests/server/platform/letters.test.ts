import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import sharp from "sharp"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import type { Files } from "../../../server/platform/files/files.ts"
import type { Letter } from "../../../server/platform/mail/mail.ts"
import { contentIdOf, drawPictures } from "../../../server/platform/mail/letter-pictures.ts"
import { messageOf } from "../../../server/platform/mail/message.ts"
import { staticPages } from "../../../server/seed/content/static-pages.ts"
import { memoryFiles } from "../../support/server/memory-files.ts"
import { everyLetter, letterOfOrder, orderOfLetters, publicUrl, secretLinks } from "../../support/samples/letters.ts"

const run = <A>(program: Effect.Effect<A, never, Files>) => Effect.runPromise(Effect.provide(program, memoryFiles))

const from = { name: "Грань", address: "no-reply@gran.test" }
const maxBytes = 100_000

/** Visible text of an HTML letter, with the addresses of its links. */
const seenIn = (html: string): string => {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"))
  const body = html.slice(html.indexOf("<body"))
  return [body.replaceAll(/<[^>]*>/g, " "), ...links].join(" ").replaceAll("&amp;", "&").replaceAll("&quot;", '"')
}

const partsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll("\u00a0", " ")
      .split(/[\s,;«»]+|:(?=\s|$)|\.(?=\s|$)/)
      .filter((part) => /[\p{L}\d]/u.test(part))
      .map((part) => part.replace(/[.:]$/, "").toLowerCase())
  )

const buttonsOf = ({ html }: Letter): ReadonlyArray<string> =>
  [...html.matchAll(/<td class="b"[^>]*>\s*<a href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"))

const staticCodes = new Set(staticPages.map(({ code }) => code))

/** The static route matches every path, so its pages are looked up in the seed. */
const isPage = ({ pathname, search }: URL): boolean => {
  const match = resolveRoute(pathname, search)
  return match._tag === "Found" && (match.screen !== "static" || staticCodes.has(pathname.replaceAll(/^\/|\/$/g, "")))
}

test("the letter about a refunded second payment says that the order is cancelled if it is", () => {
  const { text } = letterOfOrder("paidTwice", { ...orderOfLetters, orderStatus: "cancelled" })
  expect(text).toContain(`Заказ № ${orderOfLetters.number} отменён, поэтому повторный платёж`)
  expect(text).not.toContain("С заказом всё в порядке")
  expect(letterOfOrder("paidTwice", orderOfLetters).text).toContain("С заказом всё в порядке")
})

describe.each(everyLetter)("the letter «%s»", (_, letter, things) => {
  test("has the same content in plain text and in HTML", () => {
    const origin = partsOf(publicUrl)
    expect([...partsOf(letter.text)].filter((part) => !partsOf(seenIn(letter.html)).has(part) && !origin.has(part))).toEqual([])
    expect([...partsOf(seenIn(letter.html))].filter((part) => !partsOf(letter.text).has(part) && part !== `${publicUrl}/`)).toEqual([])
  })

  test("has one button, whose link is in the text too", () => {
    const buttons = buttonsOf(letter)
    expect(buttons).toHaveLength(1)
    expect(letter.text).toContain(`:\n${buttons[0]}\n`)
  })

  test("has a button that opens an existing page, or a link with a token", () => {
    const tokenLinks: ReadonlyArray<string> = Object.values(secretLinks)
    expect(buttonsOf(letter).filter((link) => !tokenLinks.includes(link) && !isPage(new URL(link)))).toEqual([])
  })

  test("shows a picture of each product, as an attached JPEG", async () => {
    const shown = [...letter.html.matchAll(/<img src="cid:([^"]*)"/g)].map(([, id]) => id)
    expect(shown).toHaveLength(things)
    expect([...letter.html.matchAll(/<img /g)]).toHaveLength(things)
    const { attachments = [] } = await run(messageOf(letter, from))
    const pictures = attachments.filter(({ contentType }) => contentType === "image/jpeg")
    expect(new Set(pictures.map(({ cid }) => cid))).toEqual(new Set(shown))
    expect(pictures.every(({ contentDisposition }) => contentDisposition === "inline")).toBe(true)
  })

  test("loads and runs nothing, and links only to the shop", () => {
    expect(letter.html).not.toMatch(/<(?:link|script|iframe|form|object|video)|@import|url\((?!data:font\/woff2;base64,)/)
    expect([...letter.html.matchAll(/(?:src|background)="(?!cid:)/g)]).toEqual([])
    expect([...letter.html.matchAll(/href="([^"]*)"/g)].filter(([, link = ""]) => !link.startsWith(`${publicUrl}/`))).toEqual([])
  })

  test("contains no secret but the links that it is for", () => {
    const links: ReadonlyArray<string> = Object.values(secretLinks)
    const rest = (form: string) => links.reduce((left, link) => left.replaceAll(link, ""), form)
    for (const form of [letter.text, seenIn(letter.html)]) expect(rest(form)).not.toMatch(/[\w-]{43}|token=|pass=/)
  })

  test("is small, and has colours for light and dark mode", () => {
    expect(Buffer.byteLength(letter.html)).toBeLessThan(maxBytes)
    expect(letter.html).toContain('<meta name="color-scheme" content="light dark"')
    const night = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\n\}/.exec(letter.html)?.[1] ?? ""
    const worn = new Set([...letter.html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")))
    for (const name of ["g", "s", "t", "m", "l", "b"]) expect([worn.has(name), night.includes(`.${name}{`)], name).toEqual([true, true])
  })

  test("names the shop's fonts with fallbacks for every program", () => {
    const families = [...letter.html.matchAll(/font(?:-family)?:(?:\d+px\/\d+px )?([^;"}]*)/g)].map(([, family = ""]) => family)
    const named = families.filter((family) => family.includes(","))
    expect(new Set(named.map((family) => family.split(",")[0]))).toEqual(new Set(["'Noto Serif Display'", "'Golos Text'"]))
    expect(named.every((family) => /(?:Times|Arial),(?:sans-)?serif$/.test(family))).toBe(true)
  })
})

test("a letter about a hundred different lines is complete in programs that cut at 102 kB", () => {
  const [, ring] = orderOfLetters.items
  if (ring === undefined) throw new Error("the order has no ring")
  const items = Array.from({ length: 100 }, (_, index) => ({ ...ring, position: index + 1, id: `0-${index}` }))
  const { html, pictures, text } = letterOfOrder("paid", { ...orderOfLetters, items })
  expect(Buffer.byteLength(html)).toBeLessThan(maxBytes)
  expect(pictures).toEqual(["/pictures/jewelry/solitaire-rose"])
  expect(text.match(/Кольцо с бриллиантом/g)).toHaveLength(100)
})

test("each attempt of a letter has the same Message-ID; a letter without a key gets its own", async () => {
  const letter = { to: "anna@example.ru", subject: "Цена снизилась", text: "Камень", html: "<p>Камень</p>" }
  const idOf = async (messageKey?: string) =>
    (await run(messageOf({ ...letter, ...(messageKey !== undefined && { messageKey }) }, from))).messageId
  expect([await idOf("0a1b"), await idOf("0a1b"), await idOf()]).toEqual(["<0a1b@gran.test>", "<0a1b@gran.test>", undefined])
})

describe("pictures of letters", () => {
  test("are JPEGs of twice their shown size", async () => {
    const [picture] = await run(drawPictures(["/pictures/stones/round"]))
    const jpeg = picture?.jpeg ?? Buffer.of()
    const file = join(mkdtempSync(join(tmpdir(), "gran-letter-")), "picture.jpg")
    // Read from a file: after decoding review photographs, a process decodes no JPEG from memory (`draw-photo.ts`).
    writeFileSync(file, jpeg)
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 192, height: 192 })
    rmSync(dirname(file), { recursive: true })
    expect(jpeg.length).toBeLessThan(12_000)
  })

  test("of the other hand are mirrored, as on pages", async () => {
    const [plain, mirrored] = await run(drawPictures(["/pictures/jewelry/solitaire-rose", "/pictures/mirrored/solitaire-rose"]))
    expect(plain?.jpeg.equals(mirrored?.jpeg ?? Buffer.of())).toBe(false)
    expect(contentIdOf("/pictures/mirrored/solitaire-rose")).toBe("mirrored.solitaire-rose@gran")
  })

  test("that are missing or external are left out, and the letter is sent", async () => {
    const bases = ["/pictures/jewelry/no-such", "/pictures/../../package", "https://other.example/a", "/pictures/stones/round"]
    expect((await run(drawPictures(bases))).map(({ base }) => base)).toEqual(["/pictures/stones/round"])
  })
})

test("the letter about a placed order says until when the order is held, and nothing of a hold that is over", () => {
  const textWith = (heldUntil: string | null) =>
    letterOfOrder("placed", { ...orderOfLetters, canPay: true, payment: { ...orderOfLetters.payment, heldUntil } }).text.replaceAll(
      /\s/g,
      " "
    )
  expect(textWith("2026-11-21T22:15:00.000Z")).toContain("закреплён за вами до 22 ноября 2026 года, 01:15 по московскому времени.")
  expect(textWith(null)).not.toContain("закреплён")
})
