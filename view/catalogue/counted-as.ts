import type { CatalogueProps } from "./catalogue.tsx"

/** What is counted in each kind of list, in the three forms of Russian. */
export const countedAs: { readonly [K in CatalogueProps["kind"]]: readonly [string, string, string] } = {
  diamonds: ["бриллиант", "бриллианта", "бриллиантов"],
  jewelry: ["изделие", "изделия", "изделий"],
  frames: ["оправа", "оправы", "оправ"],
  fitting: ["бриллиант", "бриллианта", "бриллиантов"]
}
