/** Roubles from which jewelry paid in cash requires a passport (LIM-039). */
export const identityCashFrom = 60_000

/** Without cash (LIM-040); diamonds always require a passport (LIM-041). */
export const identityNonCashFrom = 400_000

/** Working days (LIM-042). */
export const carrierStorageDays = 5

/** Working days to report a changed passport (LIM-043). */
export const passportChangeDays = 5

/** LIM-038. */
export const giftCertificateYears = 3

/** Least validity after a refund to a certificate. */
export const giftCertificateGraceDays = 30

/** Per order, unless the certificate has its own limit (LIM-037). */
export const maxGiftCertificates = 10

export const homeCountry = "RU"

/** Roubles. */
export const deliveryPrice = 0

/** Roubles (GEN-002). */
export const lowestPrice = 7_000
export const highestPrice = 7_000_000

/** LIM-003. */
export const maxWishlistItems = 50

/** Characters (LIM-030, LIM-031). */
export const maxDiamondNameLength = 20
export const maxDiamondMessageLength = 100

/** Days from receipt: Consumer Rights Act, article 26.1. */
export const returnDays = 7

export const warrantyMonths = 12

/** Roubles. */
export const engravingPrice = 3_500

/** In transit, for a finished order. */
export const deliveryDays = {
  courier: { least: 2, most: 6 },
  "self-pickup": { least: 1, most: 4 },
  "pickup-point": { least: 2, most: 7 }
} as const

/** Calendar days. */
export const settingDays = 18

/** The same term in working days. */
export const settingWorkDays = 12

/** Roubles: the main stone and each other one. */
export const settingPrices = { first: 4_500, other: 2_000 } as const

/** Roubles, for a frame with a stone. */
export const hallmarkPrice = 500

export const salonHoldHours = 72

/** Additional working days. */
export const engravingDays = 3

export const onOrderWeeks = { least: 2, most: 3 } as const

/** Differences invisible in a pair: fraction of weight, side in millimetres, steps of colour and clarity. */
export const pairLimits = { weight: 0.05, millimetres: 0.2, color: 1, clarity: 2 } as const
