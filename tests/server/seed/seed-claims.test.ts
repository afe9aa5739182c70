import { describe, expect, test } from "vitest"
import { giftHour } from "../../../core/domain/cart/gift-text.ts"
import { deliveryMethods } from "../../../core/domain/delivery/deliveries.ts"
import { paymentMethodsFor } from "../../../core/domain/orders/payment-methods.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import * as landingWords from "../../../server/seed/content/landing-texts.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { staticPages } from "../../../server/seed/content/static-pages.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { said, wordsOf } from "../../support/samples/seed-texts.ts"

/** Texts of the static pages, the home page and the landings, with plain spaces. */
const all = wordsOf([staticPages, mainPage, landingWords]).join(" ").replaceAll("\u00A0", " ")

const designOf = ({ previews }: (typeof pieces)[number]) => previews[0]?.pictures[0] ?? ""
const inCollection = (code: string) => pieces.filter(({ collection }) => collection?.code === code)

describe("a claim on the pages", () => {
  test("on payment on receipt matches the checkout's rule", () => {
    const items = [{ type: "jewelry", engraving: null }] as const
    const byRule = deliveryMethods.filter((delivery) =>
      paymentMethodsFor({ delivery, items, isOnlineTaken: true }).some(({ code }) => code === "receipt")
    )
    const names = { courier: "курьеру", "self-pickup": "в салоне", "pickup-point": "в пункте выдачи" }
    const shown = byRule.map((way) => names[way]).join(" или ")
    for (const code of ["customer-service/payment-and-shipping", "terms-and-conditions", "passport"]) expect(said(code)).toContain(shown)
    expect(all).not.toMatch(/наличными в салоне|в салоне картой или наличными/)
  })

  test("on reports holds for every loose stone, and is made only for loose stones", () => {
    expect(diamonds(3_000).filter(({ cert, weight }) => weight >= 0.3 && cert === null)).toEqual([])
    const promises = all.split(/(?<=[.?])\s/).filter((sentence) => /от 0,30 карата/.test(sentence) && /лаборатор/.test(sentence))
    expect(promises.length).toBeGreaterThan(2)
    expect(promises.filter((sentence) => !/без оправы/.test(sentence))).toEqual([])
  })

  test("on the price per carat is not universal, and there is none on a chat", () => {
    expect(all).not.toMatch(/рядом(?: с ценой)? (?:указана|стоит) цена за карат|вместе с ней видна цена за карат/i)
    expect(all).not.toMatch(/(?<![а-яё])(?:в )?чате?(?![а-яё])/i)
  })

  test("on the passport is that it is shown on receipt or added in the profile before, never sent by letter", () => {
    expect(said("passport")).toContain("При получении покажите паспорт")
    for (const page of ["passport", "customer-service/questions-and-answers", "customer-service/payment-and-shipping"]) {
      expect(said(page)).toMatch(/заранее[^.]*профиле|профиле[^.]*заранее/)
      expect(said(page)).not.toMatch(/вводить не нужно/)
    }
  })

  test("on the time of a gift's letter matches the time of sending", () => {
    expect(said("gift-certificates")).toContain(`в ${giftHour}:00 по Москве`)
  })
})

describe("a claim of a landing on its collection", () => {
  test("of Petals counts the small stones of its rings with a halo", () => {
    const rings = inCollection("petals").filter((piece) => designOf(piece).includes("/halo-") && piece.category.code.endsWith("kolco"))
    const counts = new Set(rings.map(({ insertsCount }) => insertsCount - 1))
    expect([...counts]).toEqual([Number(landingWords.petals.facts[0]?.value)])
  })

  test("of Luminous does not contradict a ring with a row of stones, and names the height of a setting for a carat", () => {
    expect(wordsOf(landingWords.luminous).join(" ")).not.toMatch(/без дорожки/i)
    expect(landingWords.luminous.facts[0]?.value).toBe(`${formatNumber(3.9 + 6.47 * 0.4, 1)}\u00A0мм`)
  })

  test("of Berkana names its narrowest shank", () => {
    const widths = pieces.flatMap(({ measures }) =>
      measures.flatMap(({ name, value }) => (name === "Ширина шинки" ? [Number(value.replace(",", ".").replace(/[^\d.]/g, ""))] : []))
    )
    expect(landingWords.berkana.facts[0]?.value).toBe(`${formatNumber(Math.min(...widths), 1)}\u00A0мм`)
  })

  test("on a row of stones never says that they get smaller: all have the same weight", () => {
    const rows = pieces.filter((piece) => /\/(?:riviera|tennis)-(?!pear)/.test(designOf(piece)))
    expect(rows.length).toBeGreaterThan(5)
    expect(new Set(rows.map(({ inserts }) => inserts.length))).toEqual(new Set([1]))
    expect(all).not.toMatch(/уменьшаются к замку/)
  })

  test("is not in the description of a closed cup or of a plain band", () => {
    const closed = inCollection("luminous").filter((piece) => /\/(?:bezel|bevelled|band)-/.test(designOf(piece)))
    expect(closed.length).toBeGreaterThan(2)
    const open = /глухой стенки|открыт\S* снизу|открытая посадка|виден воздух|оставлено окно/i
    expect(closed.flatMap(({ description }) => description.filter((text) => open.test(text)))).toEqual([])
  })
})
