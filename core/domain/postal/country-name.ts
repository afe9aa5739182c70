/** Needs no list of countries. */
export const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(["ru"], { type: "region" }).of(code) ?? code) : code
