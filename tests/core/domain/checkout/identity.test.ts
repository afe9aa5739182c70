import { describe, expect, it } from "vitest"
import { identityReason } from "../../../../core/domain/checkout/identity.ts"

const plain = (text: string | null) => text?.replaceAll("\u00A0", " ") ?? null
const jewelry = (sum: number) => ({ jewelry: sum, hasDiamonds: false })

describe("whether a buyer is identified", () => {
  it("[LIM-039] in cash from 60 000 roubles of jewelry", () => {
    expect(identityReason(jewelry(59_999), true)).toBeNull()
    expect(plain(identityReason(jewelry(60_000), true))).toMatch(/от 60 000 ₽ Вы платите наличными/)
  })

  it("[LIM-040] without cash from 400 000 roubles of jewelry", () => {
    expect(identityReason(jewelry(399_999), false)).toBeNull()
    expect(plain(identityReason(jewelry(400_000), false))).toMatch(/от 400 000 ₽ Вы платите безналично/)
  })

  it("[LIM-041] with a loose diamond at any sum", () => {
    expect(identityReason({ jewelry: 0, hasDiamonds: true }, false)).toMatch(/есть бриллиант/)
    expect(identityReason({ jewelry: 0, hasDiamonds: true }, true)).toMatch(/при любой сумме/)
  })
})
