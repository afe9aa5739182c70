import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { typesetProse } from "../../../../core/domain/text/prose.ts"
import { typeset } from "../../../../core/domain/text/typography.ts"

const shown = (text: string) => typesetProse(text).replaceAll("\u00A0", "_")
const plain = (text: string) => text.replaceAll("\u00A0", " ").replaceAll("\u2011", "-")

describe("typesetProse", () => {
  test("keeps a number and the letters after its hyphen in one line", () => {
    expect(shown("закон № 115-ФЗ о доходах, 5-й пункт")).toBe("закон №_115‑ФЗ о_доходах, 5‑й пункт")
    expect(shown("57-гранная, 12-ab3, 8-800-000, a-b")).toBe("57-гранная, 12-ab3, 8-800-000, a-b")
  })

  test("keeps a short part of a Russian word with the rest of it", () => {
    expect(shown("Из-за огранки стоят по-разному, что-то и две-четыре")).toBe("Из‑за огранки стоят по‑разному, что‑то и_две‑четыре")
    expect(shown("Санкт-Петербург, огранщик-мастер, бело-голубой")).toBe("Санкт-Петербург, огранщик-мастер, бело-голубой")
  })

  test("keeps a grade and its Russian value in one line", () => {
    expect(shown("цвет E (2), чистота VVS1 (3), L (8-9), огранка EX (А)")).toBe("цвет E_(2), чистота VVS1_(3), L_(8-9), огранка EX_(А)")
    expect(shown("GIA (лаборатория), рубль (3), VS1 (45)")).toBe("GIA_(лаборатория), рубль (3), VS1 (45)")
  })

  test("changes only spaces and hyphens, and is idempotent, also when the page typesets it again", () => {
    const word = fc.constantFrom(
      "и",
      "не",
      "свет",
      "57",
      "№",
      "EX",
      "VS1",
      "(4)",
      "(А)",
      "115-ФЗ",
      "57-гранная",
      "из-за",
      "бело-голубой",
      "лупа,"
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word).map((words) => words.join(" ")),
          fc.string()
        ),
        (text) => {
          const once = typesetProse(text)
          expect(plain(once)).toBe(plain(text))
          expect(typesetProse(once)).toBe(once)
          expect(typeset(once)).toBe(once)
        }
      )
    )
  })
})
