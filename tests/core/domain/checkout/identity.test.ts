import { describe, expect, it } from "vitest"
import { identityReason, purchaseOf } from "../../../../core/domain/checkout/identity.ts"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone } from "../../../support/samples/cart.ts"

const plain = (text: string | null) => text?.replaceAll("\u00A0", " ") ?? null
const jewelry = (sum: number) => ({ jewelry: sum, hasDiamonds: false })

describe("identification of a buyer", () => {
  it("[LIM-039] is required in cash from 60 000 roubles of jewelry", () => {
    expect(identityReason(jewelry(59_999), true)).toBeNull()
    expect(plain(identityReason(jewelry(60_000), true))).toMatch(/^Если будете платить наличными.*от 60 000 ₽/)
    expect(plain(identityReason(jewelry(399_999), true))).toMatch(/^Если будете платить наличными/)
    expect(identityReason(jewelry(60_000), false)).toBeNull()
  })

  it("[LIM-040] is required without cash from 400 000 roubles of jewelry", () => {
    expect(identityReason(jewelry(399_999), false)).toBeNull()
    expect(plain(identityReason(jewelry(400_000), false))).toMatch(/от 400 000 ₽ вы платите безналично/)
    expect(plain(identityReason(jewelry(400_000), true))).toMatch(/^Украшения в заказе стоят 400 000 ₽ или больше/)
  })

  it("[LIM-041] is required with a loose diamond at any sum", () => {
    expect(identityReason({ jewelry: 0, hasDiamonds: true }, false)).toMatch(/есть бриллиант/)
    expect(identityReason({ jewelry: 0, hasDiamonds: true }, true)).toMatch(/при любой сумме/)
  })

  it("counts all pieces of a line, and custom pieces too", () => {
    const ring = { ...cartRing, price: 30_000, quantity: 2 }
    const custom = { ...cartCustom, price: 170_000, quantity: 2 }
    expect(purchaseOf(cartOf({ jewelries: [ring] }))).toEqual({ jewelry: 60_000, hasDiamonds: false })
    expect(purchaseOf(cartOf({ jewelries: [ring], customJewelries: [custom] }))).toEqual({ jewelry: 400_000, hasDiamonds: false })
    expect(purchaseOf(cartOf({ diamond: [cartStone] }))).toEqual({ jewelry: 0, hasDiamonds: true })
  })

  it("is not required for gift certificates", () => {
    expect(purchaseOf(cartOf({ certificates: [{ ...cartCertificate, price: 500_000 }] }))).toEqual({ jewelry: 0, hasDiamonds: false })
  })
})
