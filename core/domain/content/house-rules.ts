/** Numbers of the house that its texts name: what a rule says and what a text says of it are one constant. */

/** Jewelry paid in cash asks for a passport from this sum, in roubles (LIM-039). */
export const identityCashFrom = 60_000

/** Jewelry paid without cash asks for a passport from this sum, in roubles (LIM-040); diamonds ask for one at any sum (LIM-041). */
export const identityNonCashFrom = 400_000

/** An order waits at the carrier's office not more than so many working days (LIM-042). */
export const carrierStorageDays = 5

/** The holder of a passport reports its changes within so many working days (LIM-043). */
export const passportChangeDays = 5

/** A gift certificate is valid so many years from its purchase (LIM-038). */
export const giftCertificateYears = 3

/** A certificate to which an order gives its money back is valid so many days from then at least: the house's own promise. */
export const giftCertificateGraceDays = 30

/** How many gift certificates one order holds, where a certificate does not say (LIM-037). */
export const giftCertificatesMost = 10

/** Where most parcels go, by its ISO 3166 code: an address begins with it. */
export const homeCountry = "RU"

/** Delivery costs nothing, in roubles. */
export const deliveryPrice = 0

/** Prices of the catalogue, in roubles (GEN-002). */
export const lowestPrice = 7_000
export const highestPrice = 7_000_000

/** Scans of a passport: how many, in which formats, how large together (LIM-026, LIM-027). */
export const passportFilesMost = 2
export const passportFileFormats = ["jpg", "jpeg", "png", "pdf", "heic"] as const
export const passportFilesBytes = 10_485_760

/** How many items favourites hold (LIM-003). */
export const wishlistMost = 50

/** A diamond's own name and message, in characters (LIM-030, LIM-031). */
export const diamondNameMost = 20
export const diamondMessageMost = 100

/** Days to send back what was bought at a distance, from receipt: the law on consumers' rights, article 26.1. */
export const returnDays = 7

/** Months of the guarantee on a piece, from its sale: the house's own promise. */
export const warrantyMonths = 12

/** Engraving inside a ring, in roubles: the house's own price. */
export const engravingPrice = 3_500

/** Days in which an order that is ready comes, by its way: the house's own promise. */
export const deliveryDays = {
  courier: { least: 2, most: 6 },
  "self-pickup": { least: 1, most: 4 },
  "pickup-point": { least: 2, most: 7 }
} as const

/** Days in which a setting is made for a stone: the house's own promise. */
export const settingDays = 18

/** The same in working days, as dates are counted. */
export const settingWorkDays = 12

/** Setting the stone that was chosen, and each other of its set, in roubles: the house's own prices. */
export const settingPrices = { first: 4_500, other: 2_000 } as const

/** Assay and hallmark of a piece that is made of a frame and a stone, in roubles: the house's own price. */
export const hallmarkPrice = 500

/** Hours for which a salon keeps an order that is ready: the house's own promise. */
export const salonHoldHours = 72

/** Engraving takes so many working days beyond the usual term: the house's own promise. */
export const engravingDays = 3

/** A piece that is made on order takes so many weeks: the house's own promise. */
export const onOrderWeeks = { least: 2, most: 3 } as const
