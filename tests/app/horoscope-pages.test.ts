import { existsSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signImage, signPath, signs } from "../../core/domain/content/zodiac-signs.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { hrefsOf, partNamed, plainText, structuredDataOf, textOf } from "../support/view/parsed.ts"
import { imageOf, titleOf } from "../support/view/rendered.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 400 })
})
afterAll(() => shop.stop())

const index = "/brilliant-horoscope"

describe("the brilliant horoscope", () => {
  it("[RT-024][GEN-017] leads from its index to the page of each sign", async () => {
    const { document, heading, status } = await shop.open(index)
    expect({ status, heading: plainText(heading) }).toEqual({ status: 200, heading: "Бриллиантовый гороскоп" })
    expect(hrefsOf(partNamed(document, "Знаки зодиака"))).toEqual(signs.map(signPath))
  })

  it("finds a sign by a birthday without a script, and preserves an invalid date with its error", async () => {
    const found = await shop.open(`${index}?day=23&month=7`)
    expect(hrefsOf(found.document, "[role=status] a")).toEqual(["/brilliant-horoscope/lev"])
    const wrong = await shop.open(`${index}?day=31&month=4`)
    const form = wrong.document.querySelector(`form[action="${index}"]`)
    const chosen = [...(form?.querySelectorAll("option[selected]") ?? [])].map((option) => option.getAttribute("value"))
    expect(chosen).toEqual(["31", "4"])
    expect(textOf(form)).toContain("В апреле 30 дней. Проверьте число.")
  })

  it.each([
    ["RT-025", "bliznetsi", "Близнецы"],
    ["RT-026", "deva", "Дева"],
    ["RT-027", "kozerog", "Козерог"],
    ["RT-028", "lev", "Лев"],
    ["RT-029", "oven", "Овен"],
    ["RT-030", "rak", "Рак"],
    ["RT-031", "ryby", "Рыбы"],
    ["RT-032", "skorpion", "Скорпион"],
    ["RT-033", "strelec", "Стрелец"],
    ["RT-034", "telec", "Телец"],
    ["RT-035", "vesy", "Весы"],
    ["RT-036", "vodoley", "Водолей"]
  ] as const)(
    "[%s][CNT-017] has the page of a sign, %s, which names it and leads to the index and to two other signs",
    async (_, code, name) => {
      const { document, heading, html, status } = await shop.open(signPath(code))
      expect({ status, heading: plainText(heading) }).toEqual({ status: 200, heading: name })
      const others = hrefsOf(partNamed(document, "Другие знаки"))
      expect(others).toContain(index)
      expect(others.filter((href) => href !== signPath(code) && href.startsWith(`${index}/`))).toHaveLength(2)
      expect(titleOf(html)).toContain(name)
      expect(structuredDataOf(document).map((data) => data["@type"])).toContain("BreadcrumbList")
      expect(imageOf(html)).toContain(signImage(code))
      expect(existsSync(`public${signImage(code)}`)).toBe(true)
    }
  )

  it("does not exist for an unknown sign", async () => {
    expect((await shop.open(`${index}/zmeenosec`)).status).toBe(404)
  })
})
