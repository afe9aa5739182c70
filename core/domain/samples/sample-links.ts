/** First match wins. Imports nothing, because it runs before the shop's code. */
const pages: ReadonlyArray<readonly [path: RegExp, sample: string]> = [
  [/^\/personal\/profile\/?/, "/account"],
  [/^\/personal\/delivery-address\/?/, "/account-address"],
  [/^\/personal\/diamond-to-order\/?/, "/account-diamond"],
  [/^\/personal\/order-history\/\d+\/?/, "/account-order"],
  [/^\/personal\/order-history\/?/, "/account-orders"],
  [/^\/wishlist\/?/, "/favorites"],
  [/^\/cart\/checkout\/?/, "/checkout"],
  [/^\/cart\/pay\/?/, "/pay"],
  [/^\/cart\/success\/?/, "/thanks"]
]

/** Keeps the query; returns addresses without a sample unchanged. */
export const sampleLink = (address: string): string => {
  const [path, sample] = pages.find(([start]) => start.test(address)) ?? []
  return path === undefined || sample === undefined ? address : address.replace(path, sample)
}
