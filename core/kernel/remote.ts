import { outcomeOf } from "./outcome.ts"

/** Asks by the actor `src` what is to be shown. */
type Asking<C, I, Src extends string> = { readonly src: Src; readonly input: (context: C) => I }

/**
 * Asks for what its machine shows: `ready` once it has come, `failed` where it has not. The machine has the guard `succeeded` and the action `keep`, which
 * take the outcome.
 */
export const loadingState = <C, I, const Src extends string>(asking: Asking<C, I, Src>) => loading(asking, [], [])

/**
 * The chart of what a page shows of the shop:
 * ```
 *  idle ──> loading ──> ready
 *             │  ^
 *             v  │ retry, reconnected
 *            failed                  what is known stays
 * ```
 * A machine adds `idle` and `ready`, and what else a state hears. Beside what `loadingState` asks of it, it has the tags `busy` and `failed`, the action `refuse`, which takes the outcome,
 * `null` of a call that broke, and the actor `watchConnection`, which says `reconnected` when the network is back; `retry` is the shopper's.
 */
export const remoteStates = <C, I, const Src extends string, const Retry extends string, const Reconnected extends string>({
  retry,
  reconnected,
  ...asking
}: Asking<C, I, Src> & { readonly retry: Retry; readonly reconnected: Reconnected }) =>
  ({
    loading: {
      tags: "busy",
      ...loading(asking, [{ type: "refuse", params: outcomeOf }], [{ type: "refuse", params: { outcome: null } }])
    },
    failed: {
      tags: "failed",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { [retry]: "loading", [reconnected]: "loading" }
    }
  }) as const

const loading = <C, I, const Src extends string, const Refused extends ReadonlyArray<unknown>, const Broken extends ReadonlyArray<unknown>>(
  { input, src }: Asking<C, I, Src>,
  refused: Refused,
  broken: Broken
) =>
  ({
    invoke: {
      id: src,
      src,
      input: ({ context }: { readonly context: C }) => input(context),
      onDone: [
        { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "keep", params: outcomeOf } },
        { target: "failed", actions: refused }
      ],
      onError: { target: "failed", actions: broken }
    }
  }) as const
