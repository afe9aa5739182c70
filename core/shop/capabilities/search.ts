import { ApiError } from "../../services/ports/api.ts"
import { suggest } from "../../services/search/suggest.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = { suggest: callOf(ApiError, suggest) }

export const search: Capability<"search", typeof calls> = {
  calls,
  features: {
    search: {
      provide: ({ actorOf, onReconnect }) => ({
        actors: { suggest: actorOf.suggest, watchConnection: onReconnect({ type: "search.reconnected" }) }
      })
    }
  }
}
