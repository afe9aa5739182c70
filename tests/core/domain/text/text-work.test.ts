import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { calls } from "../../../../core/contract/calls.ts"
import { countFittingLetters } from "../../../../core/domain/engraving/letters.ts"
import { isPhone } from "../../../../core/domain/form/phone-rule.ts"
import { layOutMessage, nameSize } from "../../../../core/domain/cart/gift-message.ts"
import { wrapText, normalizeForPrint, unknownGraphemes, dropUnknownGraphemes } from "../../../../core/domain/print/letters.ts"
import { pathOf } from "../../../../core/domain/url/path-of.ts"
import { graphemesOf } from "../../../../core/domain/text/graphemes.ts"
import { boundsOf } from "../../../../server/platform/api/bounds.ts"

/** Texts that make superlinear rules slow. */
const parts = ["о", "и\u0306", " ", "a ", "\n", "a\n", "\t\n", "-", "1", "+7 ", "a@a.", "0-1-", "💍", "/", "?a=", "["]
const textOf = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length - 1) + "!"

/** Characters that a rule copies: lists by `slice`, and the whole text for each sign by `Intl.Segmenter`. */
const copiesOf = (work: () => unknown): number => {
  let copied = 0
  const { slice } = Array.prototype
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
  const { segment } = Intl.Segmenter.prototype
  Object.assign(Array.prototype, {
    slice: function (this: ReadonlyArray<unknown>, ...range: [number?, number?]): ReadonlyArray<unknown> {
      const part: ReadonlyArray<unknown> = Reflect.apply(slice, this, range)
      copied += part.length
      return part
    }
  })
  Object.assign(Intl.Segmenter.prototype, {
    segment: function (this: Intl.Segmenter, text: string): Intl.Segments {
      copied += text.length ** 2
      return Reflect.apply(segment, this, [text])
    }
  })
  try {
    work()
  } finally {
    Object.assign(Array.prototype, { slice })
    Object.assign(Intl.Segmenter.prototype, { segment })
  }
  return copied
}

const rules: Readonly<Record<string, (text: string) => unknown>> = {
  "lines of a card": (text) => layOutMessage(text),
  "lines of names": (text) => wrapText("names", text, 4, 78),
  "the size of a name": (text) => nameSize(text),
  "letters of a print": (text) => [normalizeForPrint(text), unknownGraphemes(text), dropUnknownGraphemes(text)],
  "letters of an engraving": (text) => countFittingLetters(text, "script", { side: "inside", length: 1e9, letter: 2, radius: null }),
  "signs of a text": (text) => graphemesOf(text),
  "the path of an address": (text) => pathOf(text),
  "a telephone number": (text) => isPhone(text)
}

describe.each(Object.entries(rules))("%s", (_, rule) => {
  test.each(parts)("doubles its copying for a text of %j of double length", (part) => {
    expect(copiesOf(() => rule(textOf(part, 8_000)))).toBeLessThanOrEqual(2.5 * copiesOf(() => rule(textOf(part, 4_000))))
  })

  test("handles 100,000 characters in a moment", () => {
    for (const part of parts) {
      const began = performance.now()
      rule(textOf(part, 100_000))
      expect(performance.now() - began, JSON.stringify(part)).toBeLessThan(3_000)
    }
  })
})

test("the graphemes of a long text are those of the segmenter", () => {
  const text = `${"Любимой 👨‍👩‍👧 и\u0306 ".repeat(40)}${"💍".repeat(60)}`
  expect(graphemesOf(text)).toEqual(Array.from(new Intl.Segmenter("ru").segment(text), ({ segment }) => segment))
  expect(graphemesOf("")).toEqual([])
})

test("no rule of a field copies more than a thousand times its longest text", async () => {
  for (const load of Object.values(calls)) {
    const { body, key } = await load()
    const decode = Schema.decodeUnknownResult(body, { errors: "all" })
    for (const [name, { text }] of boundsOf(body).fields) {
      if (text === null || text.most > 10_000) continue
      for (const part of [...parts, "\u0301\u0316"]) {
        const value = textOf(part, text.most)
        expect(
          copiesOf(() => decode({ [name]: value })),
          `${key} ${name} ${JSON.stringify(part)}`
        ).toBeLessThanOrEqual(1_000 * text.most)
      }
    }
  }
})
