/** Paths of the shop that have a sample page; what stands first decides. It imports nothing: a sample page has it before the shop's own code. */
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

/** Address of the sample page that stands for an address of the shop, with its query; the address itself where there is no sample of it. */
export const sampleLink = (address: string): string => {
  const [path, sample] = pages.find(([start]) => start.test(address)) ?? []
  return path === undefined || sample === undefined ? address : address.replace(path, sample)
}
