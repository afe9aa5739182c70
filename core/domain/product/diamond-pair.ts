/** Largest invisible differences within a pair: fraction of weight, side in millimetres, steps of colour and clarity. */
export const pairLimits = { weight: 0.05, millimetres: 0.2, color: 1, clarity: 2 } as const
