/**
 * Sellmeier equation by Peter, Z. Phys. 15 (1923) 358: n² = 1 + 0.3306 w² / (w² − 0.1750²) + 4.3356 w² / (w² − 0.1060²), w in micrometres. 2.417 at
 * 589 nm.
 */
export const refractiveIndexAt = (nanometres: number): number => {
  const square = (nanometres / 1000) ** 2
  return Math.sqrt(1 + (0.3306 * square) / (square - 0.175 ** 2) + (4.3356 * square) / (square - 0.106 ** 2))
}

/** Nanometres; the trade's lines for dispersion (0.044 for diamond). */
export const fraunhofer = { B: 686.7, G: 430.8 } as const

/** Fresnel's equations, unpolarised light; `cosine` of the incidence, `ratio` of incoming to other index. 1 beyond the critical angle. */
export const reflectance = (cosine: number, ratio: number): number => {
  const sineSquared = ratio * ratio * (1 - cosine * cosine)
  if (sineSquared >= 1) return 1
  const inner = Math.sqrt(1 - sineSquared)
  const across = (ratio * cosine - inner) / (ratio * cosine + inner)
  const along = (cosine - ratio * inner) / (cosine + ratio * inner)
  return (across * across + along * along) / 2
}
