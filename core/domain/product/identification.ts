import { nbsp } from "../text/numbers.ts"

/** Format of a unique identification number (УИН) in the state register of precious metals and stones: 16 digits. */
export const isIdentification = (text: string): boolean => /^\d{16}$/.test(text)

/** Numbers of the demonstration shop start with zeros and are not in the register. */
export const isSampleIdentification = (number: string): boolean => number.startsWith("0000")

/** Grouped by four digits: «0000 0000 0001 6087», with a note on samples. */
export const formatIdentification = (number: string): string =>
  `${number.replaceAll(/\d{4}(?=\d)/g, `$&${nbsp}`)}${isSampleIdentification(number) ? " (образец)" : ""}`

/** Public service that verifies a number. */
export const identificationCheck = { name: "Проверить УИН на сайте Пробирной палаты", url: "https://probpalata.gov.ru/" } as const
