import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isOpenQuickOrder,
  moveQuickOrder,
  type QuickOrderMove,
  quickOrderMoves,
  type QuickOrderState
} from "../../../../core/domain/orders/quick-order.ts"

describe("a quick order", () => {
  it("progresses until it ends, and then does not change; a repeated move counts once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...quickOrderMoves), { maxLength: 8 }), (moves) => {
        let state: QuickOrderState = "asked"
        for (const move of moves) {
          const before: QuickOrderState = state
          const moved = moveQuickOrder(before, move)
          if (typeof moved === "object" && "to" in moved) state = moved.to
          if (!isOpenQuickOrder(before)) expect(state).toBe(before)
          if (isOpenQuickOrder(before)) expect(moveQuickOrder(state, move)).toBe("alreadyThere")
        }
      })
    )
  })

  it.each<[QuickOrderState, QuickOrderMove, unknown]>([
    ["asked", "work", { to: "inWork" }],
    ["asked", "done", { to: "done" }],
    ["inWork", "cancel", { to: "cancelled" }],
    ["done", "work", { refusal: "Заявка уже закрыта: выполнена" }],
    ["cancelled", "cancel", "alreadyThere"]
  ])("that is %s: %s", (from, move, expected) => expect(moveQuickOrder(from, move)).toEqual(expected))
})
