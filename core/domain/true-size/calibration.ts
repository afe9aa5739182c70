/** ISO/IEC 7810 ID-1, the size of bank cards; millimetres. */
export const bankCard = { width: 53.98, length: 85.6, corner: 3.18 } as const

export type Calibration = {
  /** CSS pixels per millimetre. */
  readonly scale: number
  /** Device pixels per CSS pixel during the measurement; zooming the page changes it. */
  readonly ratio: number
}

/** CSS pixels per millimetre where an inch has 96. */
export const usualScale = 96 / 25.4

/** Steps from `usualScale`: each is a quarter of a per cent. */
export const steps = { least: -720, most: 720, coarse: 20 } as const

export const scaleAt = (step: number): number => usualScale * stepFactor ** step

export const stepOf = (scale: number): number => boundStep(Math.log(scale / usualScale) / Math.log(stepFactor))

export const boundStep = (step: number): number => Math.min(steps.most, Math.max(steps.least, Math.round(step)))

/** CSS pixels per millimetre on a page with this pixel ratio. */
export const scaleOn = (calibration: Calibration | null, ratio: number): number =>
  calibration === null ? usualScale : (calibration.scale * calibration.ratio) / ratio

/** Values that a screen can have. */
export const isCalibration = ({ ratio, scale }: Calibration): boolean =>
  scale >= scaleAt(steps.least - 1) && scale <= scaleAt(steps.most + 1) && isRatio(ratio)

/** Browsers zoom from 25 to 500 %, screens have up to 4 pixels for one. */
export const isRatio = (ratio: number): boolean => ratio >= 0.1 && ratio <= 25

const stepFactor = 1.0025
