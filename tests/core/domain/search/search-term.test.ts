import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toCyrillic, toOtherKeys } from "../../../../core/domain/search/search-readings.ts"
import { isTerm, tidyTerm } from "../../../../core/domain/search/search-term.ts"
import { codeOf, wordsOf } from "../../../../core/domain/search/search-words.ts"
import { typosAllowed, wordDistance } from "../../../../core/domain/text/word-distance.ts"

describe("a term", () => {
  test("is at least two letters and at most two hundred", () => {
    expect(["", "я", "яя", "я".repeat(200), "я".repeat(201)].map(isTerm)).toEqual([false, false, true, true, false])
  })

  test("is normalised to lower case, with е for ё and without single Cyrillic letters", () => {
    expect(wordsOf("Серёжки с «Бриллиантом», E/VS1 — 585")).toEqual(["сережки", "бриллиантом", "e", "vs1", "585"])
    expect(wordsOf("а ".repeat(50) + "слово ".repeat(50))).toHaveLength(10)
  })

  test("is an article if it consists of enough digits", () => {
    expect(["0280668", "0280668-1", "10248617", "piece_123"].map(codeOf)).toEqual(["0280668", "0280668-1", "10248617", "piece_123"])
    expect(["585", "кольцо 0280668", "vs1", "", "'1234", "1".repeat(21)].map(codeOf)).toEqual([null, null, null, null, null, null])
  })

  test("is never blank at its ends, for any input", () => {
    fc.assert(fc.property(fc.string(), (typed) => tidyTerm(typed) === tidyTerm(typed).trim() && !/\s\s/.test(tidyTerm(typed))))
  })
})

describe("alternative readings of a term", () => {
  test.each([
    ["rjkmwj", "кольцо"],
    ["j,hexfkmyjt", "обручальное"],
    [",hbkkbfyn", "бриллиант"],
    ["kol'tso", "кольцо"],
    ["sergi", "серги"],
    ["щмфд", "oval"]
  ])("«%s» may be «%s»", (typed, meant) => {
    expect([toOtherKeys(typed), toCyrillic(typed)]).toContain(meant)
  })

  test("leave the comma of a number unchanged", () => {
    expect(toOtherKeys("0,5rfhfnf,")).toBe("0,5каратаб")
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

  test("is symmetric, zero to itself, and one after one typo", () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (one, other, place) => {
        expect(wordDistance(one, other, 9)).toBe(wordDistance(other, one, 9))
        expect(wordDistance(one, one, 0)).toBe(0)
        expect(wordDistance(one, `${one.slice(0, place)}ю${one.slice(place)}`, 1)).toBe(1)
      })
    )
  })

  test("beyond the limit is infinite", () => {
    expect(wordDistance("кольцо", "браслет", typosAllowed(6))).toBe(Number.POSITIVE_INFINITY)
    expect([3, 4, 5, 6, 12].map(typosAllowed)).toEqual([0, 1, 1, 2, 2])
  })
})
