/** `orderId` of the payment and success pages. */
export const readOrderNumber = (search: string): number | null => {
  const id = new URLSearchParams(search).get("orderId") ?? ""
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}
