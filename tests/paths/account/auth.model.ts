import { expect } from "playwright/test"
import type { AnyEventObject } from "xstate"
import { keptToken, password as usualPassword } from "../../e2e/support/account.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { type AuthContext, authMachine } from "../../../core/machines/account/auth.machine.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { linkToken, user } from "../../support/samples/user.ts"
import { defect } from "../../support/paths/visits.ts"

const refused = failed({ _tag: "Refused", call: "session.me", requestId: null, status: 401, message: "Войдите", errors: {} })
const other = { ...user, name: "Ольга" }
const stranger = { ...user, id: 8, name: "Вера" }
const answers = ["checkMe", "enterByLink"].flatMap((call) => [
  { type: `xstate.done.actor.${call}`, output: succeeded(user) },
  { type: `xstate.done.actor.${call}`, output: refused },
  { type: `xstate.error.actor.${call}`, error: defect }
])
const [known, unknown, broken, entered, turnedAway, brokenLink] = answers as ReadonlyArray<AnyEventObject> as readonly [
  Event,
  Event,
  Event,
  Event,
  Event,
  Event
]
type Event = AnyEventObject
const left = { type: "xstate.done.actor.logOut", output: succeeded(undefined) }
const follow = { type: "auth.signedInElsewhere" }
const pressed = { type: "auth.lose", isRefused: true, isPressed: true }
const lost = { type: "auth.lose", isRefused: false, isPressed: false }

const words: Readonly<Record<string, string>> = {
  checking: "the kept token is looked at",
  entering: "the token of a link is looked at",
  following: "the token of another tab is looked at",
  guest: "it is a guest",
  member: "it is a user",
  expired: "the shop has forgotten the user",
  leaving: "the user leaves"
}

const isAnswer = ({ type }: Event) => /\.actor\.(?:checkMe|enterByLink)$/.test(type)
const isLeft = ({ type }: Event) => type.endsWith(".actor.logOut")
const factsOf = (facts: ReadonlyArray<Event>) => facts.filter(({ type }) => type.startsWith("auth."))

/** Who says that a user came: nobody where the stay goes on. */
const cameBy: Readonly<Record<string, string | undefined>> = { entering: "link", following: "tab" }

export const model = defineModel<typeof authMachine>({
  name: "auth",
  actorPath: "shop/auth",
  world: {
    machine: authMachine,
    input: { start: "guest" },
    otherInputs: [{ start: "stored" }, { start: "link" }],
    watchers: ["watchToken"],
    events: [
      { type: "auth.enter", user, by: "login" },
      { type: "auth.enter", user, by: "registration" },
      { type: "auth.enter", user: stranger, by: "login" },
      { type: "auth.change", user: other },
      { type: "auth.hydrated", hasToken: false },
      { type: "auth.hydrated", hasToken: true },
      { type: "auth.lose", isRefused: true, isPressed: false },
      pressed,
      lost,
      ...answers,
      left,
      { type: "xstate.error.actor.logOut", error: defect },
      { type: "xstate.done.actor.checkMe", output: succeeded(stranger) }
    ]
  },
  tells: (snapshot) => {
    const { start, user: whom } = snapshot.context
    const from = { guest: "without a token", stored: "with a kept token", link: "by a link" }[start]
    return `${words[at(snapshot)] ?? at(snapshot)}${whom === null ? "" : ` (${whom.name})`}, in a tab that began ${from}`
  },
  says: {
    "auth.enter": ({ by }) => `a form of ${String(by)} was taken`,
    "auth.logOut": "the user wants to leave",
    "auth.change": "the user's data were changed",
    "auth.hydrated": ({ hasToken }) => `the storage has ${hasToken === true ? "a" : "no"} token`,
    "auth.signedInElsewhere": "another tab signs in",
    "auth.giveUp": "nobody is asked to sign in again",
    "auth.lose": ({ isPressed, isRefused }) =>
      isRefused === true
        ? `the shop does not take the token any more${isPressed === true ? ", as a press finds out" : ""}`
        : "another tab signs out",
    "xstate.done.actor.checkMe": ({ output }) => (output._tag === "Success" ? "the shop knows the user" : "the shop refuses the token"),
    "xstate.error.actor.checkMe": "the call breaks",
    "xstate.done.actor.enterByLink": ({ output }) => (output._tag === "Success" ? "the shop takes the link" : "the shop refuses the link"),
    "xstate.error.actor.enterByLink": "the call breaks",
    "xstate.done.actor.logOut": "the shop is told",
    "xstate.error.actor.logOut": "the telling breaks"
  },
  invariants: {
    "[AUTH-011] is a guest without data, or a user with them, and nobody else once it is known": (snapshot) => {
      const isUser = snapshot.hasTag("member") || snapshot.matches("expired")
      if (snapshot.hasTag("unsure")) return !isUser && !snapshot.matches("guest")
      return isUser !== snapshot.matches("guest") && isUser === (snapshot.context.user !== null)
    },
    "lets users alone leave": (snapshot) => snapshot.can({ type: "auth.logOut" }) === snapshot.matches("member"),
    "is unsure exactly while it asks": (snapshot) =>
      snapshot.hasTag("unsure") === ["checking", "entering", "following"].includes(at(snapshot)),
    "asks nothing without a token": (snapshot) =>
      snapshot.context.start !== "guest" || !("enterByLink" in snapshot.children || snapshot.matches("checking")),
    "listens for what other tabs do with the token": ({ children }) => "watchToken" in children
  },
  beginnings: {
    "tells at once that it is a guest where there is no token, and nothing before it knows": ({ after, told }) =>
      equal(factsOf(told), after.context.start === "guest" ? [{ type: "auth.settled", user: null }] : [])
  },
  promises: {
    "[AUTH-002, AUTH-013] lets the user of a form in, and tells it; a new one as registered first, and one who was there before as gone": ({
      after,
      before,
      event,
      told
    }) => {
      if (event.type !== "auth.enter") return true
      const facts = [
        ...partingFrom(before, event["user"]),
        ...(event["by"] === "registration" ? [{ type: "auth.registered", user }] : []),
        { type: "auth.loggedIn", user: event["user"], by: event["by"] }
      ]
      return after.matches("member") && equal(after.context.user, event["user"]) && equal(factsOf(told), facts)
    },
    "asks who it is when another tab signs in": ({ after, event, told }) =>
      event.type !== "auth.signedInElsewhere" || (after.matches("following") && told.length === 0),
    "asks who a token stands for that it sees late": (step) =>
      step.event.type !== "auth.hydrated" ||
      (step.before.matches("guest") && step.event["hasToken"] === true ? step.after.matches("following") : isSame(step)),
    "knows the user whom the shop named, and tells who came": ({ after, before, event, told }) => {
      if (!isAnswer(event) || event["output"]?._tag !== "Success") return true
      const by = cameBy[at(before)]
      const { value: named } = event["output"]
      const fact = by === undefined ? { type: "auth.settled", user: named } : { type: "auth.loggedIn", user: named, by }
      const gone = by === "tab" ? partingFrom(before, named) : []
      return after.matches("member") && equal(after.context.user, named) && equal(factsOf(told), [...gone, fact])
    },
    "is a guest when the shop names nobody, and says so": ({ after, before, event, told }) =>
      !isAnswer(event) || event["output"]?._tag === "Success" || isToldGone(before, after, told),
    "[AUTH-007] is a guest once the user has left, and tells it": ({ after, event, told }) =>
      !isLeft(event) || (isGuest(after) && equal(factsOf(told), [{ type: "auth.loggedOut", by: "choice" }])),
    "leaves when the user wants to": ({ after, before, event }) =>
      event.type !== "auth.logOut" || (before.matches("member") ? after.matches("leaving") : at(after) === at(before)),
    "is a guest when another tab loses the token, and waits for its user when the shop does": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "auth.lose") return true
      if (before.hasTag("unsure")) return isToldGone(before, after, told)
      if (!before.matches("member")) return isSame(step)
      if (event["isRefused"] !== true) return isGuest(after) && equal(factsOf(told), [{ type: "auth.loggedOut", by: "tab" }])
      const isKept = after.matches("expired") && equal(after.context.user, before.context.user)
      return isKept && equal(factsOf(told), [{ type: "auth.expired", isPressed: event["isPressed"] }])
    },
    "is a guest when a user whom the shop has forgotten does not want to sign in again": (step) =>
      step.event.type !== "auth.giveUp" ||
      (step.before.matches("expired")
        ? isGuest(step.after) && equal(factsOf(step.told), [{ type: "auth.loggedOut", by: "refusal" }])
        : isSame(step)),
    "keeps what was changed of a user, and says who it is now": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "auth.change") return true
      if (!before.matches("member")) return isSame(step)
      const { user: changed } = event
      return (
        after.matches("member") && equal(after.context.user, changed) && equal(factsOf(told), [{ type: "auth.settled", user: changed }])
      )
    }
  },
  stages: [
    {
      opens: "/contacts",
      begins: [],
      holds: /^\/api\/v2\/session/,
      isTour: true,
      acts: [
        { does: "another tab signs in", events: [follow], when: isIdle, by: signInElsewhere },
        {
          does: "it signs out again",
          events: [lost],
          when: (snapshot) => !snapshot.matches("guest"),
          by: ({ leaveElsewhere }) => leaveElsewhere()
        },
        {
          does: "the stay ends, as another tab finds out",
          events: [{ type: "auth.lose", isRefused: true, isPressed: false }, { type: "auth.giveUp" }],
          when: (snapshot) => snapshot.matches("member"),
          by: ({ keepElsewhere }) => keepElsewhere("token", null)
        },
        { does: "the shop fails", events: [unknown], when: isFollowing, answer: { kind: "status", status: 500 } },
        { does: "the shop knows it", events: [known], when: isFollowing, answer: "well" }
      ]
    },
    {
      opens: "/contacts",
      begins: [{ type: "auth.hydrated", hasToken: true }],
      holds: /^\/api\/v2\/(?:session|cart)/,
      isHeldFromStart: true,
      isTour: true,
      prepares: ({ keepElsewhere }) => keepElsewhere("token", "unknown"),
      acts: [
        {
          does: "the shop refuses the token",
          events: [{ type: "auth.lose", isRefused: true, isPressed: false }],
          when: isFollowing,
          answer: "well"
        }
      ]
    },
    {
      opens: "/personal/profile/",
      begins: [],
      holds: /^\/api\/v2\/users/,
      prepares: ({ account }) => account.see("Вход"),
      isTour: true,
      acts: [
        {
          does: "somebody registers",
          events: [{ type: "auth.enter", user, by: "registration" }],
          when: isIdle,
          by: async ({ account, gate, page }) => {
            gate.answer("well")
            await account.openLogin()
            await account.registerSomebody()
            await account.seeSaid("Вы успешно зарегистрировались.")
            await page.clock.runFor(briefMs)
          }
        },
        {
          does: "the name is changed",
          events: [{ type: "auth.change", user: other }],
          when: (snapshot) => snapshot.matches("member"),
          by: async ({ gate, profile }) => {
            gate.answer("well")
            await profile.write("Имя", "Ольга")
            await profile.save()
            await profile.seeSaved()
          }
        },
        {
          does: "the name is changed, and the shop does not know the user any more, who signs in again",
          events: [pressed, { type: "auth.enter", user, by: "login" }],
          when: (snapshot) => snapshot.matches("member"),
          by: async ({ account, gate, page, profile }) => {
            const email = await profile.field("E-mail").inputValue()
            await profile.write("Имя", "Ольга")
            await profile.save()
            gate.answer({ kind: "status", status: 401 })
            await account.see("Вход")
            await account.signIn(email, usualPassword)
            await expect.poll(() => keptToken(page)).not.toBeNull()
            await page.clock.runFor(briefMs)
            await account.seeNone()
          }
        },
        {
          does: "the name is changed, and the shop does not know the user any more, who closes the log-in",
          events: [pressed, { type: "auth.giveUp" }],
          when: (snapshot) => snapshot.matches("member"),
          isLast: true,
          by: async ({ account, gate, page, profile }) => {
            await profile.write("Имя", "Ольга")
            await profile.save()
            gate.answer({ kind: "status", status: 401 })
            await account.see("Вход")
            await page.keyboard.press("Escape")
            await profile.seeAddress("/")
          }
        },
        {
          does: "«Выйти» is pressed",
          events: [{ type: "auth.logOut" }, left],
          when: (snapshot) => snapshot.matches("member"),
          by: ({ profile }) => profile.logOut()
        },
        {
          does: "the user signs in",
          events: [{ type: "auth.enter", user, by: "login" }],
          when: isIdle,
          // Who has left stands on the home page: the profile is not there to go on with.
          isLast: true,
          by: async ({ account, newAccount, page }) => {
            const { email, password } = await newAccount()
            await account.openLogin()
            await account.signIn(email, password)
            await account.seeSaid("Вы были успешно авторизованы.")
            await page.clock.runFor(briefMs)
          }
        }
      ]
    },
    {
      opens: "/personal/profile/",
      isMember: true,
      input: { start: "stored" },
      begins: [],
      holds: /^\/api\/v2\/session/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        { does: "the shop knows the token", events: [known], when: isChecking, answer: "well" },
        { does: "the shop fails", events: [unknown], when: isChecking, answer: { kind: "status", status: 500 }, isLast: true },
        {
          does: "another tab signs out",
          events: [lost],
          when: isChecking,
          by: ({ leaveElsewhere }) => leaveElsewhere(),
          isLast: true
        },
        {
          does: "«Выйти» is pressed in a browser that fails",
          events: [{ type: "auth.logOut" }, { type: "xstate.error.actor.logOut", error: defect }],
          when: (snapshot) => snapshot.matches("member"),
          isLast: true,
          by: async ({ breakFunction, profile }) => {
            await breakFunction("new URLSearchParams of a list")
            await profile.logOut()
          }
        }
      ]
    },
    ...[
      { input: { start: "stored" }, opens: "/contacts", begins: [broken], isMember: true as const },
      { input: { start: "link" }, opens: `/?silenceIsGold=${linkToken}`, begins: [brokenLink] }
    ].map((stage) => ({
      ...stage,
      breaks: "new URLSearchParams of a list" as const,
      holds: /^$/,
      isTour: true as const,
      acts: [{ does: "another tab signs in", events: [follow, broken], isLast: true as const, by: signInElsewhere }]
    })),
    {
      opens: `/?silenceIsGold=${linkToken}`,
      input: { start: "link" },
      begins: [],
      /** The token of the link is known to nobody: what asks with it waits too. */
      holds: /^\/api\/v2\/(?:session|cart|favorites)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        { does: "the shop refuses the link", events: [turnedAway], when: isEntering, answer: "well", isLast: true },
        { does: "the shop fails", events: [turnedAway], when: isEntering, answer: { kind: "status", status: 500 }, isLast: true },
        { does: "the shop takes it", events: [entered], when: isEntering, answer: { kind: "body", json: { data: user } }, isLast: true }
      ]
    },
    {
      opens: `/?silenceIsGold=${linkToken}`,
      isMember: true,
      input: { start: "link" },
      begins: [],
      holds: /^\/api\/v2\/session/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "another tab signs out",
          events: [lost],
          when: isEntering,
          by: ({ keepElsewhere }) => keepElsewhere("token", null),
          isLast: true
        }
      ]
    }
  ]
})

/** A word of what was done goes by itself, and fades. */
const briefMs = 3_500

type Standing = { readonly value: unknown }

function isIdle({ value }: Standing): boolean {
  return value === "guest"
}

function isFollowing({ value }: Standing): boolean {
  return value === "following"
}

function isChecking({ value }: Standing): boolean {
  return value === "checking"
}

function isEntering({ value }: Standing): boolean {
  return value === "entering"
}

function isGuest(snapshot: Standing & { readonly context: AuthContext }): boolean {
  return isIdle(snapshot) && snapshot.context.user === null
}

function isToldGuest(after: Parameters<typeof isGuest>[0], told: ReadonlyArray<Event>): boolean {
  return isGuest(after) && equal(factsOf(told), [{ type: "auth.settled", user: null }])
}

/** Who was known, and is not any more: told as gone, not as a guest who begins. */
function isToldGone(
  before: { readonly context: AuthContext; readonly value: unknown },
  after: Parameters<typeof isGuest>[0],
  told: ReadonlyArray<Event>
): boolean {
  if (!isFollowing(before) || before.context.user === null) return isToldGuest(after, told)
  return isGuest(after) && equal(factsOf(told), [{ type: "auth.loggedOut", by: "refusal" }])
}

function partingFrom({ context }: { readonly context: AuthContext }, next: { readonly id: number }): ReadonlyArray<object> {
  return context.user !== null && context.user.id !== next.id ? [{ type: "auth.loggedOut", by: "other" }] : []
}

async function signInElsewhere({ keepElsewhere, newAccount }: Hands): Promise<void> {
  await keepElsewhere("token", (await newAccount()).token)
}
