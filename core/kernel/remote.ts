import { outcomeOf, refusalOf } from "./outcome.ts"

type LoadActor<C, I, Src extends string> = { readonly src: Src; readonly input: (context: C) => I }
type WriteActor<C, I, Src extends string, Success extends string, Failure extends string> = LoadActor<C, I, Src> & {
  readonly success: Success
  readonly failure: Failure
}

/**
 * State that loads data: `ready` after success, `failed` after a refusal or a defect. The machine defines the guard `succeeded` and the action
 * `storeResult`, which take the outcome.
 */
export const loadingState = <C, I, const Src extends string>(asking: LoadActor<C, I, Src>) => loading(asking, [], [])

/**
 * States of remote data:
 * ```
 *  idle ──> loading ──> ready
 *             │  ^
 *             v  │ retry, reconnected
 *            failed                  earlier data stays
 * ```
 * The machine adds `idle` and `ready`. Beside the parts of `loadingState` it defines the tags `busy` and `failed`, the action `storeRefusal` (takes
 * the error, or `null` after a defect) and the actor `watchConnection`, which sends `reconnected` when the network returns.
 */
export const remoteStates = <C, I, const Src extends string, const Retry extends string, const Reconnected extends string>({
  retry,
  reconnected,
  ...asking
}: LoadActor<C, I, Src> & { readonly retry: Retry; readonly reconnected: Reconnected }) =>
  ({
    loading: {
      tags: "busy",
      ...loading(asking, [{ type: "storeRefusal", params: refusalOf }], [{ type: "storeRefusal", params: { refusal: null } }])
    },
    failed: {
      tags: "failed",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { [retry]: "loading", [reconnected]: "loading" }
    }
  }) as const

/**
 * State that sends one write and returns to `ready`: the action `success` takes the outcome, `failure` the error, or `null` after a defect. The
 * machine defines the guard `succeeded` and the tags `busy` and `sending`.
 */
export const writingState = <C, I, const Src extends string, const Success extends string, const Failure extends string>(
  write: WriteActor<C, I, Src, Success, Failure>
) => writing(write, "ready")

/** The same state for a write while earlier data are shown: it interrupts loading, which starts again after the write. */
export const writingFirstState = <C, I, const Src extends string, const Success extends string, const Failure extends string>(
  write: WriteActor<C, I, Src, Success, Failure>
) => writing(write, "loading")

const writing = <C, I, const Src extends string, const Success extends string, const Failure extends string, const Next extends string>(
  { failure, input, src, success }: WriteActor<C, I, Src, Success, Failure>,
  target: Next
) =>
  ({
    tags: ["busy", "sending"],
    invoke: {
      id: src,
      src,
      input: ({ context }: { readonly context: C }) => input(context),
      onDone: [
        { guard: { type: "succeeded", params: outcomeOf }, target, actions: { type: success, params: outcomeOf } },
        { target, actions: { type: failure, params: refusalOf } }
      ],
      onError: { target, actions: { type: failure, params: { refusal: null } } }
    }
  }) as const

const loading = <C, I, const Src extends string, const Refused extends ReadonlyArray<unknown>, const Broken extends ReadonlyArray<unknown>>(
  { input, src }: LoadActor<C, I, Src>,
  refused: Refused,
  broken: Broken
) =>
  ({
    invoke: {
      id: src,
      src,
      input: ({ context }: { readonly context: C }) => input(context),
      onDone: [
        { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "storeResult", params: outcomeOf } },
        { target: "failed", actions: refused }
      ],
      onError: { target: "failed", actions: broken }
    }
  }) as const
