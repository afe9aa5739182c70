/** Used when the shop's own list is not loaded. */
export const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(["ru"], { type: "region" }).of(code) ?? code) : code
