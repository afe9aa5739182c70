import { Effect } from "effect"
import { currentSession, notSignedIn } from "../platform/identity/caller.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { queryOne } from "../platform/db/query.ts"
import { lockUser } from "./users.ts"

/** Locks a user until the transaction ends. An account closed meanwhile is refused like an ended session. */
export const lockOpenUser = Effect.fn("lockOpenUser")(function* (id: number) {
  yield* lockUser(id)
  const open = yield* queryOne("select id from users where id = $1 and closed_at is null", [id])
  if (open === null) return yield* notSignedIn
})

/** Locks the signed-in user until the transaction ends. */
export const lockOwnAccount = Effect.gen(function* () {
  const { user } = yield* currentSession
  yield* lockOpenUser(user.id)
  return { userId: user.id, owner: ownerName({ userId: user.id }) }
})
