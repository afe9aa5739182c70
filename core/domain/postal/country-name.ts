/** Fallback without the shop's own list. */
export const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(["ru"], { type: "region" }).of(code) ?? code) : code
