import { Deferred, Effect } from "effect"
import { failed, type Outcome } from "../../kernel/outcome.ts"
import type { Run } from "../../kernel/from-run.ts"
import type { FormRefusal } from "../../domain/form/form.ts"
import type { Connection } from "../../services/ports/connection.ts"
import { isCutOff } from "./outcome-kinds.ts"

type Network = Pick<Connection["Service"], "isOnline" | "watch">

/** Result of sending a form. Offline, also if only at the start, a missing response or missing code becomes `Offline`. */
export const withOffline = async (
  sending: Promise<Outcome<unknown, FormRefusal>>,
  { isOnline }: Network
): Promise<Outcome<unknown, FormRefusal>> => {
  const isOffline = () => !Effect.runSync(isOnline)
  const wasOffline = isOffline()
  try {
    const outcome = await sending
    return isCutOff(outcome) && (wasOffline || isOffline()) ? failed({ _tag: "Offline" }) : outcome
  } catch (defect) {
    if (wasOffline || isOffline()) return failed({ _tag: "Offline" })
    throw defect
  }
}

/** Calls back at once if the network is available, and on each reconnection. */
export const watchReconnection = ({ isOnline, watch }: Network, onConnect: () => void): Effect.Effect<never> =>
  Effect.flatMap(isOnline, (is) => {
    if (is) onConnect()
    return watch((now) => (now ? onConnect() : undefined))
  })

/** Milliseconds before each repetition: the first requests after a reconnection may still fail. */
const pauses = [0, 1_000, 3_000]

/**
 * Repeats a request that failed offline once the network is back, at most three times, until it has a response. The network may return while the
 * failure is still on its way.
 */
export const retryOffline =
  <Input, A, E extends { readonly _tag: string }>(network: Network, send: Run<Input, Outcome<A, E>>): Run<Input, Outcome<A, E>> =>
  async (input, signal) => {
    const isNowOnline = () => Effect.runSync(network.isOnline)
    const wasOnline = isNowOnline()
    let outcome = await send(input, signal)
    if (!isCutOff(outcome) || (wasOnline && isNowOnline())) return outcome
    for (const pause of pauses) {
      await Effect.runPromise(Effect.andThen(waitForNetwork(network), Effect.sleep(pause)), { signal })
      outcome = await send(input, signal)
      if (!isCutOff(outcome)) return outcome
    }
    return outcome
  }

const waitForNetwork = (network: Network): Effect.Effect<void> =>
  Effect.gen(function* () {
    const connected = yield* Deferred.make<void>()
    yield* Effect.raceFirst(
      Deferred.await(connected),
      watchReconnection(network, () => Deferred.doneUnsafe(connected, Effect.void))
    )
  })
