import type { Address, KeptAddress } from "../postal/address-schema.ts"

/** What a shopper does to the list. */
export type AddressDeed =
  | {
      readonly kind: "save"
      readonly address: Address
      /** As it stood when its shopper began to change it; `null` where a new one is added. */
      readonly was: KeptAddress | null
      /** It is kept as it was typed, whatever has become of it meanwhile. */
      readonly isSure: boolean
    }
  | { readonly kind: "remove"; readonly id: number }
  | { readonly kind: "prefer"; readonly id: number }

/** A deed to an address that the list already has; what is typed is saved by the form. */
export type ListDeed = Exclude<AddressDeed, { readonly kind: "save" }>

/** The address that is being changed was changed elsewhere, or deleted there: `now` is what is kept. */
export type AddressMoved = { readonly _tag: "AddressMoved"; readonly now: KeptAddress | null }

/**
 * The list after a deed, upon what is kept now: what another tab or device has done meanwhile stays. What changes nothing gives the same list, so a
 * deed whose answer was lost can be done again.
 */
export const afterDeed = (kept: ReadonlyArray<KeptAddress>, deed: AddressDeed): ReadonlyArray<Address> | AddressMoved => {
  switch (deed.kind) {
    case "remove":
      return kept.some(({ id }) => id === deed.id) ? kept.filter(({ id }) => id !== deed.id) : kept
    case "prefer":
      return kept.some(({ id, isDefault }) => id === deed.id && !isDefault)
        ? kept.map((address) => ({ ...address, isDefault: address.id === deed.id }))
        : kept
    case "save":
      return saved(kept, deed)
  }
}

const saved = (
  kept: ReadonlyArray<KeptAddress>,
  { address, isSure, was }: Extract<AddressDeed, { readonly kind: "save" }>
): ReadonlyArray<Address> | AddressMoved => {
  const own = was === null ? kept.find((other) => isSamePlace(other, address)) : kept.find(({ id }) => id === was.id)
  const isDone = own !== undefined && isSamePlace(own, address) && own.isDefault === address.isDefault
  if (isDone) return kept
  const hasMoved = was !== null && (own === undefined || !(isSamePlace(own, was) || isSamePlace(own, address)))
  if (hasMoved && !isSure) return { _tag: "AddressMoved", now: own ?? null }
  const mine = { ...address, id: own?.id ?? null }
  const others = kept.map((other) => (other === own ? mine : address.isDefault ? { ...other, isDefault: false } : other))
  return own === undefined ? [...others, mine] : others
}

/** Whether two addresses lead to the same door. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  (["country", "settlement", "street", "house", "building", "flat"] as const).every((part) => one[part] === other[part])
