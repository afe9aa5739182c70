/** Kinds of lists that have filters. */
export type ListKind = "diamonds" | "jewelry" | "frames" | "fitting"

type Forms = { readonly [K in ListKind]: readonly [string, string, string] }

/** What is counted in each kind of list, in the three forms of Russian. */
export const countedAs: Forms = {
  diamonds: ["бриллиант", "бриллианта", "бриллиантов"],
  jewelry: ["изделие", "изделия", "изделий"],
  frames: ["оправа", "оправы", "оправ"],
  fitting: ["бриллиант", "бриллианта", "бриллиантов"]
}

/** The same as a list says how many it has: what fits a frame is named so. */
export const statusForms: Forms = {
  ...countedAs,
  fitting: ["бриллиант подходит", "бриллианта подходят", "бриллиантов подходят"]
}
