import { expect, test } from "vitest"
import { chunksAtOnce, limitConcurrency } from "../../../core/domain/maintenance/limit-concurrency.ts"

test("five are loaded at once, and a sixth waits until one of them has ended, successfully or not", async () => {
  const inTurn = limitConcurrency(chunksAtOnce)
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

test("a call made between the end of a task and the start of the next does not run beside that one", async () => {
  const inTurn = limitConcurrency(1)
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running -= 1
  }
  const end = Promise.withResolvers<void>()
  const first = inTurn(() => end.promise)
  const second = inTurn(work)
  end.resolve()
  const third = Promise.resolve().then(() => inTurn(work))
  await Promise.all([first, second, third])
  expect(most).toBe(1)
})
