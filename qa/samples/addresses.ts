import type { SavedAddress } from "../../core/domain/postal/address-schema.ts"
import type { AddressBook } from "../../core/services/account/address-book.ts"
import type { AddressHints } from "../../core/services/account/address-hints.ts"

/** Suggestions for «моск»: a city, and a street of it. */
export const addressHints: AddressHints = [
  { value: "Москва", settlement: "Москва", street: null, house: null },
  { value: "Москва, Тверская улица", settlement: "Москва", street: "Тверская улица", house: null }
]

/** Anna's home: the address to which her orders go. */
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

/** Anna's office. */
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

/** An address as a form sends it, new and the default one. */
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
