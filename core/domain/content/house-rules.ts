/** Constants of the shop's rules, from which its texts are built. */

/** Roubles from which jewelry paid in cash requires a passport (LIM-039). */
export const identityCashFrom = 60_000

/** Roubles from which jewelry paid without cash requires a passport (LIM-040); diamonds always do (LIM-041). */
export const identityNonCashFrom = 400_000

/** Most working days that the carrier's office stores an order (LIM-042). */
export const carrierStorageDays = 5

/** Working days to report a changed passport (LIM-043). */
export const passportChangeDays = 5

/** Validity from purchase (LIM-038). */
export const giftCertificateYears = 3

/** Least validity in days of a certificate after an order refunded money to it. */
export const giftCertificateGraceDays = 30

/** Gift certificates per order when the certificate sets no limit of its own (LIM-037). */
export const giftCertificatesMost = 10

/** Default country of an address, by its ISO 3166 code. */
export const homeCountry = "RU"

/** Roubles; delivery is free. */
export const deliveryPrice = 0

/** Price range of the catalogue, in roubles (GEN-002). */
export const lowestPrice = 7_000
export const highestPrice = 7_000_000

/** Number, formats and total size of passport scans (LIM-026, LIM-027). */
export const passportFilesMost = 2
export const passportFileFormats = ["jpg", "jpeg", "png", "pdf", "heic"] as const
export const passportFilesBytes = 10_485_760

/** LIM-003. */
export const wishlistMost = 50

/** Characters of a diamond's custom name and message (LIM-030, LIM-031). */
export const diamondNameMost = 20
export const diamondMessageMost = 100

/** Days from receipt to return a distance purchase: Consumer Rights Act, article 26.1. */
export const returnDays = 7

/** Warranty in months from sale. */
export const warrantyMonths = 12

/** Engraving inside a ring, in roubles. */
export const engravingPrice = 3_500

/** Days in transit of a finished order. */
export const deliveryDays = {
  courier: { least: 2, most: 6 },
  "self-pickup": { least: 1, most: 4 },
  "pickup-point": { least: 2, most: 7 }
} as const

/** Days to make a setting for a stone. */
export const settingDays = 18

/** The same term in working days, for date calculation. */
export const settingWorkDays = 12

/** Setting the main stone, and each other one of a set, in roubles. */
export const settingPrices = { first: 4_500, other: 2_000 } as const

/** Assay and hallmark of a piece made of a frame and a stone, in roubles. */
export const hallmarkPrice = 500

/** Hours that a salon holds a finished order. */
export const salonHoldHours = 72

/** Additional working days for engraving. */
export const engravingDays = 3

/** Weeks to make a piece to order. */
export const onOrderWeeks = { least: 2, most: 3 } as const
