import fc from "fast-check"
import { expect, test } from "vitest"
import { planMerge } from "../../../../core/domain/cart/merged-lines.ts"

const line = (id: string, isAside = false) => ({ id, isAside })

test("a guest's lines are added in order; those without room are put aside, up to the limit, and then wait", () => {
  const guest = ["c", "d", "e", "f"].map((id) => line(id))
  expect(planMerge([line("a"), line("x", true)], guest, 2)).toEqual({ asTheyAre: ["c"], aside: ["d"] })
})

test("lines that both have take no extra room", () => {
  expect(planMerge([line("a"), line("b")], [line("a"), line("b", true), line("c")], 2)).toEqual({ asTheyAre: ["a", "b"], aside: ["c"] })
})

test("lines put aside by the user are added if there is room, and remain aside in a full cart", () => {
  expect(planMerge([line("a", true)], [line("a")], 1)).toEqual({ asTheyAre: ["a"], aside: [] })
  expect(planMerge([line("b"), line("a", true)], [line("a")], 1)).toEqual({ asTheyAre: [], aside: ["a"] })
})

test("neither the cart nor the aside list exceeds its limit, and nothing is added twice", () => {
  const lines = fc.uniqueArray(fc.record({ id: fc.constantFrom(..."abcdefghij"), isAside: fc.boolean() }), { selector: ({ id }) => id })
  fc.assert(
    fc.property(lines, lines, (own, guest) => {
      const most = Math.max(3, own.filter(({ isAside }) => isAside).length, own.filter(({ isAside }) => !isAside).length)
      const { asTheyAre, aside } = planMerge(own, guest, most)
      const places = new Map(own.map(({ id, isAside }) => [id, isAside]))
      for (const { id, isAside } of guest) {
        const comesAside = aside.includes(id) || isAside
        if ([...asTheyAre, ...aside].includes(id)) places.set(id, (places.get(id) ?? true) && comesAside)
      }
      const count = (isAside: boolean) => [...places.values()].filter((each) => each === isAside).length
      expect([count(false) <= most, count(true) <= most]).toEqual([true, true])
      expect(new Set([...asTheyAre, ...aside]).size).toBe(asTheyAre.length + aside.length)
    })
  )
})
