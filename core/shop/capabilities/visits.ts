import { Schema } from "effect"
import { requestVisit } from "../../contract/visits.ts"
import { visitPath } from "../../domain/visits/visit-address.ts"
import { ApiError } from "../../services/ports/api.ts"
import { cancelVisit, readVisits } from "../../services/visits/visits.ts"
import { callOf, type Capability, command } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"

const calls = { readVisits: callOf(ApiError, () => readVisits()), cancelVisit: callOf(ApiError, cancelVisit) }

const isVisit = Schema.is(requestVisit.answer)

export const visits: Capability<"visits", typeof calls> = {
  calls,
  features: {
    visits: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: { ...actorOf, watchConnection: onReconnect({ type: "visits.reconnected" }) }
      })
    }
  },
  afterForm: {
    visit: ({ answer }) => {
      if (!isVisit(answer)) return []
      const { day, hour, id, place, thing } = answer
      return [command("navigation", { type: "navigation.go", to: visitPath(thing, { place, day, hour, asked: id }), replace: false })]
    }
  }
}
