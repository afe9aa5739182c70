import { requestOtherAddress, logInUser } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { confirmLink, linkTo, pressLink } from "../../e2e/support/letters.ts"
import { accountMachine } from "../../../core/machines/account/account.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import {
  changed,
  unconfirmed,
  isOpen,
  isUnanswered,
  isWaiting,
  withNewEmail,
  other,
  saved,
  settled,
  confirmed,
  withPendingEmail
} from "./account.payloads.ts"
import { postconditions } from "./account.postconditions.ts"

const returnToTab = ({ page }: ActTools) => page.evaluate(() => dispatchEvent(new Event("focus")))

const stateTexts: Readonly<Record<string, string>> = {
  waiting: "the page waits for a signed-in user",
  "open.standing": "the profile is shown",
  "open.saved": "the profile is saved"
}

const storedOnDevice = "tests/e2e/account/profile.spec.ts restores a draft that a closed tab stored on the device"

export const model = defineModel<typeof accountMachine>({
  name: "account",
  world: {
    machine: accountMachine,
    callbackActors: ["profile", "confirmation", "drafts", "watchReturn"],
    events: [
      { type: "drafts.left", profile: { surname: "Петрова", user: String(user.id) } },
      { type: "drafts.left", profile: null },
      { type: "account.hydrated", draft: { surname: "Беляева", user: String(user.id) } },
      { type: "account.renew" },
      settled,
      { type: "auth.settled", user: unconfirmed },
      { type: "auth.settled", user: other },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user: other, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "account.reconnected" },
      confirmed(user),
      confirmed(withPendingEmail),
      confirmed(withNewEmail),
      confirmed(other),
      { type: "passportView.opened", place: 1, url: "/passport-files/1.jpeg" },
      { type: "auth.loggedOut", by: "other" },
      saved
    ]
  },
  delays: { reading: 5_000 },
  describeState: (snapshot) => {
    const { draft, user: visitor } = snapshot.context
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${visitor === null ? "" : ` (${visitor.name}, ${visitor.email}${visitor.awaitingEmail === null ? "" : ", another address unconfirmed"})`}${draft === null ? "" : ", with a restored draft"}`
  },
  eventTexts: {
    "passportView.opened": "an image of the passport is opened",
    "drafts.left": ({ profile }) => (profile === null ? "the reload left no draft" : "the reload left a draft"),
    "account.hydrated": "the device has a draft of a closed tab",
    "account.renew": "the changes are discarded",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : `the visitor is ${visitor.name}`),
    "auth.loggedIn": ({ user: visitor }) => `${visitor.name} signs in`,
    "auth.loggedOut": "the user signs out",
    "account.reconnected": "the shopper returns to the tab",
    "confirmation.userLoaded": ({ user: visitor }) => `the user is loaded with the address ${visitor.email}`,
    "form.done": "the profile form is accepted"
  },
  invariants: {
    "has the user's data exactly while the profile is shown": (snapshot) =>
      snapshot.hasTag("known") === (snapshot.context.user !== null) && snapshot.hasTag("known") === isOpen(snapshot),
    "runs the profile form exactly while a user is signed in": (snapshot) => "profile" in snapshot.children === isOpen(snapshot),
    "has the tag of a saved profile exactly in that state": (snapshot) =>
      snapshot.hasTag("saved") === (currentState(snapshot) === "open.saved"),
    "has no draft in its context once the form is open": (snapshot) => isWaiting(snapshot) || snapshot.context.draft === null
  },
  startConditions: {
    "starts without a user and without a draft": ({ after: { context } }) =>
      isEqual(context, { user: null, draft: null, isRecalled: false })
  },
  postconditions,
  stages: [
    {
      address: "/personal/profile/",
      isMember: true,
      startEvents: [{ type: "auth.settled", user: unconfirmed }],
      heldRequests: /^$/,
      isTour: true,
      acts: [
        {
          title: "a user with an unconfirmed address returns to the tab",
          events: [{ type: "account.reconnected" }, confirmed(unconfirmed)],
          when: ({ context }) => isUnanswered(context.user),
          run: returnToTab
        },
        {
          title: "another address is confirmed in another tab, and the user returns",
          events: [{ type: "account.reconnected" }, confirmed(withNewEmail)],
          when: ({ context }) => isUnanswered(context.user),
          run: async (tools) => {
            const { page, profile } = tools
            const next = await requestOtherAddress(page)
            await pressLink(page.request, await linkTo(page.request, next, confirmLink))
            await returnToTab(tools)
            await profile.seeField("E-mail", next)
          }
        },
        {
          title: "the name is changed and saved",
          events: [saved, { type: "auth.settled", user: changed }],
          when: isOpen,
          run: async ({ profile }) => {
            await profile.write("Имя", "Ольга")
            await profile.save()
          }
        },
        {
          title: "the same user signs in in another tab",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context }) => context.user?.id === user.id,
          run: async ({ storeInOtherTab, page, profile }) => {
            const email = await profile.field("E-mail").inputValue()
            await storeInOtherTab("token", await logInUser(page.request, email))
          }
        },
        {
          title: "another user signs in in another tab",
          events: [
            { type: "auth.loggedOut", by: "other" },
            { type: "auth.loggedIn", user: other, by: "tab" }
          ],
          when: ({ context }) => context.user !== null && context.user.id !== other.id,
          run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        },
        {
          title: "another tab stores an invalid token",
          events: [{ type: "auth.loggedOut", by: "refusal" }],
          when: isOpen,
          isLast: true,
          run: ({ storeInOtherTab }) => storeInOtherTab("token", "unknown")
        },
        {
          title: "«Выйти» is pressed",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: isOpen,
          isLast: true,
          run: ({ profile }) => profile.logOut()
        }
      ],
      seeState: async (snapshot, { profile }) => {
        if (snapshot.hasTag("saved")) await profile.seeSaved()
        if (isWaiting(snapshot)) await profile.seeAddress("/")
      }
    },
    {
      address: `/personal/profile/?silenceIsGold=${linkToken}`,
      startEvents: [],
      heldRequests: /^\/api\/v2\/(?:session|cart)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          title: "the server accepts the link",
          events: [{ type: "auth.loggedIn", user, by: "link" }],
          when: isWaiting,
          isLast: true,
          answer: { kind: "body", json: { data: userByLink } }
        }
      ]
    }
  ],
  uncrossed: {
    "open --account.hydrated#0--> stays": storedOnDevice,
    "open --account.renew#0--> stays": storedOnDevice,
    "open --passportView.opened#0--> stays":
      "the link to a passport page needs an uploaded file: tests/e2e/account/passport-files.spec.ts opens it",
    "waiting --drafts.left#0--> stays":
      "tests/e2e/account/profile.spec.ts restores the draft after a reload, which starts another incarnation"
  },
  unreachable: {
    "open --auth.settled#1--> open": "the first user is reported as signed out before another user is reported",
    "open --auth.settled#2--> waiting": "a user who becomes a guest is reported as signed out",
    "open --auth.loggedIn#1--> open": "the first user is reported as signed out before another user is reported"
  }
})
