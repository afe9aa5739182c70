import { describe, expect, it } from "vitest"
import { isWide } from "../../../../core/domain/text/table-width.ts"

describe("a table on a phone", () => {
  it("keeps its columns while they are numbers", () => {
    expect(isWide(["Размер", "Диаметр, мм", "Окружность, мм", "США"], [["15,5", "15,5", "48,7", "4,75"]])).toBe(false)
    expect(isWide(["Параметр", "Оценка EX (А)", "Предел мастерской"], [["Угол павильона", "40,6–41,8°", "40,7–41,0°"]])).toBe(false)
  })

  it("is shown as cards when its cells are sentences", () => {
    expect(isWide(["Данные", "Зачем", "Основание"], [["Имя, телефон, почта", "Оформить и доставить заказ", "Договор"]])).toBe(true)
  })

  it("of two columns keeps them, for any content", () => {
    expect(isWide(["Требование", "Срок"], [["Вернуть деньги или снизить цену", "7 дней, с проверкой качества до 20 дней"]])).toBe(false)
  })
})
