import { expect, test } from "vitest"
import { giftCardSheet } from "../../../../core/domain/cart/gift-card-sheet.ts"
import {
  messageFitText,
  layOutMessage,
  layOutName,
  namePlace,
  nameSize,
  messagePlace,
  nameFault,
  messageFault
} from "../../../../core/domain/cart/gift-message.ts"
import { lengthOf } from "../../../../core/domain/print/letters.ts"
import { nbsp } from "../../../../core/domain/text/numbers.ts"
import { sheetSize } from "../../../../core/domain/print/sheet.ts"

const card = { design: "night", amount: 50_000, recipient: "Анне", sender: "Мама", words: "Выбирай", issued: null, link: null } as const

test("the message is counted by the lines of the card", () => {
  expect(messageFitText("")).toBe("До 8 строк")
  expect(messageFitText("С днём рождения!")).toBe("Занято строк: 1 из 8")
  expect(messageFault("Раз\n".repeat(8).trim())).toBeUndefined()
  expect(messageFault("Раз\n".repeat(10).trim())).toBe(`На карте 8${nbsp}строк. Сократите текст на 2${nbsp}строки`)
  expect(layOutMessage("Слово ".repeat(400)).over).toBeGreaterThan(30)
  expect(messageFault("С любовью 💍")).toBe("В нашем шрифте нет знака 💍. Замените, пожалуйста")
})

test("a name is as large as its line allows, and one that is too long is reported", () => {
  expect(nameSize("Анне")).toBe(8.2)
  expect(nameFault("Анне Сергеевне и Павлу")).toBeUndefined()
  expect(nameFault("Александре ".repeat(12))).toBe("Не помещается в строку карты. Сократите, пожалуйста")
  expect(nameFault("שרה")).toBe("В нашем шрифте нет знаков ש ר ה. Замените, пожалуйста")
})

test("all parts of a card are within its sheet, and the text does not touch the code", () => {
  const { marks } = giftCardSheet({ ...card, words: "Широкая строка ".repeat(60), recipient: "Анне ".repeat(6) })
  for (const mark of marks) {
    if (mark.kind !== "text") continue
    const face = mark.face === "names" ? "names" : "words"
    const end = mark.x + lengthOf(face, mark.text, mark.size)
    expect([mark.text, end < sheetSize.width - 6, mark.y < sheetSize.height - 6]).toEqual([mark.text, true, true])
    if (mark.x < 90) expect(end).toBeLessThan(96)
  }
  expect(marks.filter((mark) => mark.kind === "text" && mark.size === messagePlace.size)).toHaveLength(messagePlace.maxLines)
})

test("the preview shortens a name that does not fit its line", () => {
  for (const name of ["Александре ".repeat(12), "Александре".repeat(12)]) {
    const { size, text } = layOutName(name)
    expect(text).toMatch(/^(Александре ?)+[А-я]*…$/)
    expect(lengthOf("names", text, size)).toBeLessThanOrEqual(namePlace.width)
    expect(lengthOf("names", text, size)).toBeGreaterThan(namePlace.width / 2)
  }
  expect(layOutName("Анне")).toEqual({ text: "Анне", size: 8.2 })
})

test("the code is 4 cm wide, and absent from the buyer's own copy", () => {
  const codeIn = (print: Parameters<typeof giftCardSheet>[0]) => giftCardSheet(print).marks.find(({ kind }) => kind === "code")
  expect(codeIn(card)).toMatchObject({ link: null, side: 40 })
  const issued = { number: "G-1", code: "2", validUntil: "2029-11-23" }
  expect(codeIn({ ...card, issued, link: "https://gran.test/gifts/x.pdf" })).toMatchObject({
    link: "https://gran.test/gifts/x.pdf",
    side: 40
  })
  expect(codeIn({ ...card, issued })).toBeUndefined()
})
