import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { StaticPage } from "../../../core/contract/content/static-pages.ts"
import { gradeCut } from "../../../core/domain/product/diamond-cut.ts"
import { giftCertificateYears } from "../../../core/domain/content/shop-rules.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"
import { pageMeta } from "../../../server/seed/content/page-meta.ts"
import { samplePages } from "../../../server/seed/content/sample-pages.ts"
import { sections, staticPages } from "../../../server/seed/content/static-pages.ts"
import { fieldsIn, wordsOf, said, repeated } from "../../support/samples/seed-texts.ts"

const codes = new Set([...staticPages, ...samplePages].map(({ code }) => code))
const pageOf = (code: string) => staticPages.find((page) => page.code === code)

describe("a static page", () => {
  test.each(staticPages.map((page) => [page.code, page] as const))("of %s has at least 250 words", (_, { blocks, lead }) => {
    expect(wordsOf([lead, blocks]).length).toBeGreaterThanOrEqual(250)
  })

  test.each(["privacy-policy", "terms-and-conditions"])("of %s has at least 900 words", (code) => {
    expect(wordsOf(pageOf(code)).length).toBeGreaterThanOrEqual(900)
  })

  test("fits the contract, with its section", () => {
    const bySection = new Map(Object.entries(sections))
    const whole = staticPages.map((page) => ({ ...page, section: page.section === null ? null : bySection.get(page.section) }))
    expect(Schema.decodeUnknownSync(Schema.Array(StaticPage))(whole)).toEqual(whole)
  })

  test("exists at every fixed static address, and at addresses of the catch-all route", () => {
    const fixed = routes.filter(({ name, screen }) => screen === "static" && name !== "static-page").map(({ pattern }) => pattern.slice(1))
    expect(fixed.filter((code) => !codes.has(code))).toEqual([])
    expect(repeated(staticPages.map(({ code }) => code))).toEqual([])
    const caught = staticPages.filter(({ code }) => !fixed.includes(code)).map(({ code }) => resolveRoute(`/${code}`, ""))
    expect(caught.length).toBeGreaterThanOrEqual(3)
    expect(caught.map((match) => match.route)).toEqual(caught.map(() => "static-page"))
  })

  test("is in its section once", () => {
    for (const { code, section } of staticPages) {
      const listed = Object.entries(sections).filter(([, { pages }]) => pages.some(({ link }) => link === `/${code}`))
      expect(listed.map(([name]) => name)).toEqual([section])
    }
  })

  test("repeats nothing within a block, and no sentence twice", () => {
    for (const { blocks } of staticPages) {
      for (const block of blocks) {
        if (block.kind === "list") expect(repeated(block.items)).toEqual([])
        if (block.kind === "figures") expect(repeated(block.items.map(({ text }) => text))).toEqual([])
        if (block.kind === "terms") expect(repeated(block.items.map(({ term }) => term))).toEqual([])
        if (block.kind === "links") expect(repeated(block.items.map(({ link }) => link))).toEqual([])
        if (block.kind === "table") expect([repeated(block.head), repeated(block.rows.map(([first = ""]) => first))]).toEqual([[], []])
      }
    }
    expect(repeated(fieldsIn(staticPages.map(({ blocks }) => blocks)).flatMap(([, text]) => (text.length > 90 ? [text] : [])))).toEqual([])
  })

  test("has tables whose rows are as long as their heads", () => {
    const tables = staticPages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"))
    for (const { head, rows } of tables) expect(rows.filter((row) => row.length !== head.length)).toEqual([])
  })

  test("names the limits by which the shop grades a cut", () => {
    const table = pageOf("about/russian-cut")?.blocks.find((block) => block.kind === "table")
    const numbers = (table?.rows ?? []).map(([, limits = ""]) =>
      (limits.match(/[\d,]+/g) ?? []).map((number) => Number(number.replace(",", ".")))
    )
    const [pavilion, crown, plate, girdle, depth] = numbers
    const middle = { table: 56, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3, depth: 61, crownHeight: 15, pavilionDepth: 43 }
    const limits = { pavilionAngle: pavilion, crownAngle: crown, table: plate, girdle, depth }
    for (const [name, [least = 0, most = 0] = []] of Object.entries(limits)) {
      const grades = [least - 0.1, least, most, most + 0.1].map((value) => gradeCut({ ...middle, [name]: value }, "EX", "EX"))
      expect([name, grades]).toEqual([name, ["VG", "EX", "EX", "VG"]])
    }
  })
})

describe("the rules of the shop", () => {
  test("[LIM-039] [LIM-040] [LIM-041] state that jewelry from 60 000 in cash or 400 000 without it, and any diamonds, require identification", () => {
    for (const code of ["passport", "customer-service/payment-and-shipping", "terms-and-conditions"]) {
      expect(said(code)).toMatch(/украшени\S* от 60 000 ₽ наличными/)
      expect(said(code)).toMatch(/или от 400 000 ₽ безналичным способом/)
      expect(said(code)).toMatch(/бриллиант\S*(?: без оправы)?[^.]* при любой сумме/)
    }
  })

  test("[LIM-042] state that an order waits at the carrier's office for at most 5 working days", () => {
    expect(said("customer-service/payment-and-shipping")).toContain("хранится в офисе перевозчика не более 5 рабочих дней")
    expect(said("customer-service/questions-and-answers")).toContain("Не более 5 рабочих дней")
  })

  test("[LIM-043] state that a passport's holder reports its changes within 5 working days", () => {
    expect(said("passport")).toContain("Сообщите нам об этом в течение 5 рабочих дней")
    expect(said("privacy-policy")).toContain("сообщите нам в течение 5 рабочих дней")
  })

  test("[LIM-038] state that a gift certificate is valid for three years from its purchase", () => {
    expect(giftCertificateYears).toBe(3)
    for (const code of ["gift-certificates", "customer-service/questions-and-answers", "terms-and-conditions"]) {
      expect(said(code)).toMatch(/действует 3 года со дня покупки/)
    }
  })

  test("state the other limits of forms and cart", () => {
    expect(said("privacy-policy")).toContain("Не больше 2 файлов в форматах jpg, jpeg, png, pdf, heic")
    expect(said("privacy-policy")).toContain("вместе до 10 МБ")
    expect(said("customer-service/questions-and-answers")).toContain("от 8 до 20 символов")
    expect(said("customer-service/questions-and-answers")).toContain("До 50 товаров")
    expect(said("customer-service/payment-and-shipping")).toContain("0 ₽")
    expect(said("about")).toContain("от 7 000 до 7 000 000 ₽")
    expect(said("returns")).toContain("в течение 7 дней после")
  })

  test("state the range of prices in the home page's description", () => {
    expect(pageMeta.find(({ path }) => path === "/")?.description).toContain(
      "от\u00A07\u00A0000\u00A0до\u00A07\u00A0000\u00A0000\u00A0рублей"
    )
  })
})
