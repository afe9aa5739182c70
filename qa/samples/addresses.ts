import type { SavedAddress } from "../../core/domain/postal/address-schema.ts"
import type { AddressBook } from "../../core/services/account/address-book.ts"
import type { AddressHints } from "../../core/services/account/address-hints.ts"

/** Suggestions for «моск»: a city and a street. */
export const addressHints: AddressHints = [
  { value: "Москва", settlement: "Москва", street: null, house: null },
  { value: "Москва, Тверская улица", settlement: "Москва", street: "Тверская улица", house: null }
]

/** Address of Anna's orders. */
export const home: SavedAddress = {
  id: 7,
  country: "RU",
  settlement: "Москва",
  street: "Тверская улица",
  house: "12",
  building: null,
  flat: "5",
  isDefault: true
}

export const office: SavedAddress = {
  ...home,
  id: 8,
  settlement: "Санкт-Петербург",
  street: "Невский проспект",
  house: "28",
  flat: null,
  isDefault: false
}

export const addressBook: AddressBook = { addresses: [home, office], revision: 2 }

/** Address from a form: new, the default one. */
export const wishedAddress = {
  id: null,
  country: "RU",
  settlement: "Мирный",
  street: "Ленинградский проспект",
  house: "1",
  building: null,
  flat: null,
  isDefault: true
}
