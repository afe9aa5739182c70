/** The order in the query of the pages of payment and of success: digits only; `null` where there is none. */
export const readOrderNumber = (search: string): number | null => {
  const id = new URLSearchParams(search).get("orderId") ?? ""
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}
