import type { Address, KeptAddress } from "../postal/address-schema.ts"

/** A change of the list, as the shopper meant it. */
export type AddressOperation =
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

/** An operation to an address that the list already has; what is typed is saved by the form. */
export type AddressListOperation = Exclude<AddressOperation, { readonly kind: "save" }>

/** The address that is being changed was changed elsewhere, or deleted there: `now` is what is kept. */
export type AddressMoved = { readonly _tag: "AddressMoved"; readonly now: KeptAddress | null }

/**
 * The list after an operation, upon what is kept now: what another tab or device has done meanwhile stays. What changes nothing gives the same list, so a
 * operation whose answer was lost can be done again.
 */
export const afterOperation = (kept: ReadonlyArray<KeptAddress>, operation: AddressOperation): ReadonlyArray<Address> | AddressMoved => {
  switch (operation.kind) {
    case "remove":
      return kept.some(({ id }) => id === operation.id) ? kept.filter(({ id }) => id !== operation.id) : kept
    case "prefer":
      return kept.some(({ id, isDefault }) => id === operation.id && !isDefault)
        ? kept.map((address) => ({ ...address, isDefault: address.id === operation.id }))
        : kept
    case "save":
      return saved(kept, operation)
  }
}

const saved = (
  kept: ReadonlyArray<KeptAddress>,
  { address, isSure, was }: Extract<AddressOperation, { readonly kind: "save" }>
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
