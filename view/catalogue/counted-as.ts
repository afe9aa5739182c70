/** Lists that have filters. */
export type ListKind = "diamonds" | "jewelry" | "frames" | "fitting"

type Forms = { readonly [K in ListKind]: readonly [string, string, string] }

/** Noun counted in each list, in the three Russian plural forms. */
export const countedAs: Forms = {
  diamonds: ["бриллиант", "бриллианта", "бриллиантов"],
  jewelry: ["изделие", "изделия", "изделий"],
  frames: ["оправа", "оправы", "оправ"],
  fitting: ["бриллиант", "бриллианта", "бриллиантов"]
}

/** Plural forms for the status of a list, with a verb for stones that fit a frame. */
export const statusForms: Forms = {
  ...countedAs,
  fitting: ["бриллиант подходит", "бриллианта подходят", "бриллиантов подходят"]
}
