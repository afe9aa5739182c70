/** Nominative and accusative. */
export const certificateWord = (count: number): string => (count === 1 ? "сертификат" : "сертификаты")

export const certificateTitle = (count: number): string => (count === 1 ? "Сертификат" : "Сертификаты")

/** Instrumental case. */
export const withCertificates = (count: number): string => (count === 1 ? "сертификатом" : "сертификатами")

/** The sum of the order went back to certificates. */
export const backToCertificates = (count: number): string => `Деньги вернулись на ${certificateWord(count)}`
