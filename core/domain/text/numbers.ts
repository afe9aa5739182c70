/** Numbers as Russian print has them: decimal comma, thousands apart by a no-break space, the unit after one. Written without ICU, so that the server and every browser give the same characters. */
export const nbsp = "\u00A0"

/** A number with exactly `digits` decimals: 1234.5 → `1 234,50`. */
export const formatNumber = (value: number, digits: number): string => {
  const [whole = "0", fraction] = Math.abs(value).toFixed(digits).split(".")
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, nbsp)
  const unsigned = fraction === undefined ? grouped : `${grouped},${fraction}`
  return value < 0 && /[1-9]/.test(unsigned) ? `−${unsigned}` : unsigned
}

/** `1,02 карата`: a mass is told to the hundredth, and a fraction takes the genitive singular. */
export const formatCarats = (carats: number): string => `${formatNumber(carats, 2)}${nbsp}карата`

/** One size or several in one line, to the hundredth, as laboratories measure stones: `6,48 × 6,51 × 3,99 мм`. */
export const formatMillimetres = (...sizes: readonly [number, ...ReadonlyArray<number>]): string =>
  `${sizes.map((size) => formatNumber(size, 2)).join(`${nbsp}×${nbsp}`)}${nbsp}мм`

/** The measures of a piece, to the tenth: `1,8 мм`, `4 мм`. */
export const formatWorkshopSize = (millimetres: number): string => `${formatTenths(millimetres)}${nbsp}мм`

/** To one decimal, a zero one left out: `61,5 %`, `57 %`. */
export const formatPercent = (percent: number): string => `${formatTenths(percent)}${nbsp}%`

/** To one decimal, as laboratories measure angles: `34,6°`, `41,0°`. */
export const formatDegrees = (degrees: number): string => `${formatNumber(degrees, 1)}°`

/** To one decimal, a zero one left out; the unit stands elsewhere: `61,5`, `57`. */
export const formatTenths = (value: number): string => formatNumber(value, 1).replace(/,0$/, "")
