export const nbsp = "\u00A0"
export const nbhyphen = "\u2011"

/** Does not break at a line's end; for display, not for dialling or copying. */
export const unbroken = (text: string): string => text.replaceAll("-", nbhyphen).replaceAll(" ", nbsp)

/** `1 234,50`, without ICU, so that server and browsers print the same characters. */
export const formatNumber = (value: number, digits: number): string => {
  const [whole = "0", fraction] = Math.abs(value).toFixed(digits).split(".")
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, nbsp)
  const unsigned = fraction === undefined ? grouped : `${grouped},${fraction}`
  return value < 0 && /[1-9]/.test(unsigned) ? `−${unsigned}` : unsigned
}

/** `0,5`, `1,25`: keeps the number's decimals. */
export const formatShortest = (value: number): string => formatNumber(value, String(value).split(".")[1]?.length ?? 0)

/** `1,02 карата`: two decimals take the genitive singular. */
export const formatCarats = (carats: number): string => `${formatNumber(carats, 2)}${nbsp}карата`

/** `6,48 × 6,51 × 3,99 мм`. */
export const formatMillimetres = (...sizes: readonly [number, ...ReadonlyArray<number>]): string =>
  `${sizes.map((size) => formatNumber(size, 2)).join(`${nbsp}×${nbsp}`)}${nbsp}мм`

/** `1,8 мм`, `4 мм`. */
export const formatWorkshopSize = (millimetres: number): string => `${formatTenths(millimetres)}${nbsp}мм`

/** `61,5 %`, `57 %`. */
export const formatPercent = (percent: number): string => `${formatTenths(percent)}${nbsp}%`

/** `34,6°`, `41,0°`. */
export const formatDegrees = (degrees: number): string => `${formatNumber(degrees, 1)}°`

/** `61,5`, `57`. */
export const formatTenths = (value: number): string => formatNumber(value, 1).replace(/,0$/, "")
