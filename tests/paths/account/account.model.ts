import { requestOtherAddress, logInUser } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { confirmLink, linkTo, pressLink } from "../../e2e/support/letters.ts"
import { accountMachine } from "../../../core/machines/account/account.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import { changed, fresh, isOpen, isUnanswered, isWaiting, moved, other, saved, settled, confirmed, wanting } from "./account.payloads.ts"
import { promises } from "./account.promises.ts"

/** Returns focus to the page. */
const comeBack = ({ page }: ActTools) => page.evaluate(() => dispatchEvent(new Event("focus")))

const stateTexts: Readonly<Record<string, string>> = {
  waiting: "it waits for a user",
  "open.standing": "the data stand there",
  "open.saved": "the data were saved"
}

const storedOnDevice =
  "what this device keeps of a tab that is gone is offered in another one; tests/e2e/account/profile.spec.ts goes there"

export const model = defineModel<typeof accountMachine>({
  name: "account",
  world: {
    machine: accountMachine,
    watchers: ["profile", "confirmation", "drafts", "watchReturn"],
    events: [
      { type: "drafts.left", profile: { surname: "Петрова", user: String(user.id) } },
      { type: "drafts.left", profile: null },
      { type: "account.hydrated", draft: { surname: "Беляева", user: String(user.id) } },
      { type: "account.renew" },
      settled,
      { type: "auth.settled", user: fresh },
      { type: "auth.settled", user: other },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user: other, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "account.reconnected" },
      confirmed(user),
      confirmed(wanting),
      confirmed(moved),
      confirmed(other),
      { type: "passportView.opened", place: 1, url: "/passport-files/1.jpeg" },
      { type: "auth.loggedOut", by: "other" },
      saved
    ]
  },
  waits: { reading: 5_000 },
  tells: (snapshot) => {
    const { draft, user: whom } = snapshot.context
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${whom === null ? "" : ` (${whom.name} at ${whom.email}${whom.awaitingEmail === null ? "" : `, another address waits`})`}${draft === null ? "" : ", with what was typed before"}`
  },
  says: {
    "passportView.opened": "an image of the passport may be shown",
    "drafts.left": ({ profile }) => (profile === null ? "nothing is left of what was typed" : "what was typed before comes back"),
    "account.hydrated": "this device keeps what was typed in a tab that is gone",
    "account.renew": "what was changed is not wanted",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : `it is ${whom.name}`),
    "auth.loggedIn": ({ user: whom }) => `${whom.name} signs in`,
    "auth.loggedOut": "the user leaves",
    "account.reconnected": "the shopper is back",
    "confirmation.userLoaded": ({ user: whom }) => `the shop tells of ${whom.email}`,
    "form.done": "the shop keeps what was changed"
  },
  invariants: {
    "has the data of a user exactly while they stand there": (snapshot) =>
      snapshot.hasTag("known") === (snapshot.context.user !== null) && snapshot.hasTag("known") === isOpen(snapshot),
    "has the form exactly while there is a user": (snapshot) => "profile" in snapshot.children === isOpen(snapshot),
    "says that it was saved exactly then": (snapshot) => snapshot.hasTag("saved") === (currentState(snapshot) === "open.saved"),
    "has handed to the form what was typed before": (snapshot) => isWaiting(snapshot) || snapshot.context.draft === null
  },
  beginnings: {
    "knows nobody, and nothing that was typed": ({ after: { context } }) => isEqual(context, { user: null, draft: null, isRecalled: false })
  },
  promises,
  stages: [
    {
      opens: "/personal/profile/",
      isMember: true,
      begins: [{ type: "auth.settled", user: fresh }],
      holds: /^$/,
      isTour: true,
      acts: [
        {
          does: "somebody who has not confirmed her address comes back",
          events: [{ type: "account.reconnected" }, confirmed(fresh)],
          when: ({ context }) => isUnanswered(context.user),
          by: comeBack
        },
        {
          does: "another address is confirmed elsewhere, and the page is come back to",
          events: [{ type: "account.reconnected" }, confirmed(moved)],
          when: ({ context }) => isUnanswered(context.user),
          by: async (tools) => {
            const { page, profile } = tools
            const next = await requestOtherAddress(page)
            await pressLink(page.request, await linkTo(page.request, next, confirmLink))
            await comeBack(tools)
            await profile.seeField("E-mail", next)
          }
        },
        {
          does: "the name is changed and saved",
          events: [saved, { type: "auth.settled", user: changed }],
          when: isOpen,
          by: async ({ profile }) => {
            await profile.write("Имя", "Ольга")
            await profile.save()
          }
        },
        {
          does: "the same user signs in in another tab",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context }) => context.user?.id === user.id,
          by: async ({ storeInOtherTab, page, profile }) => {
            const email = await profile.field("E-mail").inputValue()
            await storeInOtherTab("token", await logInUser(page.request, email))
          }
        },
        {
          does: "another user signs in in another tab",
          events: [
            { type: "auth.loggedOut", by: "other" },
            { type: "auth.loggedIn", user: other, by: "tab" }
          ],
          when: ({ context }) => context.user !== null && context.user.id !== other.id,
          by: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        },
        {
          does: "another tab gets a token that the shop does not know",
          events: [{ type: "auth.loggedOut", by: "refusal" }],
          when: isOpen,
          isLast: true,
          by: ({ storeInOtherTab }) => storeInOtherTab("token", "unknown")
        },
        {
          does: "«Выйти» is pressed",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: isOpen,
          isLast: true,
          by: ({ profile }) => profile.logOut()
        }
      ],
      shows: async (snapshot, { profile }) => {
        if (snapshot.hasTag("saved")) await profile.seeSaved()
        if (isWaiting(snapshot)) await profile.seeAddress("/")
      }
    },
    {
      opens: `/personal/profile/?silenceIsGold=${linkToken}`,
      begins: [],
      holds: /^\/api\/v2\/(?:session|cart)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the shop takes the link",
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
      "a link to a page of the passport needs an uploaded file: tests/e2e/account/passport-files.spec.ts opens it",
    "waiting --drafts.left#0--> stays":
      "what was typed comes back after a reload, which begins another incarnation; tests/e2e/account/profile.spec.ts goes there"
  },
  unreachable: {
    "open --auth.settled#1--> open": "before another user comes the first one is told as gone",
    "open --auth.settled#2--> waiting": "who was known, and is not any more, is told as gone",
    "open --auth.loggedIn#1--> open": "before another user comes the first one is told as gone"
  }
})
