import { describe, expect, it } from "vitest"
import { afterOperation } from "../../../../core/domain/account/address-operations.ts"
import type { SavedAddress } from "../../../../core/domain/postal/address-schema.ts"
import { home, office } from "../../../../qa/samples/addresses.ts"

const stored = [home, office]
const save = (address: object, was: SavedAddress | null, isSure = false) =>
  afterOperation(stored, { kind: "save", address: { ...home, isDefault: false, ...address }, was, isSure })

describe("a new address", () => {
  it("is appended", () => {
    expect(save({ id: null, house: "14" }, null)).toEqual([home, office, { ...home, id: null, house: "14", isDefault: false }])
  })

  it("[ADDR-005] as the default takes the flag from the others", () => {
    expect(save({ id: null, house: "14", isDefault: true }, null)).toMatchObject([
      { id: 7, isDefault: false },
      { id: 8, isDefault: false },
      { id: null, isDefault: true }
    ])
  })

  it("that exists already is not added again: the first answer was lost", () => {
    expect(save({ ...office, id: null }, null)).toBe(stored)
    expect(save({ ...office, id: null, isDefault: true }, null)).toMatchObject([
      { id: 7, isDefault: false },
      { id: 8, isDefault: true }
    ])
  })
})

describe("a changed address", () => {
  it("preserves its place and id", () => {
    expect(save({ ...office, flat: "3" }, office)).toEqual([home, { ...office, flat: "3" }])
  })

  it("is not changed twice: the first answer was lost", () => {
    expect(save(office, { ...office, house: "1" })).toBe(stored)
  })

  it("that changed elsewhere meanwhile is overwritten only after confirmation", () => {
    const was = { ...office, house: "1" }
    expect(save({ ...office, house: "2" }, was)).toEqual({ _tag: "AddressMoved", now: office })
    expect(save({ ...office, house: "2" }, was, true)).toMatchObject([{ id: 7 }, { id: 8, house: "2" }])
  })

  it("that was deleted elsewhere meanwhile is added again only after confirmation", () => {
    const was = { ...office, id: 9 }
    expect(save({ ...office, id: 9, house: "2" }, was)).toEqual({ _tag: "AddressMoved", now: null })
    expect(save({ ...office, id: 9, house: "2" }, was, true)).toMatchObject([{ id: 7 }, { id: 8 }, { id: null, house: "2" }])
  })

  it("does not conflict if only another default took its flag", () => {
    expect(save({ ...office, house: "2" }, { ...office, isDefault: true })).toMatchObject([{ id: 7 }, { id: 8, house: "2" }])
  })
})

describe("the list", () => {
  it("is the rest after a deletion, and unchanged if the address is already deleted", () => {
    expect(afterOperation(stored, { kind: "remove", id: 8 })).toEqual([home])
    expect(afterOperation(stored, { kind: "remove", id: 9 })).toBe(stored)
  })

  it("[ADDR-005] has one default, and is unchanged if it is the default already", () => {
    expect(afterOperation(stored, { kind: "prefer", id: 8 })).toEqual([
      { ...home, isDefault: false },
      { ...office, isDefault: true }
    ])
    expect(afterOperation(stored, { kind: "prefer", id: 7 })).toBe(stored)
    expect(afterOperation(stored, { kind: "prefer", id: 9 })).toBe(stored)
  })
})
