import type { AddressHints } from "../../core/services/address-hints.ts"

/** What «моск» may mean: a city, and a street of it. */
export const addressHints: AddressHints = [
  { value: "Москва", settlement: "Москва", street: null, house: null },
  { value: "Москва, Тверская улица", settlement: "Москва", street: "Тверская улица", house: null }
]
