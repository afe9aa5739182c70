export type ListKind = "diamonds" | "jewelry" | "frames" | "fitting"

type Forms = { readonly [K in ListKind]: readonly [string, string, string] }

/** Russian plural forms of the noun counted in each list. */
export const countedAs: Forms = {
  diamonds: ["бриллиант", "бриллианта", "бриллиантов"],
  jewelry: ["изделие", "изделия", "изделий"],
  frames: ["оправа", "оправы", "оправ"],
  fitting: ["бриллиант", "бриллианта", "бриллиантов"]
}

/** Plural forms for the count of a list. */
export const statusForms: Forms = {
  ...countedAs,
  fitting: ["бриллиант подходит", "бриллианта подходят", "бриллиантов подходят"]
}
