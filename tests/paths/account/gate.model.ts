import type { AnyEventObject } from "xstate"
import { type GateContext, gateMachine } from "../../../core/machines/account/gate.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitTo } from "../../../qa/paths/visits.ts"

const profile = { to: "/", opensLogin: true }
const checkout = { to: "/cart", opensLogin: false }
const settled = { type: "auth.settled", user: null }
const resolvedTo = (path: string, guarded: GateContext["guarded"] = null) => ({
  type: "navigation.resolved",
  visit: visitTo(path),
  guarded
})

/** State of the gate after an event. */
const stateAfter = (before: string, event: AnyEventObject): string => {
  if (event.type === "auth.settled") return event["user"] === null ? "closed" : "open"
  if (event["by"] === "other") return before
  return { "auth.loggedIn": "open", "auth.loggedOut": "closed" }[event.type] ?? before
}

/** Redirect of a guest away from the guarded page. The login does not open after a sign-out by choice or a declined login. */
const guardedBy = ({ guarded }: GateContext, event: AnyEventObject): GateContext["guarded"] => {
  if (event.type.startsWith("navigation.")) return event["guarded"]
  return guarded && (event["by"] === "choice" || event["by"] === "refusal") ? { ...guarded, opensLogin: false } : guarded
}

export const model = defineModel<typeof gateMachine>({
  name: "gate",
  actorPath: "shop/gate",
  world: {
    machine: gateMachine,
    events: [
      resolvedTo("/diamonds"),
      resolvedTo("/personal/profile/", profile),
      { type: "navigation.lost", isMissing: true, guarded: null },
      { type: "navigation.lost", isMissing: true, guarded: checkout },
      { type: "auth.settled", user },
      settled,
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "refusal" },
      { type: "auth.loggedOut", by: "other" },
      { type: "auth.loggedOut", by: "tab" }
    ]
  },
  describeState: (snapshot) => {
    const loginText =
      { unsure: "the login state is unknown", open: "the visitor is a user", closed: "the visitor is a guest" }[currentState(snapshot)] ??
      currentState(snapshot)
    const { guarded, opensLogin } = snapshot.context
    return `${loginText}${guarded === null ? "" : ` on a page for users, redirected to ${guarded.to} for guests`}${opensLogin ? ", and the login is to open" : ""}`
  },
  eventTexts: {
    "navigation.resolved": ({ guarded }) => (guarded === null ? "a public page is requested" : "a page for users is requested"),
    "navigation.lost": ({ guarded }) => (guarded === null ? "no page has the address" : "a page for users is missing"),
    "auth.settled": ({ user: known }) => (known === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": ({ by }) => `the user is signed out (${String(by)})`
  },
  invariants: {
    "has the tag «open» exactly for users": (snapshot) => snapshot.hasTag("open") === snapshot.matches("open"),
    "never leaves a guest on a page for users": (snapshot) => !snapshot.matches("closed") || snapshot.context.guarded === null
  },
  postconditions: {
    "opens for a user, and closes for a guest": ({ after, before, event }) =>
      currentState(after) === stateAfter(currentState(before), event),
    "redirects a guest from a page for users, then requests the login": ({ after, before, emitted, event }) => {
      const guarded = guardedBy(before.context, event)
      const isRequested = before.matches("closed") && event.type === "navigation.resolved" && before.context.opensLogin
      const isRedirected = after.matches("closed") && guarded !== null
      return isEqual(emitted, [
        ...(isRequested ? [{ type: "gate.loginRequested" }] : []),
        ...(isRedirected ? [{ type: "gate.redirected", to: guarded.to }] : [])
      ])
    },
    "remembers to open the login until it is requested or a user signs in": ({ after, before, event }) => {
      const guarded = guardedBy(before.context, event)
      if (after.matches("open")) return !after.context.opensLogin
      if (after.matches("closed") && guarded !== null) return after.context.opensLogin === guarded.opensLogin
      return (
        after.context.opensLogin === (event.type === "navigation.resolved" && before.matches("closed") ? false : before.context.opensLogin)
      )
    },
    "remembers the requested page until a guest is redirected": ({ after, before, event }) =>
      isEqual(after.context.guarded, after.matches("closed") ? null : guardedBy(before.context, event))
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [settled],
      isTour: true,
      acts: [
        {
          title: "Back leads to the diamonds",
          events: [resolvedTo("/diamonds")],
          run: async ({ gate, travel }) => {
            await travel("/diamonds")
            gate.answer("well")
          }
        },
        {
          title: "Back leads to an address without a page",
          events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
          run: async ({ gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
          }
        },
        {
          title: "Back leads to the profile",
          events: [resolvedTo("/personal/profile/", profile)],
          run: async ({ account, gate, travel }) => {
            await travel("/personal/profile/")
            gate.answer("well")
            await account.see("Вход")
          }
        },
        {
          title: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: (snapshot) => snapshot.matches("closed"),
          run: async ({ gate, storeInOtherTab, newAccount }) => {
            gate.answer("well")
            await storeInOtherTab("token", (await newAccount()).token)
          }
        },
        {
          title: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: (snapshot) => snapshot.matches("open"),
          run: ({ logOutInOtherTab }) => logOutInOtherTab()
        }
      ]
    },
    {
      address: "/personal/profile/",
      isMember: true,
      startEvents: [resolvedTo("/personal/profile/", profile), { type: "auth.settled", user }],
      isTour: true,
      acts: [
        {
          title: "«Выйти» is pressed",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          isLast: true,
          run: async ({ gate, profile: page }) => {
            gate.answer("well")
            await page.logOut()
          }
        }
      ],
      seeState: (snapshot, { profile: page }) => (snapshot.matches("open") ? page.see("Анна Соколова") : page.seeAddress("/"))
    },
    {
      address: "/contacts",
      isMember: true,
      heldRequests: /^\/api\/v2\/session/,
      isHeldFromStart: true,
      startEvents: [],
      isTour: true,
      acts: [{ title: "the server accepts the token", events: [{ type: "auth.settled", user }], isLast: true, answer: "well" }]
    }
  ]
})
