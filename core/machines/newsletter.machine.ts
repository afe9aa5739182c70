import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../actors/not-provided.ts"
import type { Outcome } from "../actors/outcome.ts"
import type { LoadFailure } from "../domain/load-failure.ts"
import { checkSubscription, remainingErrors, type Subscription, type SubscriptionErrors, toEmail } from "../domain/newsletter.ts"
import type { ApiError } from "../services/api.ts"
import { pageFailure } from "./page-failure.ts"

export type NewsletterContext = Subscription & {
  readonly errors: SubscriptionErrors
  /** Why the address was not taken, where it is not the address's fault. */
  readonly failure: LoadFailure | null
}

/** Both tell what the form holds. */
export type NewsletterEvent = { readonly type: "newsletter.change" | "newsletter.submit" } & Subscription

type Answer = Outcome<{ readonly email: string }, typeof ApiError.Encoded>
type Answered = { readonly answer: Answer }

/** The subscription of the footer. What was written stays in the form until it has arrived (SHL-006 … SHL-008). */
export const newsletterMachine = setup({
  types: { context: {} as NewsletterContext, events: {} as NewsletterEvent, tags: {} as "busy" },
  actors: { subscribe: fromPromise<Answer, { readonly email: string }>(notProvided("subscribe")) },
  guards: {
    isComplete: (_, form: Subscription) => Object.keys(checkSubscription(form)).length === 0,
    isTaken: (_, { answer }: Answered) => answer._tag === "Success",
    isUnfit: (_, { answer }: Answered) => emailError(answer) !== undefined
  },
  actions: {
    keep: assign(({ context }, { accept, email }: Subscription) => ({
      email,
      accept,
      errors: remainingErrors(context.errors, context, { accept, email })
    })),
    check: assign((_, { accept, email }: Subscription) => ({ email, accept, errors: checkSubscription({ accept, email }), failure: null })),
    keepError: assign((_, { answer }: Answered) => ({ errors: { email: emailError(answer) ?? "" } })),
    keepFailure: assign((_, { answer }: Answered) => ({ failure: answer._tag === "Failure" ? pageFailure(answer.error).reason : null })),
    keepDefect: assign({ failure: "server" })
  }
}).createMachine({
  id: "newsletter",
  context: { email: "", accept: false, errors: {}, failure: null },
  initial: "editing",
  states: {
    editing: {
      initial: "fresh",
      on: {
        "newsletter.change": { actions: { type: "keep", params: ({ event }) => event } },
        "newsletter.submit": [
          {
            guard: { type: "isComplete", params: ({ event }) => event },
            target: "sending",
            actions: { type: "check", params: ({ event }) => event }
          },
          { target: ".fresh", actions: { type: "check", params: ({ event }) => event } }
        ]
      },
      states: { fresh: {}, failed: {} }
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "subscribe",
        src: "subscribe",
        input: ({ context: { email } }) => ({ email: toEmail(email) }),
        onDone: [
          { guard: { type: "isTaken", params: ({ event }) => ({ answer: event.output }) }, target: "done" },
          {
            guard: { type: "isUnfit", params: ({ event }) => ({ answer: event.output }) },
            target: "editing",
            actions: { type: "keepError", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "editing.failed", actions: { type: "keepFailure", params: ({ event }) => ({ answer: event.output }) } }
        ],
        onError: { target: "editing.failed", actions: "keepDefect" }
      }
    },
    done: {}
  }
})

const emailError = (answer: Answer): string | undefined =>
  answer._tag === "Failure" && answer.error._tag === "Refused" ? answer.error.errors["email"] : undefined
