import type { Address, SavedAddress } from "../postal/address-schema.ts"

export type AddressOperation =
  | {
      readonly kind: "save"
      readonly address: Address
      /** Address when the edit began; `null` for a new one. */
      readonly was: SavedAddress | null
      /** Saves despite changes made elsewhere. */
      readonly isSure: boolean
    }
  | { readonly kind: "remove"; readonly id: number }
  | { readonly kind: "prefer"; readonly id: number }

export type AddressListOperation = Exclude<AddressOperation, { readonly kind: "save" }>

/** `now` is the stored version, `null` if deleted. */
export type AddressMoved = { readonly _tag: "AddressMoved"; readonly now: SavedAddress | null }

/** Preserves changes of other tabs and devices. Returns the same list when nothing changes. */
export const afterOperation = (stored: ReadonlyArray<SavedAddress>, operation: AddressOperation): ReadonlyArray<Address> | AddressMoved => {
  switch (operation.kind) {
    case "remove":
      return stored.some(({ id }) => id === operation.id) ? stored.filter(({ id }) => id !== operation.id) : stored
    case "prefer":
      return stored.some(({ id, isDefault }) => id === operation.id && !isDefault)
        ? stored.map((address) => ({ ...address, isDefault: address.id === operation.id }))
        : stored
    case "save":
      return saved(stored, operation)
  }
}

const saved = (
  stored: ReadonlyArray<SavedAddress>,
  { address, isSure, was }: Extract<AddressOperation, { readonly kind: "save" }>
): ReadonlyArray<Address> | AddressMoved => {
  const current = was === null ? stored.find((other) => isSamePlace(other, address)) : stored.find(({ id }) => id === was.id)
  const isDone = current !== undefined && isSamePlace(current, address) && current.isDefault === address.isDefault
  if (isDone) return stored
  const hasMoved = was !== null && (current === undefined || !(isSamePlace(current, was) || isSamePlace(current, address)))
  if (hasMoved && !isSure) return { _tag: "AddressMoved", now: current ?? null }
  const next = { ...address, id: current?.id ?? null }
  const list = stored.map((other) => (other === current ? next : address.isDefault ? { ...other, isDefault: false } : other))
  return current === undefined ? [...list, next] : list
}

export const isSamePlace = (one: Address, other: Address): boolean =>
  (["country", "settlement", "street", "house", "building", "flat"] as const).every((part) => one[part] === other[part])
