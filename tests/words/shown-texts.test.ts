import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

/** Every file with text that the shop shows or sends: pages, dialogs, forms, mails, papers, seeds. Migrations are excluded as history. */
const files = globSync(["{core,view,server,app,adapters}/**/*.{ts,tsx}"])
  .filter((file) => !file.endsWith(".d.ts"))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }))

/** Matches of a pattern in the files, with some context. */
const found = (pattern: RegExp, ...besides: ReadonlyArray<RegExp>) =>
  files
    .filter(({ file }) => !besides.some((one) => one.test(file)))
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map((match) => `${file}: ${text.slice(Math.max(0, match.index - 30), match.index + 30)}`)
    )

describe("the texts of the shop", () => {
  it("are all covered", () => {
    expect(files.length).toBeGreaterThan(700)
    expect(found(/Вы были успешно авторизованы\.|Вы успешно зарегистрировались\./g)).toHaveLength(3)
  })

  it("address the shopper as «вы», with a capital at the beginning of a sentence alone", () => {
    const inSentence = /(?<=[а-яёa-z0-9,;:»)}—–](?:\s|&nbsp;|\\u00A0)+)В(?:ы|ас|ам|ами|аш[а-яё]*)(?![а-яё])/g
    expect(found(inSentence)).toEqual([])
  })

  it("call no picture of a piece or a stone a photograph: they are drawn", () => {
    const ofPeople = /static-pages\/(?:passport|privacy-policy|personal-data-consent|try-on|warranty|questions-and-answers)\.ts$/
    const ofModels = /static-pages\/personalization\.ts$/
    const clothes = /jewelry\/(?:sets|texts)/
    const byBuyers = /reviews\/|forms\/review\.ts$|contract\/reviews\.ts$/
    const ofDocuments = /passport|domain\/files\/|forms\/files-field/
    /** Shown only where `isPhotograph` says so (`tests/app/owners-photographs.test.ts`, `tests/view/constructor/frame-photographs.test.tsx`), and sentences for operators. */
    const byOwner =
      /domain\/gallery\/photograph\.ts$|domain\/constructor\/frame-note\.ts$|server\/product\/photograph-operator\.ts$|gallery\/further-pictures\.tsx$|screens\/(?:product\/diamond-(?:screen|rest\.late)|constructor\/frame-stone-screen)\.tsx$/
    expect(found(/фото|(?<!по)(?<!от)снимк|[Сс]нимок/gi, ofPeople, ofModels, clothes, byBuyers, ofDocuments, byOwner)).toEqual([])
  })

  it("name a cut by its only name", () => {
    expect(found(/изумрудн|маркизн|принцессн|грушевидн|подушк[аи]\s|бриллиант\S*-(?:капл|сердц|груш)/gi, /search|word/)).toEqual([])
  })

  it("count a fraction of a carat in the genitive", () => {
    expect(found(/\d[.,]\d+(?:\s|\\u00A0)карат(?![а-яё])/g)).toEqual([])
  })

  it("claim no finer measure of a piece than its tenth of a millimetre", () => {
    expect(found(/сот(?:ой|ых|ую|ые)\s(?:доли\s)?миллиметра/g)).toEqual([])
  })
})

describe("a promise of the shop", () => {
  const rules = /shop-(?:rules|phrases|promises|hours)\.ts$/

  it.each([
    ["the soonest delivery", /от 2 дней|2 дня"/g],
    ["how long a salon keeps", /72 час/g],
    ["how long a carrier keeps", /5 рабочих дней/g],
    ["days to return", /["\s](?:7|семи) дней["\s,.](?!с проверкой|\s?с проверкой)/g],
    ["the warranty", /12 месяцев/g],
    ["how long a setting takes", /18 дней|восемнадцать дней/g],
    ["how often letters come", /двух раз в (?:месяц|мес)/g],
    ["how a pair may differ", /0,[12] (?:мм|миллиметра)/g],
    ["when calls are answered", /"Круглосуточно"|(?:отвечаем|принимаем) круглосуточно/g],
    ["when managers call back", /звонит[^.]{0,10} в рабочий день|Понедельник–пятница/g],
    ["how money goes back", /тем же способом, (?:которым|каким) вы платили/g],
    ["how soon a bank pays back", /банк[^.]{0,20} зачисл/gi],
    ["that a ring is resized for nothing once", /первое изменение размера/gi],
    ["how often a piece is looked at", /раз в полгода, если украшение носят/gi],
    ["that a parcel is insured", /посылка застрахована/g],
    ["the telephone", /8 800 000-00-00/g]
  ])("is in one file: %s", (_, pattern) => {
    expect(found(pattern, rules, /organization\.ts$/, /fixtures|examples/)).toEqual([])
  })
})

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "")
}
