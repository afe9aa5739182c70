import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { saveDataCopy } from "../../../core/services/account/data-copy.ts"
import { Api, makeApi } from "../../../core/services/ports/api.ts"
import { Downloads } from "../../../core/services/ports/downloads.ts"
import { user } from "../../../qa/samples/user.ts"

it("the data are saved as a file with the current date, and the outcome does not contain them", async () => {
  const files: Array<readonly [name: string, text: string]> = []
  const copy = { madeAt: "2026-11-27T10:15:00.000Z", profile: user }
  const api = makeApi(() => Effect.succeed(copy as never))
  const downloads = Layer.succeed(Downloads, { save: (name, text) => Effect.sync(() => void files.push([name, text])) })
  const outcome = await Effect.runPromise(Effect.provide(saveDataCopy(), Layer.merge(Layer.succeed(Api, api), downloads)))
  expect(outcome).toBeNull()
  expect(files.map(([name, text]) => [name, JSON.parse(text)])).toEqual([["gran-2026-11-27.json", copy]])
})
