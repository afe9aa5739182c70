import { assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { User } from "../../contract/session.ts"
import type { SubmitError } from "../../services/account/account.ts"

/** The token is no part of it: it stands in the identity, where each call reads it (ENT-006, AUTH-012). */
export type AuthContext = { readonly user: User | null }

export type AuthEvent =
  /** A form came to a token and a user. */
  | { readonly type: "auth.enter"; readonly user: User; readonly by: "login" | "registration" }
  | { readonly type: "auth.logOut" }
  /** The user's data were changed. */
  | { readonly type: "auth.change"; readonly user: User }
  /** What stands in the storage when it begins to be watched: another tab may have signed in since this one began. */
  | { readonly type: "auth.hydrated"; readonly hasToken: boolean }
  /** Another tab signed in. */
  | { readonly type: "auth.signedInElsewhere" }
  /** The token is gone: another tab signed out, or the shop does not know it any more, as it said to a press of the user's or to a look of the page's own. */
  | { readonly type: "auth.lose"; readonly isRefused: boolean; readonly isPressed: boolean }
  /** Nobody is asked, or wants, to sign in again. */
  | { readonly type: "auth.giveUp" }

/** Who is signed in, for whoever starts later too (AUTH-002, AUTH-007, AUTH-013). */
export type AuthFact =
  | { readonly type: "auth.loggedIn"; readonly user: User; readonly by: "login" | "registration" | "link" | "tab" }
  | { readonly type: "auth.registered"; readonly user: User }
  /** `other`: another user comes in the same breath. */
  | { readonly type: "auth.loggedOut"; readonly by: "choice" | "tab" | "refusal" | "other" }
  /** The shop does not know the user any more, who may come back: what is open stays as it is until they have, or give up. */
  | { readonly type: "auth.expired"; readonly isPressed: boolean }
  /** Now it is known who this is: the stored token was looked at, or there was none; or what is known of them has changed. */
  | { readonly type: "auth.settled"; readonly user: User | null }

/** How a tab begins: with nobody, with the token that was kept, or with that of an administrator's link. */
export type AuthInput = { readonly start: "guest" | "stored" | "link" }

type Answer = Outcome<User, typeof SubmitError.Encoded>
type Answered = { readonly answer: Answer }
type Told<K extends AuthFact["type"]> = Omit<Extract<AuthFact, { readonly type: K }>, "type">

/** Who the visitor is: a guest, or a user (AUTH-011). */
export const authMachine = setup({
  types: { context: {} as AuthContext & AuthInput, events: {} as AuthEvent, input: {} as AuthInput, tags: {} as "unsure" | "member" },
  actors: {
    checkMe: fromPromise<Answer>(notProvided("checkMe")),
    enterByLink: fromPromise<Answer>(notProvided("enterByLink")),
    logOut: fromPromise<Outcome<void, never>>(notProvided("logOut")),
    watchToken: fromCallback(notProvided("watchToken"))
  },
  guards: {
    isLink: ({ context: { start } }) => start === "link",
    isStored: ({ context: { start } }) => start === "stored",
    succeeded: (_, { answer }: Answered) => hasSucceeded({ outcome: answer }),
    hasToken: (_, { hasToken }: { readonly hasToken: boolean }) => hasToken,
    isRefused: (_, { isRefused }: { readonly isRefused: boolean }) => isRefused,
    isNew: (_, { by }: { readonly by: string }) => by === "registration"
  },
  actions: {
    keep: assign((_, { answer }: Answered) => (answer._tag === "Success" ? { user: answer.value } : {})),
    keepUser: assign((_, { user }: { readonly user: User }) => ({ user })),
    forget: assign({ user: null }),
    /** What was the user's before goes before another one comes. */
    partFromOther: enqueueActions(({ context: { user }, enqueue }, { next }: { readonly next: User | null }) => {
      if (user !== null && next !== null && user.id !== next.id)
        enqueue.sendParent({ type: "auth.loggedOut", by: "other" } satisfies AuthFact)
    }),
    tellSettled: sendParent(({ context: { user } }): AuthFact => ({ type: "auth.settled", user })),
    tellCame: sendParent(({ context: { user } }, { by }: Pick<Told<"auth.loggedIn">, "by">): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedIn", user, by }
    ),
    tellUnknown: sendParent(({ context: { user } }): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedOut", by: "refusal" }
    ),
    tellExpired: sendParent((_, { isPressed }: { readonly isPressed: boolean }): AuthFact => ({ type: "auth.expired", isPressed })),
    tellIn: sendParent((_, { by, user }: Told<"auth.loggedIn">): AuthFact => ({ type: "auth.loggedIn", user, by })),
    tellRegistered: sendParent((_, { user }: Told<"auth.registered">): AuthFact => ({ type: "auth.registered", user })),
    tellOut: sendParent((_, { by }: Told<"auth.loggedOut">): AuthFact => ({ type: "auth.loggedOut", by }))
  }
}).createMachine({
  id: "auth",
  context: ({ input: { start } }) => ({ user: null, start }),
  invoke: { id: "watchToken", src: "watchToken" },
  initial: "beginning",
  on: {
    "auth.enter": [
      {
        guard: { type: "isNew", params: ({ event }) => event },
        target: ".member",
        actions: [
          { type: "partFromOther", params: ({ event }) => ({ next: event.user }) },
          { type: "keepUser", params: ({ event }) => event },
          { type: "tellRegistered", params: ({ event }) => event },
          { type: "tellIn", params: ({ event }) => event }
        ]
      },
      {
        target: ".member",
        actions: [
          { type: "partFromOther", params: ({ event }) => ({ next: event.user }) },
          { type: "keepUser", params: ({ event }) => event },
          { type: "tellIn", params: ({ event }) => event }
        ]
      }
    ],
    "auth.signedInElsewhere": ".following"
  },
  states: {
    beginning: {
      tags: "unsure",
      always: [
        { guard: "isLink", target: "entering" },
        { guard: "isStored", target: "checking" },
        { target: "guest", actions: "tellSettled" }
      ]
    },
    checking: {
      tags: "unsure",
      on: { "auth.lose": { target: "guest", actions: ["forget", "tellSettled"] } },
      invoke: {
        id: "checkMe",
        src: "checkMe",
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "member",
            actions: [{ type: "keep", params: ({ event }) => ({ answer: event.output }) }, "tellSettled"]
          },
          { target: "guest", actions: ["forget", "tellSettled"] }
        ],
        onError: { target: "guest", actions: ["forget", "tellSettled"] }
      }
    },
    /** By an administrator's link (SEC-007 … SEC-010). */
    entering: {
      tags: "unsure",
      on: { "auth.lose": { target: "guest", actions: ["forget", "tellSettled"] } },
      invoke: {
        id: "enterByLink",
        src: "enterByLink",
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "member",
            actions: [
              { type: "keep", params: ({ event }) => ({ answer: event.output }) },
              { type: "tellCame", params: { by: "link" } }
            ]
          },
          { target: "guest", actions: "tellSettled" }
        ],
        onError: { target: "guest", actions: "tellSettled" }
      }
    },
    /** Another tab has signed in; the token is asked about here too. */
    following: {
      tags: "unsure",
      on: { "auth.lose": { target: "guest", actions: ["tellUnknown", "forget"] } },
      invoke: {
        id: "checkMe",
        src: "checkMe",
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "member",
            actions: [
              { type: "partFromOther", params: ({ event: { output } }) => ({ next: output._tag === "Success" ? output.value : null }) },
              { type: "keep", params: ({ event }) => ({ answer: event.output }) },
              { type: "tellCame", params: { by: "tab" } }
            ]
          },
          { target: "guest", actions: ["tellUnknown", "forget"] }
        ],
        onError: { target: "guest", actions: ["tellUnknown", "forget"] }
      }
    },
    guest: { on: { "auth.hydrated": { guard: { type: "hasToken", params: ({ event }) => event }, target: "following" } } },
    member: {
      tags: "member",
      on: {
        "auth.logOut": "leaving",
        "auth.change": { actions: [{ type: "keepUser", params: ({ event }) => event }, "tellSettled"] },
        "auth.lose": [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "expired",
            actions: { type: "tellExpired", params: ({ event }) => event }
          },
          { target: "guest", actions: ["forget", { type: "tellOut", params: { by: "tab" } }] }
        ]
      }
    },
    /** The shop has forgotten the user, who is asked to sign in over what is open. */
    expired: {
      on: {
        "auth.giveUp": { target: "guest", actions: ["forget", { type: "tellOut", params: { by: "refusal" } }] }
      }
    },
    leaving: {
      tags: "member",
      invoke: {
        id: "logOut",
        src: "logOut",
        onDone: { target: "guest", actions: ["forget", { type: "tellOut", params: { by: "choice" } }] },
        onError: { target: "guest", actions: ["forget", { type: "tellOut", params: { by: "choice" } }] }
      }
    }
  }
})
