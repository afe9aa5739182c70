/** How many addresses one shopper keeps. */
export const addressesMost = 20

/** The longest line of a field. */
export const addressLineMost = 120
