/** Address of the list of requests for diamonds (RT-120). */
export const diamondOrdersPath = "/personal/diamond-to-order/"

/** Address of one request. */
export const diamondOrderPath = (id: number): string => `${diamondOrdersPath}${id}/`

/** Address of the form of a new request. */
export const newDiamondOrderPath = `${diamondOrdersPath}new/`
