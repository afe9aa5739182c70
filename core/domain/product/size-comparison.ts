/** One-rouble coin since 1997 (Bank of Russia), millimetres. */
export const coinDiameter = 20.5

/** Ring finger, about ring size 17, millimetres. */
export const fingerWidth = 17

/** Millimetres. Sheets are equally wide, so that stones can be compared; `coin` and `finger` are heights. */
export const sheet = { width: 46, coin: 26, finger: 34 } as const

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Stone = { readonly length: number; readonly width: number }

/** Centred beside the coin. */
export const boxBesideCoin = ({ length, width }: Stone): Box => ({
  x: round((coinRight + sheet.width - width) / 2),
  y: round((sheet.coin - length) / 2),
  width,
  height: length
})

export const coinMiddle = { x: 2 + coinDiameter / 2, y: sheet.coin / 2 } as const

/** Centred over the band. */
export const onFinger = ({ length, width }: Stone): Box => ({
  x: round((sheet.width - width) / 2),
  y: round(bandLevel - length / 2),
  width,
  height: length
})

/** Middle of the band from the top, millimetres. */
export const bandLevel = 22

const coinRight = coinMiddle.x + coinDiameter / 2

const round = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
