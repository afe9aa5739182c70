import type { AnyEventObject, SnapshotFrom } from "xstate"
import { storedToken, password as usualPassword } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import type { authMachine } from "../../../core/machines/account/auth.machine.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { other, answers, type Event, left, pressed, lost, type Standing, isIdle, isFollowing } from "./auth.payloads.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const [known, unknown, broken, entered, turnedAway, brokenLink] = answers as ReadonlyArray<AnyEventObject> as readonly [
  Event,
  Event,
  Event,
  Event,
  Event,
  Event
]
const follow = { type: "auth.signedInElsewhere" }

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof authMachine>>> = [
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
        by: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        does: "the stay ends, as another tab finds out",
        events: [{ type: "auth.tokenLost", isRefused: true, isWrite: false }, { type: "auth.giveUp" }],
        when: (snapshot) => snapshot.matches("member"),
        by: ({ storeInOtherTab }) => storeInOtherTab("token", null)
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
    prepares: ({ storeInOtherTab }) => storeInOtherTab("token", "unknown"),
    acts: [
      {
        does: "the shop refuses the token",
        events: [{ type: "auth.tokenLost", isRefused: true, isWrite: false }],
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
          await account.seeStatus("Вы успешно зарегистрировались.")
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
          await expect.poll(() => storedToken(page)).not.toBeNull()
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
        // A logout leads to the home page, so the profile is not there to continue with.
        isLast: true,
        by: async ({ account, newAccount, page }) => {
          const { email, password } = await newAccount()
          await account.openLogin()
          await account.signIn(email, password)
          await account.seeStatus("Вы были успешно авторизованы.")
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
        by: ({ logOutInOtherTab }) => logOutInOtherTab(),
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
    /** The token of the link is invalid, so calls that use it are held too. */
    holds: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      { does: "the shop refuses the link", events: [turnedAway], when: isEntering, answer: "well", isLast: true },
      { does: "the shop fails", events: [turnedAway], when: isEntering, answer: { kind: "status", status: 500 }, isLast: true },
      { does: "the shop takes it", events: [entered], when: isEntering, answer: { kind: "body", json: { data: userByLink } }, isLast: true }
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
        by: ({ storeInOtherTab }) => storeInOtherTab("token", null),
        isLast: true
      }
    ]
  }
]

/** Time after which a brief message has closed and faded. */
const briefMs = 3_500

function isChecking({ value }: Standing): boolean {
  return value === "checking"
}

function isEntering({ value }: Standing): boolean {
  return value === "entering"
}

async function signInElsewhere({ storeInOtherTab, newAccount }: ActTools): Promise<void> {
  await storeInOtherTab("token", (await newAccount()).token)
}
