export const addressesMost = 20

/** Characters per field. */
export const addressLineMost = 120
