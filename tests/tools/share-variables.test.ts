import { describe, expect, test } from "vitest"
import { isMyTurn, isTouched } from "../support/share.ts"

const names = Array.from({ length: 3_000 }, (_, index) => `tests/server/cart/${index}.test.ts`)

describe("the turn of a run", () => {
  test("is one of three thirds that have every name once between them", () => {
    const thirds = ["0", "1", "2"].map((turn) => names.filter((name) => isMyTurn(name, { TEST_TURN: turn })))
    for (const third of thirds) expect(Math.abs(third.length - 1_000)).toBeLessThan(100)
    expect(thirds.flat().toSorted()).toEqual(names.toSorted())
  })

  test("depends on the name alone", () => {
    const turns = names.slice(0, 6).map((name) => ["0", "1", "2"].find((turn) => isMyTurn(name, { TEST_TURN: turn })))
    expect(turns).toEqual(["0", "0", "2", "1", "1", "2"])
  })

  test("is every name without the variable; another value is a mistake", () => {
    expect(names.every((name) => isMyTurn(name, {}))).toBe(true)
    for (const turn of ["", "3", "all"]) expect(() => isMyTurn("name", { TEST_TURN: turn })).toThrow("TEST_TURN must be 0, 1 or 2")
  })
})

describe("touched capabilities", () => {
  test("are those that the variable lists", () => {
    const touched = ["cart", "orders", "account", "order"].filter((each) => isTouched(each, { TEST_TOUCHED: "cart,orders" }))
    expect(touched).toEqual(["cart", "orders"])
  })

  test("are all without the variable or by «all», and none where it is empty", () => {
    expect([{}, { TEST_TOUCHED: "all" }, { TEST_TOUCHED: "" }].map((variables) => isTouched("cart", variables))).toEqual([
      true,
      true,
      false
    ])
  })
})
