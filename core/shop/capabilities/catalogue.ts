import { Effect, Schema } from "effect"
import type { Arrangement } from "../../domain/catalogue/arrangement.ts"
import { countChosen } from "../../services/catalogue/count-chosen.ts"
import { ApiError } from "../../services/ports/api.ts"
import { Arrangements } from "../../services/ports/arrangements.ts"
import { callOf, type Capability } from "../capability.ts"

const calls = {
  countChosen: callOf(ApiError, countChosen),
  readArrangement: callOf(Schema.Never, () => Effect.flatMap(Arrangements, ({ recall }) => recall)),
  saveArrangement: callOf(Schema.Never, (arrangement: Arrangement) => Effect.flatMap(Arrangements, (service) => service.keep(arrangement)))
}

export const catalogue: Capability<"catalogue", typeof calls> = {
  calls,
  features: { catalogue: { provide: ({ actorOf }) => ({ actors: { ...actorOf } }) } }
}
