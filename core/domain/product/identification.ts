import { nbsp } from "../text/numbers.ts"

/** УИН: number in the state register of precious metals and stones. */
export const isIdentification = (text: string): boolean => /^\d{16}$/.test(text)

/** The demonstration shop's numbers are not in the register. */
export const isSampleIdentification = (number: string): boolean => number.startsWith("0000")

/** «0000 0000 0001 6087», with a note for samples. */
export const formatIdentification = (number: string): string =>
  `${number.replaceAll(/\d{4}(?=\d)/g, `$&${nbsp}`)}${isSampleIdentification(number) ? " (образец)" : ""}`

export const identificationCheck = { name: "Проверить УИН на сайте Пробирной палаты", url: "https://probpalata.gov.ru/" } as const
