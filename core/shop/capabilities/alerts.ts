import { endAlert, readAlerts } from "../../services/alerts/alerts.ts"
import { ApiError } from "../../services/ports/api.ts"
import { callOf, type Capability } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"

const calls = { readAlerts: callOf(ApiError, () => readAlerts()), endAlert: callOf(ApiError, endAlert) }

export const alerts: Capability<"alerts", typeof calls> = {
  calls,
  features: {
    alerts: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: { ...actorOf, watchConnection: onReconnect({ type: "alerts.reconnected" }) }
      })
    }
  }
}
