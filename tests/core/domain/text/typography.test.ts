import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { typeset } from "../../../../core/domain/text/typography.ts"

const shown = (text: string) => typeset(text).replaceAll("\u00A0", "_")
const plain = (text: string) => text.replaceAll("\u00A0", " ").replaceAll("\u2011", "-")

describe("typeset", () => {
  test("[FMT-008] binds a word of up to three letters to the next word", () => {
    expect(shown("Свет к глазу, и для игры")).toBe("Свет к_глазу, и_для_игры")
    expect(shown("А это без лупы")).toBe("А_это_без_лупы")
    expect(shown("«Не так» и «да»")).toBe("«Не_так» и_«да»")
  })

  test("[FMT-009] leaves an ordinary space after a word of four letters and more", () => {
    expect(shown("камень возвращает свет глазу")).toBe("камень возвращает свет глазу")
    expect(shown("из-за света")).toBe("из-за света")
  })

  test("[FMT-010] binds several short words in a row", () => expect(shown("свет, и не за нас")).toBe("свет, и_не_за_нас"))

  test("binds a number to its noun and № to its number", () => {
    expect(shown("от 7 000 до 7 000 000 рублей")).toBe("от_7_000_до_7_000_000_рублей")
    expect(shown("1,02 карата, 57 %, заказ № 2611")).toBe("1,02_карата, 57_%, заказ №_2611")
  })

  test("binds initials to each other and to the name", () => {
    expect(shown("Большой проспект П. С., 47; А. С. Пушкин")).toBe("Большой проспект П._С., 47; А._С._Пушкин")
    expect(shown("ГОСТ. Стандарт, это он. Потом")).toBe("ГОСТ. Стандарт, это_он. Потом")
  })

  test("changes only spaces after short words, and is idempotent", () => {
    const word = fc.constantFrom(
      "и",
      "не",
      "для",
      "свет",
      "огранка",
      "57",
      "№",
      "EX",
      "–",
      "«да»",
      "  ",
      "0,30",
      "лупа,",
      "115-ФЗ",
      "57-гранная",
      "VS1",
      "(4)"
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word).map((words) => words.join(" ")),
          fc.string()
        ),
        (text) => {
          const once = typeset(text)
          expect(plain(once)).toBe(plain(text))
          expect(typeset(once)).toBe(once)
        }
      )
    )
  })

  test("sets a megabyte of text in one pass", () => {
    const text = "и не для света ".repeat(70_000)
    expect(typeset(text)).toHaveLength(text.length)
  })
})
