/** The name of a country by its ISO 3166 code, where the shop's own list of them has not come. */
export const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(["ru"], { type: "region" }).of(code) ?? code) : code
