export type ListKind = "diamonds" | "jewelry" | "frames" | "fitting"

type Forms = { readonly [K in ListKind]: readonly [string, string, string] }

export const countedAs: Forms = {
  diamonds: ["бриллиант", "бриллианта", "бриллиантов"],
  jewelry: ["изделие", "изделия", "изделий"],
  frames: ["оправа", "оправы", "оправ"],
  fitting: ["бриллиант", "бриллианта", "бриллиантов"]
}

export const statusForms: Forms = {
  ...countedAs,
  fitting: ["бриллиант подходит", "бриллианта подходят", "бриллиантов подходят"]
}
