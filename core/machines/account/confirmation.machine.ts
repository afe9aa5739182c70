import { assign, enqueueActions, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { User } from "../../contract/session.ts"
import type { ApiError } from "../../services/ports/api.ts"

type Refusal = typeof ApiError.Encoded

export type ConfirmationContext = {
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type ConfirmationEvent =
  /** The user returned and may have confirmed the address elsewhere. */
  | { readonly type: "confirmation.check" }
  | { readonly type: "confirmation.send" }
  /** Cancels the change of e-mail. */
  | { readonly type: "confirmation.cancel" }

export type ConfirmationFact = { readonly type: "confirmation.userLoaded"; readonly user: User }

type Result = { readonly outcome: Outcome<User, Refusal> }

const userCommands = { "confirmation.send": "sending", "confirmation.cancel": "cancelling" } as const
const commands = { "confirmation.check": "looking", ...userCommands } as const

/** Check, resend and cancellation of an e-mail address that awaits confirmation. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as "busy" | "sending" | "sent" | "refused"
  },
  actors: {
    readUser: fromPromise<Outcome<User, Refusal>>(notProvided("readUser")),
    sendEmailLetter: fromPromise<Outcome<User, Refusal>>(notProvided("sendEmailLetter")),
    cancelEmailChange: fromPromise<Outcome<User, Refusal>>(notProvided("cancelEmailChange"))
  },
  guards: { succeeded: (_, answer: Result) => hasSucceeded(answer) },
  actions: {
    publishUser: enqueueActions(({ enqueue }, { outcome }: Result) => {
      if (outcome._tag === "Success")
        enqueue.sendParent({ type: "confirmation.userLoaded", user: outcome.value } satisfies ConfirmationFact)
    }),
    storeRefusal: assign((_, { outcome }: Result) => ({ refusal: outcome._tag === "Failure" ? outcome.error : null })),
    clearRefusal: assign({ refusal: null })
  }
}).createMachine({
  id: "confirmation",
  context: { refusal: null },
  initial: "resting",
  states: {
    resting: { on: commands },
    /** Background check; failures are not shown. */
    looking: {
      on: userCommands,
      invoke: {
        id: "readUser",
        src: "readUser",
        onDone: { target: "resting", actions: { type: "publishUser", params: outcomeOf } },
        onError: "resting"
      }
    },
    sending: {
      tags: ["busy", "sending"],
      entry: "clearRefusal",
      invoke: {
        id: "sendEmailLetter",
        src: "sendEmailLetter",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "sent", actions: { type: "publishUser", params: outcomeOf } },
          { target: "refused", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: "refused"
      }
    },
    sent: { tags: "sent", on: commands },
    cancelling: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "cancelEmailChange",
        src: "cancelEmailChange",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "resting", actions: { type: "publishUser", params: outcomeOf } },
          { target: "refused", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: "refused"
      }
    },
    refused: { tags: "refused", on: commands }
  }
})
