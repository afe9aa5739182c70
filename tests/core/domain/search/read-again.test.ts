import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { planOf } from "../../../../core/domain/search/plan.ts"
import { guessWords } from "../../../../core/domain/search/guesses.ts"
import { readTerm } from "../../../../core/domain/search/read-term.ts"
import { chips, dictionary } from "../../../support/search/search-dictionary.ts"

describe("a removable condition", () => {
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

  test.each(terms)("of «%s» removes its words, and the others are parsed as before", (term) => {
    for (const catalogue of ["jewelry", "diamonds"] as const) {
      for (const { label, term: rest } of planOf(catalogue, readTerm(term, dictionary))?.conditions ?? []) {
        const others = chips(catalogue, term).filter((other) => other !== label.replaceAll("\u00A0", " "))
        if (chips(catalogue, rest).length > 0) expect([rest, chips(catalogue, rest)]).toEqual([rest, others])
      }
    }
  })

  test("removes the words that led to it", () => {
    const { conditions } = planOf("jewelry", readTerm("кольцо с бриллиантом до 100 тысяч", dictionary)) ?? { conditions: [] }
    expect(conditions.map(({ term }) => term)).toEqual(["с бриллиантом до 100 тысяч", "кольцо до 100 тысяч", "кольцо с бриллиантом"])
  })
})

describe("any term", () => {
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

  test("has every word parsed, reported as ignored, or joined to others", () => {
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

  test("is parsed without errors, and the same a second time", () => {
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

describe("typos", () => {
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

  test.each(["сапфир", "рубин", "часы", "цепочка"])("«%s», which is not sold, is not corrected to something sold", (typed) => {
    expect(guess(typed)).toMatchObject({ phrases: [], corrected: null })
  })
})
