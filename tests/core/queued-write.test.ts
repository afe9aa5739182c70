import { Effect } from "effect"
import { expect, it } from "vitest"
import { queuedWrite } from "../../core/services/queued-write.ts"

const send = queuedWrite((write: string) => Effect.succeed(`${write} is sent`))

it("the first write of a queue is sent", async () => {
  expect(await Effect.runPromise(send("an add"))).toBe("an add is sent")
})

it("an empty queue is a bug of the caller", async () => {
  await expect(Effect.runPromise(send(undefined))).rejects.toThrow("there is nothing to send")
})
