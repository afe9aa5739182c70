import { Effect } from "effect"
import { expect, it } from "vitest"
import type { LiveStone } from "../../../core/domain/live-stone/live-stone.ts"
import { measureFace } from "../../../core/domain/optics/face.ts"
import { measureStones } from "../../../core/services/product/measure-stones.ts"
import { ovalStone, roundStone } from "../../../qa/samples/live-stones.ts"
import { solid } from "../../support/optics/solids.ts"

const measured = (stones: ReadonlyArray<LiveStone>) => Effect.runPromise(measureStones(stones))

it("measures each stone as the optical model does on a grid of 48", async () => {
  const expected = [roundStone, ovalStone].map((stone) => measureFace(solid(stone), 48))
  expect(expected[0]).not.toEqual(expected[1])
  expect(await measured([roundStone, ovalStone])).toEqual(expected)
})

it("measures nothing for no stones", async () => {
  expect(await measured([])).toEqual([])
})

it.each([
  ["table", { table: 20 }, "table: from 30 to 85, given 20"],
  ["crownAngle", { crownAngle: 60 }, "crownAngle: from 10 to 55, given 60"],
  ["pavilionAngle", { pavilionAngle: 70 }, "pavilionAngle: from 25 to 65, given 70"],
  ["girdle", { girdle: 0 }, "girdle: from 0.1 to 20, given 0"],
  ["ratio", { ratio: 3.5 }, "ratio: from 0.8 to 3, given 3.5"]
] as const)("fails with the field %s of impossible proportions, of any of the stones", async (_, impossible, message) => {
  const program = Effect.flip(measureStones([ovalStone, { ...ovalStone, ...impossible }]))
  expect(await Effect.runPromise(program)).toEqual({ _tag: "ImpossibleStone", message })
})

it("lets other tasks run until it ends", async () => {
  await measured([])
  let [isDone, tasks] = [false, 0]
  const countTasks = () => {
    tasks += 1
    if (!isDone) setTimeout(countTasks)
  }
  setTimeout(countTasks)
  await measured([roundStone])
  isDone = true
  expect(tasks).toBeGreaterThan(5)
})

it("stops between two slices when it is interrupted", async () => {
  const stop = new AbortController()
  const running = Effect.runPromiseExit(measureStones(Array.from({ length: 20 }, () => roundStone)), { signal: stop.signal })
  setTimeout(() => stop.abort())
  expect((await running)._tag).toBe("Failure")
})
