import type { Category } from "./jewelry.ts"

/** Closest first. */
export const matchingCategories: { readonly [C in Category]: ReadonlyArray<Category> } = {
  "pomolvochnoe-kolco": ["obruchalnoe-kolco", "sergi", "podveska", "braslet"],
  kolco: ["sergi", "podveska", "braslet", "kole"],
  "obruchalnoe-kolco": ["pomolvochnoe-kolco", "sergi", "podveska", "braslet"],
  sergi: ["podveska", "kolco", "braslet", "kole"],
  "odinochnye-sergi": ["odinochnye-sergi", "podveska", "kolco", "braslet"],
  podveska: ["sergi", "kolco", "braslet", "odinochnye-sergi"],
  kole: ["sergi", "braslet", "kolco", "brosh"],
  braslet: ["sergi", "kolco", "podveska", "kole"],
  brosh: ["sergi", "kole", "braslet", "kolco"]
}
