/** Diameter of the coin of one rouble, in millimetres (ГОСТ of the Bank of Russia, minted since 1997). */
export const coinDiameter = 20.5

/** The inner diameter of a ring of the size 17, which is about how wide a ring finger is. */
export const fingerWidth = 17

/** In millimetres; of the sheet on which the stone lies beside the coin, or on the finger. Both sheets are as wide, so they compare. */
export const sheet = { width: 46, coin: 26, finger: 34 } as const

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Stone = { readonly length: number; readonly width: number }

/** Where a stone lies beside the coin: its middle level with the coin's, in the middle of what the coin leaves free. */
export const besideCoin = ({ length, width }: Stone): Box => ({
  x: round((coinRight + sheet.width - width) / 2),
  y: round((sheet.coin - length) / 2),
  width,
  height: length
})

/** Where the coin's middle is. */
export const coinMiddle = { x: 2 + coinDiameter / 2, y: sheet.coin / 2 } as const

/** Where it lies on the finger: over the ring's band, in the middle. */
export const onFinger = ({ length, width }: Stone): Box => ({
  x: round((sheet.width - width) / 2),
  y: round(bandLevel - length / 2),
  width,
  height: length
})

/** How far down the finger the middle of the band is. */
export const bandLevel = 22

const coinRight = coinMiddle.x + coinDiameter / 2

const round = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
