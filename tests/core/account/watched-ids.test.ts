import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { watchSaleUser, watchToken } from "../../../core/services/account/watched-ids.ts"

test("reports the presence of a token and the value of a guest id, each only to its own listener", () => {
  const { change, layer } = makeIdentity({ token: "t0ken" })
  const seen: Array<unknown> = []
  const notify = (event: unknown) => void seen.push(event)
  const stops = [watchToken(notify), watchSaleUser(notify)].map((program) => Effect.runCallback(Effect.provide(program, layer)))
  change({ name: "token", isPresent: true, isRefused: false, isWrite: false })
  change({ name: "token", isPresent: false, isRefused: true, isWrite: false })
  change({ name: "saleUserId", value: "guest-2" })
  for (const stop of stops) stop()
  change({ name: "saleUserId", value: "guest-3" })
  expect(seen).toEqual([
    { type: "auth.hydrated", hasToken: true },
    { type: "auth.signedInElsewhere" },
    { type: "auth.tokenLost", isRefused: true, isWrite: false },
    { type: "session.changedElsewhere", saleUserId: "guest-2" }
  ])
})
