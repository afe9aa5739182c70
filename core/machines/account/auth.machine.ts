import { assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { User } from "../../contract/session.ts"
import type { SubmitError } from "../../services/account/account.ts"
import type { AuthStart } from "../tab/tab-facts.ts"

/** Excludes the token, which only the `Identity` port holds (ENT-006, AUTH-012). */
export type AuthContext = { readonly user: User | null }

export type AuthEvent =
  /** A form obtained a token and a user. */
  | { readonly type: "auth.enter"; readonly user: User; readonly by: "login" | "registration" }
  | { readonly type: "auth.logOut" }
  | { readonly type: "auth.change"; readonly user: User }
  /** The storage has been read: another tab may have logged in since the page started. */
  | { readonly type: "auth.hydrated"; readonly hasToken: boolean }
  | { readonly type: "auth.signedInElsewhere" }
  /** Another tab logged out, or the server refused the token (`isRefused`) for a user's action (`isWrite`) or a page's request. */
  | { readonly type: "auth.lose"; readonly isRefused: boolean; readonly isWrite: boolean }
  /** The login prompt was dismissed or not shown. */
  | { readonly type: "auth.giveUp" }

/** Facts about the login state (AUTH-002, AUTH-007, AUTH-013). */
export type AuthFact =
  | { readonly type: "auth.loggedIn"; readonly user: User; readonly by: "login" | "registration" | "link" | "tab" }
  | { readonly type: "auth.registered"; readonly user: User }
  /** `other`: a different user logs in immediately afterwards. */
  | { readonly type: "auth.loggedOut"; readonly by: "choice" | "tab" | "refusal" | "other" }
  /** The page stays until the user logs in again or gives up. */
  | { readonly type: "auth.expired"; readonly isWrite: boolean }
  /** The login state is determined, or the user's data changed. */
  | { readonly type: "auth.settled"; readonly user: User | null }

/** Starts as guest, with the stored token, or with an operator's link. */
export type AuthInput = { readonly start: AuthStart }

type Result = { readonly outcome: Outcome<User, typeof SubmitError.Encoded> }
type Initiator<K extends "auth.loggedIn" | "auth.loggedOut"> = Pick<Extract<AuthFact, { readonly type: K }>, "by">

const otherLogsIn: AuthFact = { type: "auth.loggedOut", by: "other" }
const isOther = (user: User | null, next: User): boolean => user !== null && user.id !== next.id

/** Authentication of the visitor (AUTH-011). */
export const authMachine = setup({
  types: { context: {} as AuthContext & AuthInput, events: {} as AuthEvent, input: {} as AuthInput, tags: {} as "unsure" | "member" },
  actors: {
    checkMe: fromPromise<Result["outcome"]>(notProvided("checkMe")),
    enterByLink: fromPromise<Result["outcome"]>(notProvided("enterByLink")),
    logOut: fromPromise<Outcome<void, never>>(notProvided("logOut")),
    watchToken: fromCallback(notProvided("watchToken"))
  },
  guards: {
    isLink: ({ context: { start } }) => start === "link",
    isStored: ({ context: { start } }) => start === "stored",
    succeeded: (_, answered: Result) => hasSucceeded(answered),
    hasToken: ({ event }) => narrowEvent(event, "auth.hydrated").hasToken,
    isRefused: ({ event }) => narrowEvent(event, "auth.lose").isRefused,
    isNew: ({ event }) => narrowEvent(event, "auth.enter").by === "registration"
  },
  actions: {
    keep: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { user: outcome.value } : {})),
    keepUser: assign(({ event }) => ({ user: narrowEvent(event, "auth.enter", "auth.change").user })),
    forget: assign({ user: null }),
    /** Clears the previous user's data before another user logs in. */
    partFromOther: enqueueActions(({ context: { user }, enqueue, event }) => {
      if (isOther(user, narrowEvent(event, "auth.enter").user)) enqueue.sendParent(otherLogsIn)
    }),
    partFromFound: enqueueActions(({ context: { user }, enqueue }, { outcome }: Result) => {
      if (outcome._tag === "Success" && isOther(user, outcome.value)) enqueue.sendParent(otherLogsIn)
    }),
    tellSettled: sendParent(({ context: { user } }): AuthFact => ({ type: "auth.settled", user })),
    tellCame: sendParent(({ context: { user } }, { by }: Initiator<"auth.loggedIn">): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedIn", user, by }
    ),
    tellUnknown: sendParent(({ context: { user } }): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedOut", by: "refusal" }
    ),
    tellExpired: sendParent(({ event }): AuthFact => ({ type: "auth.expired", isWrite: narrowEvent(event, "auth.lose").isWrite })),
    tellIn: sendParent(({ event }): AuthFact => {
      const { by, user } = narrowEvent(event, "auth.enter")
      return { type: "auth.loggedIn", user, by }
    }),
    tellRegistered: sendParent(({ event }): AuthFact => ({ type: "auth.registered", user: narrowEvent(event, "auth.enter").user })),
    tellOut: sendParent((_, { by }: Initiator<"auth.loggedOut">): AuthFact => ({ type: "auth.loggedOut", by }))
  }
}).createMachine({
  id: "auth",
  context: ({ input: { start } }) => ({ user: null, start }),
  invoke: { id: "watchToken", src: "watchToken" },
  initial: "beginning",
  on: {
    "auth.enter": [
      { guard: "isNew", target: ".member", actions: ["partFromOther", "keepUser", "tellRegistered", "tellIn"] },
      { target: ".member", actions: ["partFromOther", "keepUser", "tellIn"] }
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
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [{ type: "keep", params: outcomeOf }, "tellSettled"]
          },
          { target: "guest", actions: ["forget", "tellSettled"] }
        ],
        onError: { target: "guest", actions: ["forget", "tellSettled"] }
      }
    },
    /** Log-in by an operator's link (SEC-007 … SEC-010). */
    entering: {
      tags: "unsure",
      on: { "auth.lose": { target: "guest", actions: ["forget", "tellSettled"] } },
      invoke: {
        id: "enterByLink",
        src: "enterByLink",
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [
              { type: "keep", params: outcomeOf },
              { type: "tellCame", params: { by: "link" } }
            ]
          },
          { target: "guest", actions: "tellSettled" }
        ],
        onError: { target: "guest", actions: "tellSettled" }
      }
    },
    /** Another tab logged in; its token is checked here too. */
    following: {
      tags: "unsure",
      on: { "auth.lose": { target: "guest", actions: ["tellUnknown", "forget"] } },
      invoke: {
        id: "checkMe",
        src: "checkMe",
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [
              { type: "partFromFound", params: outcomeOf },
              { type: "keep", params: outcomeOf },
              { type: "tellCame", params: { by: "tab" } }
            ]
          },
          { target: "guest", actions: ["tellUnknown", "forget"] }
        ],
        onError: { target: "guest", actions: ["tellUnknown", "forget"] }
      }
    },
    guest: { on: { "auth.hydrated": { guard: "hasToken", target: "following" } } },
    member: {
      tags: "member",
      on: {
        "auth.logOut": "leaving",
        "auth.change": { actions: ["keepUser", "tellSettled"] },
        "auth.lose": [
          { guard: "isRefused", target: "expired", actions: "tellExpired" },
          { target: "guest", actions: ["forget", { type: "tellOut", params: { by: "tab" } }] }
        ]
      }
    },
    /** The session expired; a login dialog covers the page. */
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
