import { Effect } from "effect"
import type { Connection } from "../../core/services/connection.ts"

/** The browser's word that the network is back. */
export const connection: Connection["Service"] = {
  returns: (tell) =>
    Effect.callback<never>(() => {
      addEventListener("online", tell)
      return Effect.sync(() => removeEventListener("online", tell))
    })
}
