import { expect, test } from "vitest"
import { isMyTurn, isTouched, itemsOfTurn } from "../support/share.ts"

test("a name belongs to one turn of three, and to every run without a turn", () => {
  const turnsOf = (name: string) => ["0", "1", "2"].filter((turn) => isMyTurn(name, { TEST_TURN: turn }))
  expect(["a.test.ts", "b.test.ts", "c.test.ts"].map((name) => turnsOf(name).length)).toEqual([1, 1, 1])
  expect(isMyTurn("a.test.ts", {})).toBe(true)
  expect(() => isMyTurn("a.test.ts", { TEST_TURN: "all" })).toThrow(/--turn: 0, 1 or 2/)
})

test("touched capabilities are those of the list, all by «all» or without one, and none if it is empty", () => {
  expect(["cart", "orders", "order"].filter((each) => isTouched(each, { TEST_TOUCHED: "cart,orders" }))).toEqual(["cart", "orders"])
  expect([{}, { TEST_TOUCHED: "all" }, { TEST_TOUCHED: "" }].map((variables) => isTouched("cart", variables))).toEqual([true, true, false])
})

test("a sweep takes each item once in three turns, at least one at a time, and all of them where its subject has changed", () => {
  const items = ["a", "b", "c", "d", "e", "f", "g"]
  const taken = (TEST_TURN: string, TEST_TOUCHED: string, of = items) =>
    itemsOfTurn(of, (item) => item, ["server/cart"], { TEST_TURN, TEST_TOUCHED })
  expect(["0", "1", "2"].flatMap((turn) => taken(turn, "")).toSorted()).toEqual(items)
  expect(["0", "1", "2"].map((turn) => taken(turn, "", ["a"]))).toEqual([["a"], ["a"], ["a"]])
  expect([taken("0", "orders,server/cart"), taken("1", "all")]).toEqual([items, items])
})
