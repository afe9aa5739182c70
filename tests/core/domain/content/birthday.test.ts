import { describe, expect, it } from "vitest"
import { readBirthday } from "../../../../core/domain/content/birthday.ts"
import { datesOf, elementOf, neighbour, signAt } from "../../../../core/domain/content/zodiac.ts"
import { signs } from "../../../../core/domain/content/zodiac-signs.ts"

const signOf = (search: string) => {
  const { outcome } = readBirthday(search)
  return outcome._tag === "Known" ? outcome.sign : outcome._tag
}
const errorOf = (search: string) => {
  const { outcome } = readBirthday(search)
  return outcome._tag === "Wrong" ? [outcome.field, outcome.message.replaceAll("\u00A0", " ")] : outcome._tag
}

describe("a birthday", () => {
  it("has the sign whose days contain it, from the first to the last", () => {
    const asked = ["03-21", "04-19", "04-20", "12-31", "01-01", "01-19", "01-20", "02-29", "03-20"]
    expect(asked.map((day) => signOf(`?birthday=${day}`))).toEqual([
      ...["oven", "oven", "telec", "kozerog", "kozerog", "kozerog", "vodoley", "ryby", "ryby"]
    ])
  })

  it("is read from two form lists or from one parameter", () => {
    expect(readBirthday("?day=23&month=7")).toEqual(readBirthday("?birthday=07-23"))
    expect(readBirthday("?day=23&month=7").outcome).toEqual({ _tag: "Known", sign: "lev", isOnBorder: true })
    expect(readBirthday("?day=5&month=8").outcome).toEqual({ _tag: "Known", sign: "lev", isOnBorder: false })
  })

  it("that does not exist is refused with a message, and the choice is preserved", () => {
    expect(errorOf("?day=31&month=4")).toEqual(["day", "В апреле 30 дней. Проверьте число."])
    expect(errorOf("?birthday=02-30")).toEqual(["day", "В феврале 29 дней. Проверьте число."])
    expect(readBirthday("?day=31&month=4")).toMatchObject({ day: "31", month: "4" })
  })

  it("that is incomplete asks for the rest", () => {
    expect(errorOf("?day=&month=4")).toEqual(["day", "Выберите день рождения."])
    expect(errorOf("?day=7&month=")).toEqual(["month", "Выберите месяц рождения."])
    expect(errorOf("?birthday=13-45")).toEqual(["day", "Выберите день рождения."])
    expect(errorOf("?birthday=завтра")).toEqual(["day", "Не получилось прочитать дату. Выберите день и месяц."])
    expect(errorOf("")).toBe("NotAsked")
  })
})

describe("the signs", () => {
  it("cover every day of a leap year, each without a gap", () => {
    const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, index + 1)))
    const found = days.map((day) => signAt({ month: day.getUTCMonth() + 1, day: day.getUTCDate() }))
    const changes = found.filter((sign, index) => index > 0 && sign !== found[index - 1])
    expect(changes).toEqual([...signs.slice(10), ...signs.slice(0, 10)])
  })

  it("follow one another in a circle, with the four elements in turn", () => {
    expect([neighbour("ryby", 1), neighbour("oven", -1), neighbour("lev", 1)]).toEqual(["oven", "ryby", "deva"])
    expect(signs.slice(0, 5).map(elementOf)).toEqual(["Огонь", "Земля", "Воздух", "Вода", "Огонь"])
    expect(datesOf("lev").replaceAll("\u00A0", " ")).toBe("с 23 июля по 22 августа")
  })
})
