import { Effect } from "effect"
import { Identity } from "../ports/identity.ts"

type TokenChange =
  | { readonly type: "auth.hydrated"; readonly hasToken: boolean }
  | { readonly type: "auth.signedInElsewhere" }
  | { readonly type: "auth.tokenLost"; readonly isRefused: boolean; readonly isWrite: boolean }

type GuestIdChange = { readonly type: "session.changedElsewhere"; readonly saleUserId: string | null }

/** Reports whether a token exists, then logins in other tabs and its loss; never the token itself. */
export const watchToken = (sendBack: (seen: TokenChange) => void): Effect.Effect<never, never, Identity> =>
  Effect.gen(function* () {
    const identity = yield* Identity
    const { token } = yield* identity.ids
    sendBack({ type: "auth.hydrated", hasToken: token !== null })
    return yield* identity.watch((change) => {
      if (change.name === "token")
        sendBack(
          change.isPresent
            ? { type: "auth.signedInElsewhere" }
            : { type: "auth.tokenLost", isRefused: change.isRefused, isWrite: change.isWrite }
        )
    })
  })

export const watchSaleUser = (sendBack: (seen: GuestIdChange) => void): Effect.Effect<never, never, Identity> =>
  Effect.flatMap(Identity, (identity) =>
    identity.watch((change) => {
      if (change.name === "saleUserId") sendBack({ type: "session.changedElsewhere", saleUserId: change.value })
    })
  )
