import { Effect } from "effect"
import { awaitSubscription } from "../marketing/subscriptions.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { sendSubscribeLetter } from "./send-email-letters.ts"

export const subscriptionHandlers = (publicUrl: string): Pick<Handlers, "subscriptions.subscribe"> => ({
  "subscriptions.subscribe": Effect.fn("subscriptions.subscribe")(function* ({ body: { email } }) {
    yield* countTry(limits.subscribe, yield* callerNetwork)
    yield* awaitSubscription(email)
    const jobs = yield* BackgroundJobs
    yield* jobs.start(sendSubscribeLetter(email, publicUrl))
    return { email }
  })
})
