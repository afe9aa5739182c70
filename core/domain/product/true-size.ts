/** One-rouble coin in millimetres (Bank of Russia, minted since 1997). */
export const coinDiameter = 20.5

/** Approximate ring finger, in millimetres: ring size 17. */
export const fingerWidth = 17

/** Millimetres; equally wide, so that both sheets compare. */
export const sheet = { width: 46, coin: 26, finger: 34 } as const

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Stone = { readonly length: number; readonly width: number }

/** Vertically aligned with the coin, centred in the remaining space. */
export const besideCoin = ({ length, width }: Stone): Box => ({
  x: round((coinRight + sheet.width - width) / 2),
  y: round((sheet.coin - length) / 2),
  width,
  height: length
})

export const coinMiddle = { x: 2 + coinDiameter / 2, y: sheet.coin / 2 } as const

/** Centred over the ring's band. */
export const onFinger = ({ length, width }: Stone): Box => ({
  x: round((sheet.width - width) / 2),
  y: round(bandLevel - length / 2),
  width,
  height: length
})

/** Middle of the band from the top, in millimetres. */
export const bandLevel = 22

const coinRight = coinMiddle.x + coinDiameter / 2

const round = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
