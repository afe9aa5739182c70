import { describe, expect, it } from "vitest"
import { alertState, alertStates, isAbsent, isOpenAlert } from "../../../../core/domain/alerts/own-alert.ts"

describe("the state of an alert in its owner's list", () => {
  const open = { isConfirmed: true, isEnded: false, absence: null, price: 950_000, askedPrice: 950_000 }

  it.each([
    ["following", open],
    ["following", { ...open, price: 960_000 }],
    ["fell", { ...open, price: 949_999 }],
    ["waiting", { ...open, isConfirmed: false, price: 900_000 }],
    ["back", { ...open, isEnded: true, price: 900_000 }],
    ["sold", { ...open, absence: "sold" }],
    ["reserved", { ...open, isEnded: true, absence: "reserved" }],
    ["withdrawn", { ...open, isConfirmed: false, absence: "withdrawn" }]
  ] as const)("is %s for %o", (state, stored) => {
    expect(alertState(stored)).toBe(state)
  })

  it("is open, gone or back on sale", () => {
    expect(alertStates.filter((state) => isOpenAlert(state) === isAbsent(state))).toEqual(["back"])
  })
})
