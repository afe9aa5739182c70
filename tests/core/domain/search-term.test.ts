import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readingsOf } from "../../../core/domain/search-readings.ts"
import { isTerm, tidyTerm } from "../../../core/domain/search-term.ts"
import { codeOf, readCarats, withWords, wordsOf } from "../../../core/domain/search-words.ts"
import { slipsAllowed, wordDistance } from "../../../core/domain/word-distance.ts"

describe("a term", () => {
  test("is at least two letters and at most two hundred", () => {
    expect(["", "я", "яя", "я".repeat(200), "я".repeat(201)].map(isTerm)).toEqual([false, false, true, true, false])
  })

  test("has words of small letters, with е for ё and without single Cyrillic letters", () => {
    expect(wordsOf("Серёжки с «Бриллиантом», E/VS1 — 585")).toEqual(["сережки", "бриллиантом", "e", "vs1", "585"])
    expect(wordsOf("а ".repeat(50) + "слово ".repeat(50))).toHaveLength(10)
  })

  test("is written anew with other words in their places", () => {
    const words = new Map([
      ["изумрут", "изумруд"],
      ["абв", null]
    ])
    expect(withWords("Кольцо  абв, Изумрут", words)).toBe("кольцо , изумруд")
  })

  test.each([
    ["круг 1 карат", "круг", { from: 1, to: 1.09 }],
    ["0,5–0,7 карата овал", "овал", { from: 0.5, to: 0.7 }],
    ["1.02", "", { from: 1.02, to: 1.02 }],
    ["кольцо 0,3", "кольцо", { from: 0.3, to: 0.39 }],
    ["2ct round", "round", { from: 2, to: 2.09 }]
  ])("tells the carats of «%s»", (term, rest, carats) => {
    expect(readCarats(term)).toEqual({ term, rest, carats })
  })

  test.each(["кольцо 17", "проба 585", "10248617", "100 карат", "0280668-1", "карат"])("sees no carats in «%s»", (term) => {
    expect(readCarats(term)).toEqual({ term, rest: term, carats: null })
  })

  test("is an article where it has digits enough and nothing else", () => {
    expect(["0280668", "0280668-1", "10248617", "piece_123"].map(codeOf)).toEqual(["0280668", "0280668-1", "10248617", "piece_123"])
    expect(["585", "кольцо 0280668", "vs1", "", "'1234", "1".repeat(21)].map(codeOf)).toEqual([null, null, null, null, null, null])
  })

  test("is never blank at its ends, whatever is typed", () => {
    fc.assert(fc.property(fc.string(), (typed) => tidyTerm(typed) === tidyTerm(typed).trim() && !/\s\s/.test(tidyTerm(typed))))
  })
})

describe("readings of a term", () => {
  test.each([
    ["rjkmwj", "кольцо"],
    ["j,hexfkmyjt", "обручальное"],
    [",hbkkbfyn", "бриллиант"],
    ["kol'tso", "кольцо"],
    ["sergi", "серги"],
    ["щмфд", "oval"]
  ])("«%s» may be «%s»", (typed, meant) => {
    expect(readingsOf(typed)).toContain(meant)
  })

  test("begin with what was typed", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        expect(readingsOf(typed)[0]).toBe(typed)
      })
    )
  })
})

describe("the distance of words", () => {
  test.each([
    ["кольцо", "кольцо", 0],
    ["обручльное", "обручальное", 1],
    ["бриллаинт", "бриллиант", 1],
    ["изумрут", "изумруд", 1],
    ["клоцьо", "кольцо", 2]
  ])("from «%s» to «%s» is %i", (one, other, distance) => {
    expect(wordDistance(one, other, 2)).toBe(distance)
  })

  const word = fc.string({ unit: fc.constantFrom("а", "б", "в"), maxLength: 8 })

  test("is the same both ways, none to itself, and one after one slip", () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (one, other, place) => {
        expect(wordDistance(one, other, 9)).toBe(wordDistance(other, one, 9))
        expect(wordDistance(one, one, 0)).toBe(0)
        expect(wordDistance(one, `${one.slice(0, place)}ю${one.slice(place)}`, 1)).toBe(1)
      })
    )
  })

  test("beyond what is allowed is infinite", () => {
    expect(wordDistance("кольцо", "браслет", slipsAllowed(6))).toBe(Number.POSITIVE_INFINITY)
    expect([3, 4, 5, 6, 12].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2])
  })
})
