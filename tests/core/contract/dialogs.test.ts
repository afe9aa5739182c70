import { describe, expect, it } from "vitest"
import { Option, Schema } from "effect"
import { type DialogKey, dialogKeys, dialogOf, dialogProps } from "../../../core/contract/dialogs.ts"
import { dialogForms } from "../../../core/forms/every-form.ts"
import { dialogExamples } from "../../../view/dev/examples.ts"

/** Invalid props per dialog: missing, of another type, or unsafe. */
const refused: ReadonlyArray<readonly [DialogKey, unknown]> = [
  ["login", { redirect: "yes" }],
  ["registration", { redirect: 1 }],
  ["passRecovery", { email: 7 }],
  ["info", {}],
  ["info", { title: "Вход", text: null }],
  ["OrderModal", { id: 17 }],
  ["orderDiamond", {}],
  ["orderJewelry", { id: "17", name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241117/", comment: "Артикул: 17" }],
  ["orderSuccess", {}],
  ["aboutProduct", { title: "Камень" }],
  ["frameDescription", { title: "Оправа", paragraphs: "Слова" }],
  ["constText", { paragraphs: [] }],
  ["constructorDiamondStart", {}],
  ["constructorDiamondStart", { frame: "Кольцо", stonesCount: 1, to: "https://elsewhere.example/" }],
  ["constructorDiamondStart", { frame: "Кольцо", stonesCount: 1, to: "//elsewhere.example/" }],
  ["trueSize", {}],
  ["trueSize", { kind: "stone", name: "Камень", size: null, band: 0, rim: null, span: null, isPartial: false, stones: [] }],
  ["inserts", { stones: [{ type: "Бриллиант", quantity: 1.5, shape: "Круг", weight: null, color: null, clarity: null }] }],
  ["cartCertificateDiamond", {}],
  ["engraving", { item: "0-102", name: "Кольцо", places: [], engraving: { side: "head", font: "plain", text: "" } }],
  ["cartGift", {}],
  ["cartAdd", {}],
  ["cartNotAvailableItems", { codes: [7] }],
  ["orderCancel", {}],
  ["review", { order: 100001, position: "1", name: "Кольцо" }],
  ["reviewRemoval", { order: 100001 }],
  [
    "orderCare",
    { id: 100001, name: "Заказ № 100001", lines: [{ position: 1, name: "Кольцо", quantity: 1, kinds: ["sale"], isGift: false }] }
  ],
  ["address", { address: { id: 7 } }],
  ["addressDel", {}],
  ["addressDel", { address: 7 }],
  ["externalLink", {}],
  ["externalLink", { url: "javascript:alert(1)" }],
  ["externalLink", { url: "data:text/html,x" }],
  ["externalLink", { url: "https:///elsewhere" }],
  ["visit", { thing: "1-17" }],
  ["priceAlert", { code: 10248617, name: "Бриллиант" }],
  ["alertEnd", { id: "7", name: "Бриллиант" }],
  ["visitCancel", { id: "5001", name: "28 ноября", isConfirmed: true }],
  ["diamondOrderCancel", { id: "300001", name: "Заявка" }],
  ["exclusive", { name: null }]
]

const fits = (key: DialogKey, props: unknown): boolean => {
  const schema: Schema.Codec<unknown, unknown> = dialogProps[key]
  return Option.isSome(Schema.decodeUnknownOption(schema)(props))
}

const keys = Object.keys(dialogProps).toSorted()

describe("the registry of dialogs", () => {
  it("has 54 keys, each with an example", () => {
    expect(keys).toHaveLength(54)
    expect(dialogExamples.map(({ key }) => key).toSorted()).toEqual(keys)
    expect(dialogKeys.toSorted()).toEqual(keys)
  })

  it.each(dialogExamples)("opens $key with its example", ({ key, props }) => {
    expect(fits(key, props)).toBe(true)
    expect(dialogOf(key, props)).toEqual({ key, props })
  })

  it.each(refused)("refuses %s with %j", (key, props) => {
    expect(fits(key, props)).toBe(false)
    expect(dialogOf(key, props)).toBeUndefined()
  })

  it("opens nothing for an unknown key", () => {
    for (const key of ["", "Login", "orderModal", "constructor", "toString", "__proto__"]) {
      expect(dialogOf(key, {})).toBeUndefined()
    }
  })

  it("has one password form under two keys", () => {
    expect([dialogForms.changePassword, dialogForms.changePass]).toEqual(["changePassword", "changePassword"])
  })
})
