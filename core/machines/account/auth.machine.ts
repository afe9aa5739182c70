import { assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { User } from "../../contract/session.ts"
import type { SubmitError } from "../../services/account/account.ts"
import type { AuthStart } from "../tab/tab-facts.ts"

/** Only the `Identity` port holds the token (ENT-006, AUTH-012). */
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
  | { readonly type: "auth.tokenLost"; readonly isRefused: boolean; readonly isWrite: boolean }
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
    hasLink: ({ context: { start } }) => start === "link",
    hasStoredToken: ({ context: { start } }) => start === "stored",
    succeeded: (_, answered: Result) => hasSucceeded(answered),
    hasToken: ({ event }) => narrowEvent(event, "auth.hydrated").hasToken,
    isTokenRefused: ({ event }) => narrowEvent(event, "auth.tokenLost").isRefused,
    isRegistration: ({ event }) => narrowEvent(event, "auth.enter").by === "registration"
  },
  actions: {
    storeLoadedUser: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { user: outcome.value } : {})),
    storeUser: assign(({ event }) => ({ user: narrowEvent(event, "auth.enter", "auth.change").user })),
    clearUser: assign({ user: null }),
    /** Followers clear the previous user's data before another user logs in. */
    publishLoggedOutIfOtherEntered: enqueueActions(({ context: { user }, enqueue, event }) => {
      if (isOther(user, narrowEvent(event, "auth.enter").user)) enqueue.sendParent(otherLogsIn)
    }),
    publishLoggedOutIfOtherLoaded: enqueueActions(({ context: { user }, enqueue }, { outcome }: Result) => {
      if (outcome._tag === "Success" && isOther(user, outcome.value)) enqueue.sendParent(otherLogsIn)
    }),
    publishSettled: sendParent(({ context: { user } }): AuthFact => ({ type: "auth.settled", user })),
    publishLoggedInBy: sendParent(({ context: { user } }, { by }: Initiator<"auth.loggedIn">): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedIn", user, by }
    ),
    /** After a token that was not accepted: a guest remains a guest, a user is logged out. */
    publishSettledOrLoggedOut: sendParent(({ context: { user } }): AuthFact =>
      user === null ? { type: "auth.settled", user } : { type: "auth.loggedOut", by: "refusal" }
    ),
    publishExpired: sendParent(({ event }): AuthFact => ({ type: "auth.expired", isWrite: narrowEvent(event, "auth.tokenLost").isWrite })),
    publishLoggedIn: sendParent(({ event }): AuthFact => {
      const { by, user } = narrowEvent(event, "auth.enter")
      return { type: "auth.loggedIn", user, by }
    }),
    publishRegistered: sendParent(({ event }): AuthFact => ({ type: "auth.registered", user: narrowEvent(event, "auth.enter").user })),
    publishLoggedOut: sendParent((_, { by }: Initiator<"auth.loggedOut">): AuthFact => ({ type: "auth.loggedOut", by }))
  }
}).createMachine({
  id: "auth",
  context: ({ input: { start } }) => ({ user: null, start }),
  invoke: { id: "watchToken", src: "watchToken" },
  initial: "beginning",
  on: {
    "auth.enter": [
      {
        guard: "isRegistration",
        target: ".member",
        actions: ["publishLoggedOutIfOtherEntered", "storeUser", "publishRegistered", "publishLoggedIn"]
      },
      { target: ".member", actions: ["publishLoggedOutIfOtherEntered", "storeUser", "publishLoggedIn"] }
    ],
    "auth.signedInElsewhere": ".following"
  },
  states: {
    beginning: {
      tags: "unsure",
      always: [
        { guard: "hasLink", target: "entering" },
        { guard: "hasStoredToken", target: "checking" },
        { target: "guest", actions: "publishSettled" }
      ]
    },
    checking: {
      tags: "unsure",
      on: { "auth.tokenLost": { target: "guest", actions: ["clearUser", "publishSettled"] } },
      invoke: {
        id: "checkMe",
        src: "checkMe",
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [{ type: "storeLoadedUser", params: outcomeOf }, "publishSettled"]
          },
          { target: "guest", actions: ["clearUser", "publishSettled"] }
        ],
        onError: { target: "guest", actions: ["clearUser", "publishSettled"] }
      }
    },
    /** Log-in by an operator's link (SEC-007 … SEC-010). */
    entering: {
      tags: "unsure",
      on: { "auth.tokenLost": { target: "guest", actions: ["clearUser", "publishSettled"] } },
      invoke: {
        id: "enterByLink",
        src: "enterByLink",
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [
              { type: "storeLoadedUser", params: outcomeOf },
              { type: "publishLoggedInBy", params: { by: "link" } }
            ]
          },
          { target: "guest", actions: "publishSettled" }
        ],
        onError: { target: "guest", actions: "publishSettled" }
      }
    },
    /** Another tab logged in; its token is checked here too. */
    following: {
      tags: "unsure",
      on: { "auth.tokenLost": { target: "guest", actions: ["publishSettledOrLoggedOut", "clearUser"] } },
      invoke: {
        id: "checkMe",
        src: "checkMe",
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "member",
            actions: [
              { type: "publishLoggedOutIfOtherLoaded", params: outcomeOf },
              { type: "storeLoadedUser", params: outcomeOf },
              { type: "publishLoggedInBy", params: { by: "tab" } }
            ]
          },
          { target: "guest", actions: ["publishSettledOrLoggedOut", "clearUser"] }
        ],
        onError: { target: "guest", actions: ["publishSettledOrLoggedOut", "clearUser"] }
      }
    },
    guest: { on: { "auth.hydrated": { guard: "hasToken", target: "following" } } },
    member: {
      tags: "member",
      on: {
        "auth.logOut": "leaving",
        "auth.change": { actions: ["storeUser", "publishSettled"] },
        "auth.tokenLost": [
          { guard: "isTokenRefused", target: "expired", actions: "publishExpired" },
          { target: "guest", actions: ["clearUser", { type: "publishLoggedOut", params: { by: "tab" } }] }
        ]
      }
    },
    /** The session expired; a login dialog covers the page. */
    expired: {
      on: {
        "auth.giveUp": { target: "guest", actions: ["clearUser", { type: "publishLoggedOut", params: { by: "refusal" } }] }
      }
    },
    leaving: {
      tags: "member",
      invoke: {
        id: "logOut",
        src: "logOut",
        onDone: { target: "guest", actions: ["clearUser", { type: "publishLoggedOut", params: { by: "choice" } }] },
        onError: { target: "guest", actions: ["clearUser", { type: "publishLoggedOut", params: { by: "choice" } }] }
      }
    }
  }
})
