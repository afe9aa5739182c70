import { expect, test } from "vitest"
import { chunksAtOnce, inTurns } from "../../../core/domain/maintenance/in-turns.ts"

test("five are loaded at once, and a sixth waits until one of them has ended, successfully or not", async () => {
  const inTurn = inTurns(chunksAtOnce)
  const begun: Array<number> = []
  const ends: Array<{ readonly done: (value: null) => void; readonly fails: (reason: Error) => void }> = []
  const works = Array.from({ length: 7 }, (_, index) =>
    inTurn(() => {
      begun.push(index)
      return new Promise<null>((done, fails) => void ends.push({ done, fails }))
    })
  )
  const turn = () => new Promise((next) => setImmediate(next))
  await turn()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  ends[2]?.done(null)
  await turn()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  ends[0]?.fails(new Error("no network"))
  await expect(works[0]).rejects.toThrow("no network")
  await turn()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
})
