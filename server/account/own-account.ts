import { Effect } from "effect"
import { currentSession } from "../platform/identity/caller.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { lockUser } from "./users.ts"

/** Locks the signed-in user until the transaction ends. */
export const lockOwnAccount = Effect.gen(function* () {
  const { user } = yield* currentSession
  yield* lockUser(user.id)
  return { userId: user.id, owner: ownerName({ userId: user.id }) }
})
