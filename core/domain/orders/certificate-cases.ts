/** «сертификат» or «сертификаты», nominative and accusative. */
export const certificateWord = (count: number): string => (count === 1 ? "сертификат" : "сертификаты")

/** Title of a sum that certificates pay. */
export const certificateTitle = (count: number): string => (count === 1 ? "Сертификат" : "Сертификаты")

/** Instrumental case. */
export const withCertificates = (count: number): string => (count === 1 ? "сертификатом" : "сертификатами")

/** State of an order whose sum went back to certificates. */
export const backToCertificates = (count: number): string => `Деньги вернулись на ${certificateWord(count)}`
