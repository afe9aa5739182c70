/** What one line costs. */
export type Costed = { readonly price: number; readonly quantity: number }

/** The money of an order in roubles: the prices are the shop's, never the shopper's. */
export type OrderMoney = { readonly items: number; readonly delivery: number; readonly total: number }

export const orderMoney = (lines: ReadonlyArray<Costed>, delivery: number): OrderMoney => {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { items, delivery, total: items + delivery }
}
