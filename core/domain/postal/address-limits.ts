export const maxAddresses = 20

/** Characters per field. */
export const maxAddressLineLength = 120
