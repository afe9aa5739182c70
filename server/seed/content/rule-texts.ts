import { documentExtensions } from "../../../core/domain/files/document-files.ts"
import { passwordLength } from "../../../core/domain/form/field-rules.ts"
import * as rules from "../../../core/domain/content/shop-rules.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { formatNumber, nbsp } from "../../../core/domain/text/numbers.ts"
import { type DeliveryMethod, deliveryMethods } from "../../../core/domain/delivery/deliveries.ts"
import { unpaidOrderHours } from "../../../core/domain/orders/order-payment.ts"
import { paymentMethodsFor } from "../../../core/domain/orders/payment-methods.ts"
import { passportFiles } from "../../../core/domain/passport/passport.ts"
import { organization } from "../../../core/domain/content/organization.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"

/** Texts built from the shop's constants. Names ending in `Of` hold a genitive: «не более 5 рабочих дней». */
export const cashSum = formatPrice(rules.identityCashFrom)
export const nonCashSum = formatPrice(rules.identityNonCashFrom)
export const deliveryCost = formatPrice(rules.deliveryPrice)
export const deliveryPriceText = formatCount(rules.deliveryPrice, ["рубль", "рубля", "рублей"])
export const certificatesOf = formatCount(rules.maxGiftCertificates, ["сертификата", "сертификатов", "сертификатов"])
export const priceRange = `от${nbsp}${formatNumber(rules.lowestPrice, 0)} до${nbsp}${formatPrice(rules.highestPrice)}`
export const filesOf = formatCount(passportFiles.most, ["файла", "файлов", "файлов"])
export const fileFormats = documentExtensions.join(", ")
export const filesSize = `${passportFiles.maxBytes / 2 ** 20}${nbsp}МБ`
export const passwordRange = `от${nbsp}${passwordLength.least} до${nbsp}${passwordLength.most} символов`
export const wishlistOf = formatCount(rules.maxWishlistItems, ["товара", "товаров", "товаров"])
export const stoneNameOf = formatCount(rules.maxDiamondNameLength, ["знака", "знаков", "знаков"])
export const stoneMessageOf = formatCount(rules.maxDiamondMessageLength, ["знака", "знаков", "знаков"])
/** «24 часа». */
export const unpaidHours = formatCount(unpaidOrderHours, ["час", "часа", "часов"])

const payees: Readonly<Record<DeliveryMethod, string>> = {
  courier: "курьеру",
  "self-pickup": "в салоне",
  "pickup-point": "в пункте выдачи"
}
const paidOnReceipt = deliveryMethods.filter((delivery) =>
  paymentMethodsFor({ delivery, items: [{ type: "jewelry", engraving: null }], isOnlineTaken: true }).some(({ code }) => code === "receipt")
)
/** «курьеру или в салоне». */
export const paidOnReceiptTo = paidOnReceipt.map((way) => payees[way]).join(" или ")

export const engravingCost = formatPrice(rules.engravingPrice)

export {
  certificateTerm,
  deliveryFrom,
  engravingTerm,
  newsletterPace,
  pairTolerance,
  passportChangeOf,
  returnOf,
  salonFrom,
  salonHold,
  settingTerm,
  soonestDelivery,
  storageOf,
  warrantyTerm
} from "../../../core/domain/content/shop-phrases.ts"

export const { email, phone } = organization

/** Placeholders until the owner gives real data. */
export const companyName = "ООО «Ювелирный дом „Грань“»"
export const companyCode = "7700000000"
export const companyNumber = "1260000000000"
export const companyAddress = "107031, Москва, улица Петровка, дом 12"
