import { describe, expect, it } from "vitest"
import { emptyValues, type Values } from "../../../core/domain/form/form.ts"
import { abroadText } from "../../../core/domain/delivery/abroad.ts"
import { organization } from "../../../core/domain/content/organization.ts"
import { checkoutForm, checkoutBody, sectionErrors } from "../../../core/forms/checkout.ts"
import { fitToOffer, laterSection, sectionAfter, sectionsFor, sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { cartCertificate, cartOf, cartRing } from "../../support/samples/cart.ts"

const contact: Values = { name: "Анна Седова", phone: "+79161234567", email: "anna@example.ru" }
const filled = (values: Values): Values => ({ ...emptyValues(checkoutForm), ...values })

describe("sections of a checkout", () => {
  it("open one after another, and the last remains open", () => {
    expect(sectionAfter("contact", {})).toBe("delivery")
    expect(sectionAfter("payment", {})).toBe("consent")
    expect(sectionAfter("consent", {})).toBe("consent")
  })

  it("the later of two is the furthest", () => {
    expect(laterSection("delivery", "contact")).toBe("delivery")
    expect(laterSection("delivery", "payment")).toBe("payment")
  })

  it("the first incomplete section is to be filled", () => {
    expect(sectionToFill(filled({}))).toBe("contact")
    expect(sectionToFill(filled(contact))).toBe("delivery")
    expect(sectionToFill(filled({ ...contact, way: "self-pickup", deliveryId: "2", pointId: "1" }))).toBe("payment")
    expect(sectionToFill(filled({ ...contact, way: "self-pickup", deliveryId: "2", pointId: "1", paymentId: "1" }))).toBe("consent")
  })
})

describe("a typed address", () => {
  const typed: Values = {
    ...contact,
    deliveryId: "1",
    way: "courier",
    addressId: "other",
    settlement: "Минск",
    street: "Немига",
    house: "3"
  }

  it("abroad is refused by a sentence with the phone and the e-mail of the shop", () => {
    for (const country of ["BY", "KZ", "AM", "KG"]) {
      const { country: error, ...others } = sectionErrors("delivery", filled({ ...typed, country }))
      expect([error, others]).toEqual([abroadText, {}])
      expect(sectionToFill(filled({ ...typed, country }))).toBe("delivery")
    }
    for (const contactOfShop of [organization.phone, organization.email]) expect(abroadText).toContain(contactOfShop)
  })

  it("in Russia is accepted, and one abroad does not matter to another delivery", () => {
    expect(sectionErrors("delivery", filled({ ...typed, country: "RU" }))).toEqual({})
    expect(sectionErrors("delivery", filled({ ...typed, country: "BY", way: "self-pickup", pointId: "1" }))).toEqual({})
    expect(sectionErrors("delivery", filled({ ...typed, country: "" }))).toEqual({ country: "Обязательное поле" })
  })
})

describe("earlier choices", () => {
  const offer = {
    cart: cartOf({ jewelries: [cartRing] }),
    addresses: [
      { id: 7, country: "RU", isDefault: false },
      { id: 9, country: "RU", isDefault: true }
    ],
    deliveries: [{ id: 1, code: "courier" }]
  }

  it("remain as far as they are still offered", () => {
    expect(fitToOffer({ deliveryId: "1", way: "", addressId: "7" }, offer)).toEqual({ deliveryId: "1", way: "courier", addressId: "7" })
    expect(fitToOffer({ deliveryId: "2", way: "post", addressId: "7" }, offer)).toMatchObject({ deliveryId: "", way: "" })
  })

  it("the default address is preselected, else the first, and a new one is typed if none exists", () => {
    expect(fitToOffer({ addressId: "" }, offer)).toMatchObject({ addressId: "9" })
    expect(fitToOffer({ addressId: "8" }, { ...offer, addresses: [{ id: 3, country: "RU", isDefault: false }] })).toMatchObject({
      addressId: "3"
    })
    expect(fitToOffer({ addressId: "8" }, { ...offer, addresses: [] })).toMatchObject({ addressId: "other" })
  })

  it("an address abroad is neither preselected nor remains chosen", () => {
    const minsk = { id: 2, country: "BY", isDefault: true }
    expect(fitToOffer({ addressId: "2" }, { ...offer, addresses: [minsk, ...offer.addresses] })).toMatchObject({ addressId: "9" })
    expect(fitToOffer({ addressId: "" }, { ...offer, addresses: [minsk] })).toMatchObject({ addressId: "other" })
  })

  it("certificates alone are sent by e-mail: no address is requested or sent", () => {
    const known = filled({
      ...contact,
      deliveryId: "1",
      way: "courier",
      addressId: "7",
      paymentId: "1",
      isAcceptedTerms: true,
      isAcceptedPrivacy: true
    })
    const values = fitToOffer(known, { ...offer, cart: cartOf({ certificates: [cartCertificate] }) })
    expect(values).toMatchObject({ way: "email", deliveryId: "" })
    expect(sectionsFor(values)).toEqual(["contact", "payment", "consent"])
    expect(sectionAfter("contact", values)).toBe("payment")
    expect(checkoutForm.check(values)).toEqual({})
    expect(checkoutBody(values, { total: 30_000, due: 30_000 })).toMatchObject({
      deliveryId: null,
      addressId: null,
      address: null,
      pointId: null,
      paymentId: 1
    })
  })

  it("a certificate beside a piece is delivered with it, and a cart that holds a piece again asks for a delivery", () => {
    const both = cartOf({ jewelries: [cartRing], certificates: [cartCertificate] })
    expect(fitToOffer({ deliveryId: "1", way: "courier" }, { ...offer, cart: both })).toMatchObject({ deliveryId: "1", way: "courier" })
    const again = fitToOffer({ deliveryId: "", way: "email" }, offer)
    expect(again).toMatchObject({ deliveryId: "", way: "" })
    expect(checkoutForm.check(filled(again))).toMatchObject({ deliveryId: "Выберите, как получить заказ" })
  })

  it("an address that is being typed is preserved", () => {
    expect(fitToOffer({ addressId: "other" }, offer)).toMatchObject({ addressId: "other" })
  })
})
