/**
 * How far two stones of one shape may differ and still be set side by side, as jewelers match stones for earrings: by the eye no difference
 * is seen then. Weight as a part of the whole, sides in millimetres, colour and clarity in steps of their scales.
 */
export const pairLimits = { weight: 0.05, millimetres: 0.2, color: 1, clarity: 2 } as const
