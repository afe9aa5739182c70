import { describe, expect, it } from "vitest"
import { Option, Schema } from "effect"
import { builtDialogs, dialogForms, type DialogKey, dialogOf, dialogProps } from "../../../core/contract/dialogs.ts"
import { dialogExamples } from "../../../view/screens/dialogs/examples.ts"

/** Which issue gives content to a dialog; what belongs to the constructor and to passports has none yet. */
const owners: { readonly [K in DialogKey]: 4 | 6 | 7 | 8 | "constructor" | "passport" } = {
  login: 4,
  registration: 4,
  passRecovery: 4,
  passNew: 4,
  info: 4,
  aboutProduct: 4,
  constText: 4,
  changePassword: 4,
  changePass: 4,
  externalLink: 4,
  exclusive: 4,
  contactUs: 4,
  inserts: 6,
  "inserts-markup": 6,
  OrderModal: 7,
  orderDiamond: 7,
  orderJewelry: 7,
  orderSuccess: 7,
  useCertificate: 7,
  termsCertificate: 7,
  cartCertificateInfo: 7,
  cartCertificateDiamond: 7,
  cartAdd: 7,
  cartDeleteAllConfirmation: 7,
  wishlistClearConfirmation: 7,
  cartNotAvailableItems: 8,
  orderCancel: 8,
  address: 8,
  addressDel: 8,
  deliveryRules: 8,
  rulesPoint: 8,
  passportInfo: 8,
  passportAdd: "passport",
  passportChange: "passport",
  frameDescription: "constructor",
  constructorDiamondStart: "constructor",
  constructorJewelryLast: "constructor"
}

/** What must be refused beside the example of a key: a prop that is missing, of another kind, or unsafe. */
const refused: ReadonlyArray<readonly [DialogKey, unknown]> = [
  ["login", { redirect: "yes" }],
  ["registration", { redirect: 1 }],
  ["passRecovery", { email: 7 }],
  ["info", {}],
  ["info", { title: "Вход", text: null }],
  ["OrderModal", { code: "10248617" }],
  ["orderDiamond", {}],
  ["orderJewelry", { code: 241117 }],
  ["aboutProduct", { title: "Камень" }],
  ["frameDescription", { title: "Оправа", paragraphs: "Слова" }],
  ["constText", { paragraphs: [] }],
  ["inserts", { stones: [{ type: "Бриллиант", quantity: 1.5, shape: "Круг", weight: null, color: null, clarity: null }] }],
  ["cartCertificateDiamond", {}],
  ["cartAdd", {}],
  ["cartNotAvailableItems", { codes: [7] }],
  ["orderCancel", {}],
  ["address", { id: "7" }],
  ["addressDel", {}],
  ["externalLink", {}],
  ["externalLink", { url: "javascript:alert(1)" }],
  ["externalLink", { url: "data:text/html,x" }],
  ["externalLink", { url: "https:///elsewhere" }],
  ["exclusive", { name: null }]
]

const fits = (key: DialogKey, props: unknown): boolean => {
  const schema: Schema.Codec<unknown, unknown> = dialogProps[key]
  return Option.isSome(Schema.decodeUnknownOption(schema)(props))
}

const isBuilt = (owner: (typeof owners)[DialogKey]): boolean => owner === 4 || owner === 6

const keys = Object.keys(dialogProps).toSorted()

describe("the registry of dialogs", () => {
  it("has 37 keys, an example and an owner of each", () => {
    expect(keys).toHaveLength(37)
    expect(dialogExamples.map(({ key }) => key).toSorted()).toEqual(keys)
    expect(Object.keys(owners).toSorted()).toEqual(keys)
  })

  it("opens what the issues so far give content to, and nothing else", () => {
    const mine = Object.entries(owners).flatMap(([key, owner]) => (isBuilt(owner) ? [key] : []))
    expect([...builtDialogs].toSorted()).toEqual(mine.toSorted())
  })

  it.each(dialogExamples)("opens $key with its example, or leaves it to the issue that owns it", ({ key, props }) => {
    expect(fits(key, props)).toBe(true)
    expect(dialogOf(key, props)).toEqual(isBuilt(owners[key]) ? { key, props } : undefined)
  })

  it.each(refused)("refuses %s with %j", (key, props) => {
    expect(fits(key, props)).toBe(false)
    expect(dialogOf(key, props)).toBeUndefined()
  })

  it("[DLG-005] opens nothing for a key that it does not know", () => {
    for (const key of ["", "Login", "orderModal", "constructor", "toString", "__proto__"]) {
      expect(dialogOf(key, {})).toBeUndefined()
    }
  })

  it("[DLG-031, DLG-032] has one form of the password under two keys", () => {
    expect([dialogForms.changePassword, dialogForms.changePass]).toEqual(["changePassword", "changePassword"])
  })
})
