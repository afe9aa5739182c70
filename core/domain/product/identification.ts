import { nbsp } from "../text/numbers.ts"

/** The form of a unique identification number (УИН), under which a thing stands in the state's register of precious metals and stones: 16 digits. */
export const isIdentification = (text: string): boolean => /^\d{16}$/.test(text)

/** Whether a number is a sample of the demonstration shop, which the register does not know: those begin with zeros. */
export const isSampleIdentification = (number: string): boolean => number.startsWith("0000")

/** A number as it is read, four digits at a time: «0000 0000 0001 6087», a sample named as one. */
export const formatIdentification = (number: string): string =>
  `${number.replaceAll(/\d{4}(?=\d)/g, `$&${nbsp}`)}${isSampleIdentification(number) ? " (образец)" : ""}`

/** The state's page at which anybody checks a number, and its application. */
export const identificationCheck = { name: "Проверить УИН на сайте Пробирной палаты", url: "https://probpalata.gov.ru/" } as const
