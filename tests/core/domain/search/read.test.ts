import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { meantBy, planOf } from "../../../../core/domain/search/plan.ts"
import { guessWords } from "../../../../core/domain/search/guesses.ts"
import { readTerm } from "../../../../core/domain/search/read.ts"
import type { Dictionary, Meaning } from "../../../../core/domain/search/reading.ts"

const of = (kind: Meaning["kind"], facet: string, ...values: ReadonlyArray<string>): Meaning => ({ kind, facet, values })
const rings = of("jewelry", "category", "pomolvochnoe-kolco", "kolco", "obruchalnoe-kolco")
const shapes = ["round", "oval", "pear", "emerald"]
const stones = [of("diamonds", "", ""), of("jewelry", "insert", ...shapes)]

const dictionary: Dictionary = new Map<string, ReadonlyArray<Meaning>>([
  ...["кольцо", "кольца", "ring"].map((word) => [word, [rings]] as const),
  ["обручальное", [of("jewelry", "category", "obruchalnoe-kolco")]],
  ["браслет", [of("jewelry", "category", "braslet")]],
  ["подвеска", [of("jewelry", "category", "podveska")]],
  ["серьги", [of("jewelry", "category", "sergi", "odinochnye-sergi")]],
  ["бриллиант", stones],
  ["бриллиантом", stones],
  ["круглый", [of("diamonds", "shape", "round"), of("jewelry", "insert", "round")]],
  ["круг", [of("diamonds", "shape", "round"), of("jewelry", "insert", "round")]],
  ["овал", [of("diamonds", "shape", "oval"), of("jewelry", "insert", "oval")]],
  ["oval", [of("diamonds", "shape", "oval"), of("jewelry", "insert", "oval")]],
  ["изумруд", [of("diamonds", "shape", "emerald"), of("jewelry", "insert", "emerald")]],
  ["белое", [of("jewelry", "color", "white"), of("piece", "", "7")]],
  ["белые", [of("jewelry", "color", "white"), of("piece", "", "7")]],
  ["ночи", [of("piece", "", "7")]],
  ["золото", [of("jewelry", "metal", "gold")]],
  ["желтый", [of("jewelry", "color", "yellow"), of("diamonds", "color", "fancy")]],
  ...["d", "e", "f", "g", "h"].map((grade) => [grade, [of("diamonds", "color", grade)]] as const),
  ["vvs1", [of("diamonds", "clarity", "vvs1")]],
  ["vs1", [of("diamonds", "clarity", "vs1")]],
  ["gia", [of("diamonds", "certificate", "gia")]],
  ["желтым", [of("jewelry", "color", "yellow"), of("diamonds", "color", "fancy")]],
  ["камней", [of("diamonds", "", "")]],
  ["груши", [of("diamonds", "shape", "pear"), of("jewelry", "insert", "pear")]],
  ["помолвочное", [of("jewelry", "category", "pomolvochnoe-kolco")]],
  ["с", [of("silent", "", "")]]
])

const chips = (catalogue: "jewelry" | "diamonds", term: string): ReadonlyArray<string> =>
  (planOf(catalogue, readTerm(term, dictionary))?.conditions ?? []).map(({ label }) => label.replaceAll("\u00A0", " "))

describe("a term is read into conditions", () => {
  test.each([
    ["кольца до 100 тысяч", "Кольца · до 100 000 ₽"],
    ["кольца не дороже 100 т.р.", "Кольца · до 100 000 ₽"],
    ["кольца до 100к", "Кольца · до 100 000 ₽"],
    ["кольца до ста тысяч", "Кольца · до 100 000 ₽"],
    ["кольца до 100", "Кольца · до 100 000 ₽"],
    ["кольца бюджет 100 тысяч", "Кольца · до 100 000 ₽"],
    ["кольца не дешевле 100000", "Кольца · от 100 000 ₽"],
    ["кольца от 1,5 млн", "Кольца · от 1 500 000 ₽"],
    ["кольца до миллиона", "Кольца · до 1 000 000 ₽"],
    ["кольца до полмиллиона", "Кольца · до 500 000 ₽"],
    ["кольца около 100 000 руб.", "Кольца · 80 000–120 000 ₽"],
    ["подвеска от 50 000 до 80 000 ₽", "Подвески · 50 000–80 000 ₽"],
    ["подвеска 50-80 тысяч", "Подвески · 50 000–80 000 ₽"],
    ["подвеска 50.000–80.000р", "Подвески · 50 000–80 000 ₽"],
    ["обручальное 17 размер", "Обручальные кольца · Размер 17"],
    ["обручальное кольцо 17,5", "Обручальные кольца · Размер 17,5"],
    ["кольцо размер 16-17", "Кольца · Размер 16, 16,5, 17"],
    ["кольцо 585 размер 16,5", "Кольца · Проба 585 · Размер 16,5"],
    ["кольцо 17 размер 585", "Кольца · Размер 17 · Проба 585"],
    ["кольцо 750 пробы 19 размера", "Кольца · Проба 750 · Размер 19"],
    ["кольцо до 300к размер 17", "Кольца · Размер 17 · до 300 000 ₽"],
    ["кольцо до 300 000 ₽ размер 17", "Кольца · Размер 17 · до 300 000 ₽"],
    ["кольцо 300000 размер 17", "Кольца · Размер 17 · 240 000–360 000 ₽"],
    ["браслет 18", "Браслеты · Размер 18 см"],
    ["браслет 18 см", "Браслеты · Размер 18 см"],
    ["кольцо белое золото", "Кольца · Белое золото"],
    ["кольцо с бриллиантом 1 карата", "Кольца · С бриллиантами · 1–1,09 карата"],
    ["кольцо с бриллиантом D VVS1", "Кольца · С бриллиантами · Цвет D · Чистота VVS1"],
    ["белые ночи", "«белые ночи»"],
    ["rjkmwj lj 100 nsczx", "Кольца · до 100 000 ₽"],
    ["кольцо с изумруд", "Кольца · Огранка «изумруд»"],
    ["кольцо без камней", "Кольца · Без вставок"],
    ["кольцо кроме груши", "Кольца · Кроме: Груша"],
    ["кольцо без бриллиантом", "Кольца · Без вставок"],
    ["кольцо не белое золото", "Кольца · Розовое, Жёлтое золото"],
    ["кольцо с желтым бриллиантом", "Кольца · Жёлтый · С бриллиантами"],
    ["кольцо желтым с бриллиантом", "Кольца · Жёлтый · С бриллиантами"]
  ])("«%s» of the jewelry: %s", (term, read) => {
    expect(chips("jewelry", term).join(" · ")).toBe(read)
  })

  test.each([
    ["бриллиант 1 карат до 1 млн", "Бриллианты · 1–1,09 карата · до 1 000 000 ₽"],
    ["круглый 0,5 D VVS1", "Круг · Цвет D · Чистота VVS1 · 0,5–0,59 карата"],
    ["бриллиант от 1 до 1,5 карата", "Бриллианты · 1–1,5 карата"],
    ["бриллиант полтора карата", "Бриллианты · 1,5–1,59 карата"],
    ["бриллиант полкарата", "Бриллианты · 0,5–0,59 карата"],
    ["бриллиант больше карата", "Бриллианты · от 1 карата"],
    ["бриллиант 2", "Бриллианты · 2–2,09 карата"],
    ["круг от 0,9 ct до 300000", "Круг · от 0,9 карата · до 300 000 ₽"],
    ["круг, овал", "Круг · Овал"],
    ["круг 1.02", "Круг · 1,02 карата"],
    ["бриллиант D-H", "Бриллианты · Цвет D, E, F, G, H"],
    ["бриллиант VVS1–VS1", "Бриллианты · Чистота VVS1, VVS2, VS1"],
    ["бриллиант цвет Е", "Бриллианты · Цвет E"],
    ["бриллиант IF", "Бриллианты · Чистота IF"],
    ["желтый бриллиант", "Жёлтый · Бриллианты"],
    ["бриллиант не круглый", "Бриллианты · Кроме: Круг"],
    ["бриллиант без сертификата", "Бриллианты · Без сертификата"],
    [",hbkkbfyn 0,5 rfhfn", "Бриллианты · 0,5–0,59 карата"],
    [",hbkkbfyn d", "Бриллианты"],
    [",hbkkbfyn D", "Бриллианты · Цвет D"],
    ["щмфд", "Овал"]
  ])("«%s» of the stones: %s", (term, read) => {
    expect(chips("diamonds", term).join(" · ")).toBe(read)
  })

  test.each([
    ["круг 1 карат G VS-2", "Круг · Цвет G · Чистота VS2 · 1–1,09 карата"],
    ["VS 2", "Чистота VS2"],
    ["VVS–1", "Чистота VVS1"],
    ["ВС2", "Чистота VS2"],
    ["VS 2 карата", "Чистота VS1, VS2 · 2–2,09 карата"],
    ["SI 1,5 карата", "Чистота SI1, SI2 · 1,5–1,59 карата"],
    ["1/2 карата", "0,5–0,59 карата"],
    ["3/4 карата", "0,75–0,84 карата"],
    ["½ карата", "0,5–0,59 карата"],
    ["1½ ct", "1,5–1,59 карата"],
    ["1 1/2 карата", "1,5–1,59 карата"],
    ["три четверти карата", "0,75–0,84 карата"],
    ["четверть карата", "0,25–0,34 карата"],
    ["круг 1+ карат", "Круг · от 1 карата"],
    ["круг 1 карат и больше", "Круг · от 1 карата"],
    ["1/2–3/4 карата", "0,5–0,75 карата"],
    ["VS1/2", "Чистота VS1, VS2"],
    ["3EX", "Огранка Превосходная · Полировка Превосходная · Симметрия Превосходная"],
    ["EX/EX/EX", "Огранка Превосходная · Полировка Превосходная · Симметрия Превосходная"],
    ["triple excellent", "Огранка Превосходная · Полировка Превосходная · Симметрия Превосходная"],
    ["полировка VG и лучше", "Полировка Превосходная, Очень хорошая"],
    ["огранка А", "Огранка Превосходная"],
    ["отличная симметрия", "Симметрия Превосходная"],
    ["VS1+", "Чистота FL, IF, VVS1, VVS2, VS1"],
    ["не ниже VS1", "Чистота FL, IF, VVS1, VVS2, VS1"],
    ["до VVS2", "Чистота FL, IF, VVS1, VVS2"],
    ["цвет G и лучше", "Цвет D, E, F, G"],
    ["цвет не хуже F", "Цвет D, E, F"],
    ["G+", "Цвет D, E, F, G"],
    ["лучше G", "Цвет D, E, F"],
    ["E–G", "Цвет E, F, G"],
    ["цвет от D до F", "Цвет D, E, F"],
    ["VS1-2", "Чистота VS1, VS2"],
    ["чистота VS2–IF", "Чистота IF, VVS1, VVS2, VS1, VS2"],
    ["чистота 5", "Чистота VS2"],
    ["чистота не ниже 5", "Чистота FL, IF, VVS1, VVS2, VS1, VS2"],
    ["цвет 3–4", "Цвет F, G"],
    ["цвет 4 1 карат", "Цвет G · 1–1,09 карата"],
    ["эмеральд", "Огранка «изумруд»"],
    ["кушен 1 ct", "Кушон · 1–1,09 карата"],
    ["ашшер", "Ашер"],
    ["без флуоресценции", "Флуоресценция Нет"],
    ["флуоресценция нет", "Флуоресценция Нет"],
    ["слабая флуоресценция", "Флуоресценция Слабая"],
    ["без сильной флуоресценции", "Флуоресценция Нет, Слабая, Средняя"]
  ])("«%s» is a search for loose stones: %s", (term, read) => {
    expect(meantBy(readTerm(term, dictionary))).toBe("diamonds")
    expect(chips("diamonds", term).join(" · ")).toBe(read)
    expect(readTerm(term, dictionary).unread).toEqual([])
  })

  test.each([
    ["бриллиант VS 3", "VS 3"],
    ["бриллиант SI3", "SI3"],
    ["бриллиант чистота 12", "чистота 12"],
    ["бриллиант цвет 0", "цвет 0"],
    ["бриллиант лучше D", "лучше D"],
    ["бриллиант 6 мм", "6 мм"],
    ["бриллиант скидка 10%", "10%"],
    ["бриллиант 1/2", "1/2"],
    ["бриллиант цвет/чистота 3/5", "чистота 3/5"],
    ["2 бриллианта", "2 бриллианта"],
    ["бриллиант флуоресценция", "флуоресценция"],
    ["бриллиант багет", "багет"],
    ["пол женский", "пол"]
  ])("what is not understood in «%s» is said and becomes no other number", (term, unread) => {
    const { phrases, unread: said } = readTerm(term, dictionary)
    expect(said).toContain(unread)
    expect(phrases.filter(({ range }) => range !== null)).toEqual([])
  })

  test("a long term is read in a time that grows with its length", () => {
    const timeOf = (count: number) => {
      const start = performance.now()
      readTerm("VS-2 1/2 карата G и лучше ".repeat(count), dictionary)
      return performance.now() - start
    }
    timeOf(10)
    expect(timeOf(1_000)).toBeLessThan(5_000)
  })

  test.each([
    ["0280668", "0280668"],
    ["0280668-1", "0280668-1"],
    ["артикул 10248617", "10248617"],
    ["GIA 0000934983", "0000934983"]
  ])("«%s» names the number %s", (term, number) => {
    expect(readTerm(term, dictionary).phrases.flatMap(({ code }) => code ?? [])).toEqual([number])
  })

  test.each([
    ["кольцо с сапфиром", ["сапфиром"]],
    ["кольцо без скидки", ["без скидки"]],
    ["бриллиант не желтый 1 карат", []],
    ["кольцо 22 размер", ["22 размер"]],
    ["кольцо размер 17,3", ["размер 17,3"]],
    ["кольцо 925 проба", ["925 проба"]],
    ["кольцо 3", ["3"]],
    ["кольцо 50", ["50"]],
    ["кольцо размер", []],
    ["кольцо карат", []],
    ["кольцо больше", []]
  ])("what is not had in «%s» is told", (term, unread) => {
    expect(readTerm(term, dictionary).unread).toEqual(unread)
  })
})

test("of two prices the last counts, and the other is told to be left aside", () => {
  const plan = planOf("jewelry", readTerm("кольца до 50 тысяч, ой, до 100 тысяч", dictionary))
  expect(plan?.conditions.map(({ label }) => label.replaceAll("\u00A0", " "))).toEqual(["Кольца", "до 100 000 ₽"])
  expect(plan?.misfits).toContain("до 50 тысяч")
})

describe("a condition can be taken off", () => {
  const terms = [
    ...[
      "кольца до 100 тысяч",
      "бриллиант 1 карат до 1 млн",
      "подвеска от 50 000 до 80 000 ₽",
      "круглый 0,5 D VVS1",
      "обручальное 17 размер"
    ],
    ...["кольцо с бриллиантом из белое золото 585", "rjkmwj lj 100 nsczx", "круг, овал от 1 карата", "белые ночи кольцо до 100к"]
  ]

  test.each(terms)("of «%s» its words go, and all others are read as before", (term) => {
    for (const catalogue of ["jewelry", "diamonds"] as const) {
      for (const { label, term: rest } of planOf(catalogue, readTerm(term, dictionary))?.conditions ?? []) {
        const others = chips(catalogue, term).filter((other) => other !== label.replaceAll("\u00A0", " "))
        if (chips(catalogue, rest).length > 0) expect([rest, chips(catalogue, rest)]).toEqual([rest, others])
      }
    }
  })

  test("the words that led to it go with it", () => {
    const { conditions } = planOf("jewelry", readTerm("кольцо с бриллиантом до 100 тысяч", dictionary)) ?? { conditions: [] }
    expect(conditions.map(({ term }) => term)).toEqual(["с бриллиантом до 100 тысяч", "кольцо до 100 тысяч", "кольцо с бриллиантом"])
  })
})

describe("whatever is typed", () => {
  const words = [
    "кольца",
    "до",
    "от",
    "не",
    "100",
    "тысяч",
    "0,5",
    "карата",
    "D",
    "размер",
    "17",
    "-",
    "бриллиант",
    "абвгд",
    "₽",
    "0280668",
    "млн"
  ]

  test("every word is read, or told to be left aside, or joins others", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (typed) => {
        const term = typed.join(" ")
        const { phrases, unread } = readTerm(term, dictionary)
        expect(term.split("абвгд").length - 1).toBe(unread.join(" ").split("абвгд").length - 1)
        for (const { from, text, to } of phrases) expect(term.slice(from, to)).toBe(text)
        for (const number of typed.filter((word) => /\d/.test(word))) {
          expect([...phrases.map(({ text }) => text), ...unread].join(" ")).toContain(number)
        }
      })
    )
  })

  test("breaks nothing, and is read the same a second time", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (term) => {
        const guesses = guessWords(term, dictionary, ["кольцо", "бриллиант"])
        expect(readTerm(term, dictionary, guesses)).toEqual(readTerm(term, dictionary, guesses))
        planOf("jewelry", readTerm(term, dictionary, guesses))
        planOf("diamonds", readTerm(term, dictionary, guesses))
      })
    )
  })
})

describe("slips of the fingers", () => {
  const guess = (term: string) => readTerm(term, dictionary, guessWords(term, dictionary, [...dictionary.keys()]))

  test.each([
    ["кальцо до 100 тысч", "кольцо до 100 тысяч"],
    ["брилиант 0,7 крата", "бриллиант 0,7 карата"],
    ["обручльное 17 рзмер", "обручальное 17 размер"],
    ["помолвочноекольцо до 150", "помолвочное кольцо до 150"],
    ["rjkmwj", "кольцо"],
    ["kolco", "кольцо"]
  ])("«%s» is «%s»", (typed, meant) => {
    expect(guess(typed)).toMatchObject({ corrected: meant, unread: [] })
  })

  test.each(["сапфир", "рубин", "часы", "цепочка"])("«%s», which is not sold, is not taken for what is", (typed) => {
    expect(guess(typed)).toMatchObject({ phrases: [], corrected: null })
  })
})
