import type { AnyEventObject } from "xstate"
import { type GateContext, gateMachine } from "../../../core/machines/account/gate.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitTo } from "../../../qa/paths/visits.ts"

const profile = { to: "/", opensLogin: true }
const checkout = { to: "/cart", opensLogin: false }
const settled = { type: "auth.settled", user: null }
const cameTo = (path: string, guarded: GateContext["guarded"] = null) => ({ type: "navigation.resolved", visit: visitTo(path), guarded })

/** State of the gate after an event. */
const placeAfter = (before: string, event: AnyEventObject): string => {
  if (event.type === "auth.settled") return event["user"] === null ? "closed" : "open"
  if (event["by"] === "other") return before
  return { "auth.loggedIn": "open", "auth.loggedOut": "closed" }[event.type] ?? before
}

/** Redirect of a guest away from the guarded page; after a logout by choice or a declined login, the login does not open. */
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
      cameTo("/diamonds"),
      cameTo("/personal/profile/", profile),
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
  tells: (snapshot) => {
    const who =
      { unsure: "it is not known who comes", open: "a user comes", closed: "a guest comes" }[currentState(snapshot)] ??
      currentState(snapshot)
    const { guarded, opensLogin } = snapshot.context
    return `${who}${guarded === null ? "" : ` to a page of users, from which guests go to ${guarded.to}`}${opensLogin ? ", and the log-in is to open" : ""}`
  },
  says: {
    "navigation.resolved": ({ guarded }) => (guarded === null ? "a page of all is asked for" : "a page of users is asked for"),
    "navigation.lost": ({ guarded }) => (guarded === null ? "no page stands at the address" : "a page of users is not there"),
    "auth.settled": ({ user: known }) => (known === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": ({ by }) => `the user is signed out by ${String(by)}`
  },
  invariants: {
    "is open for users alone, and shut for guests": (snapshot) => snapshot.hasTag("open") === snapshot.matches("open"),
    "lets no guest stand before a page of users": (snapshot) => !snapshot.matches("closed") || snapshot.context.guarded === null
  },
  promises: {
    "opens for a user, and closes for a guest": ({ after, before, event }) =>
      currentState(after) === placeAfter(currentState(before), event),
    "sends a guest away from a page of users, and asks for the log-in where they are led": ({ after, before, emitted, event }) => {
      const guarded = guardedBy(before.context, event)
      const isAsked = before.matches("closed") && event.type === "navigation.resolved" && before.context.opensLogin
      const isAway = after.matches("closed") && guarded !== null
      return isEqual(emitted, [
        ...(isAsked ? [{ type: "gate.loginRequested" }] : []),
        ...(isAway ? [{ type: "gate.redirected", to: guarded.to }] : [])
      ])
    },
    "remembers that the log-in is to open until it is asked for, or a user comes": ({ after, before, event }) => {
      const guarded = guardedBy(before.context, event)
      if (after.matches("open")) return !after.context.opensLogin
      if (after.matches("closed") && guarded !== null) return after.context.opensLogin === guarded.opensLogin
      return (
        after.context.opensLogin === (event.type === "navigation.resolved" && before.matches("closed") ? false : before.context.opensLogin)
      )
    },
    "remembers the page that is asked for until a guest was sent away": ({ after, before, event }) =>
      isEqual(after.context.guarded, after.matches("closed") ? null : guardedBy(before.context, event))
  },
  stages: [
    {
      opens: "/contacts",
      begins: [settled],
      isTour: true,
      acts: [
        {
          does: "Back leads to the diamonds",
          events: [cameTo("/diamonds")],
          by: async ({ gate, travel }) => {
            await travel("/diamonds")
            gate.answer("well")
          }
        },
        {
          does: "Back leads where no page is",
          events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
          by: async ({ gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
          }
        },
        {
          does: "Back leads to the profile",
          events: [cameTo("/personal/profile/", profile)],
          by: async ({ account, gate, travel }) => {
            await travel("/personal/profile/")
            gate.answer("well")
            await account.see("Вход")
          }
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: (snapshot) => snapshot.matches("closed"),
          by: async ({ gate, storeInOtherTab, newAccount }) => {
            gate.answer("well")
            await storeInOtherTab("token", (await newAccount()).token)
          }
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: (snapshot) => snapshot.matches("open"),
          by: ({ logOutInOtherTab }) => logOutInOtherTab()
        }
      ]
    },
    {
      opens: "/personal/profile/",
      isMember: true,
      begins: [cameTo("/personal/profile/", profile), { type: "auth.settled", user }],
      isTour: true,
      acts: [
        {
          does: "«Выйти» is pressed",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          isLast: true,
          by: async ({ gate, profile: page }) => {
            gate.answer("well")
            await page.logOut()
          }
        }
      ],
      shows: (snapshot, { profile: page }) => (snapshot.matches("open") ? page.see("Анна Соколова") : page.seeAddress("/"))
    },
    {
      opens: "/contacts",
      isMember: true,
      holds: /^\/api\/v2\/session/,
      isHeldFromStart: true,
      begins: [],
      isTour: true,
      acts: [{ does: "the shop knows the user", events: [{ type: "auth.settled", user }], isLast: true, answer: "well" }]
    }
  ]
})
