import { Effect } from "effect"
import { unfinishedText } from "../../core/domain/account/account-deletion.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { checkOwnPassword } from "../account/own-password.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { transaction } from "../platform/db/query.ts"
import { closeAccount, lockAccount } from "./close-account.ts"
import { startClosedAccountLetters } from "./closed-account-letters.ts"
import { findUnfinished } from "./find-unfinished.ts"

/** Operators cannot delete accounts. */
export const closedAccountHandlers = (publicUrl: string): Pick<Handlers, "users.unfinished" | "users.delete"> => ({
  "users.unfinished": Effect.fn("users.unfinished")(function* () {
    const { user } = yield* currentSession
    return { unfinished: yield* findUnfinished(user.id) }
  }),

  "users.delete": Effect.fn("users.delete")(function* ({ body: { password } }) {
    const { isOperator, user } = yield* currentSession
    if (isOperator) return yield* refuseCall(403, "Аккаунт удаляет только сам покупатель")
    yield* checkOwnPassword(user.id, password)
    yield* transaction(
      Effect.gen(function* () {
        yield* lockAccount(user.id)
        const unfinished = yield* findUnfinished(user.id)
        if (unfinished !== null) return yield* refuseCall(409, unfinishedText(unfinished))
        yield* closeAccount(user)
      })
    )
    yield* startClosedAccountLetters(publicUrl)
    return {}
  })
})
