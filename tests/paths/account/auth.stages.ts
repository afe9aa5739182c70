import type { AnyEventObject, SnapshotFrom } from "xstate"
import { storedToken, password as usualPassword } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import type { authMachine } from "../../../core/machines/account/auth.machine.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import {
  other,
  answers,
  type Event,
  signedOut,
  refusedForWrite,
  signedOutElsewhere,
  type AuthState,
  isIdle,
  isFollowing
} from "./auth.payloads.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

const [accepted, refused, threw, linkAccepted, linkRefused, linkThrew] = answers as ReadonlyArray<AnyEventObject> as readonly [
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
    address: "/contacts",
    startEvents: [],
    heldRequests: /^\/api\/v2\/session/,
    isTour: true,
    acts: [
      { title: "another tab signs in", events: [follow], when: isIdle, run: signInElsewhere },
      {
        title: "another tab signs out again",
        events: [signedOutElsewhere],
        when: (snapshot) => !snapshot.matches("guest"),
        run: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        title: "the token is refused in another tab",
        events: [{ type: "auth.tokenLost", isRefused: true, isWrite: false }, { type: "auth.giveUp" }],
        when: (snapshot) => snapshot.matches("member"),
        run: ({ storeInOtherTab }) => storeInOtherTab("token", null)
      },
      { title: "the server refuses the token", events: [refused], when: isFollowing, answer: { kind: "status", status: 500 } },
      { title: "the server accepts the token", events: [accepted], when: isFollowing, answer: "well" }
    ]
  },
  {
    address: "/contacts",
    startEvents: [{ type: "auth.hydrated", hasToken: true }],
    heldRequests: /^\/api\/v2\/(?:session|cart)/,
    isHeldFromStart: true,
    isTour: true,
    prepare: ({ storeInOtherTab }) => storeInOtherTab("token", "unknown"),
    acts: [
      {
        title: "the server refuses the token",
        events: [{ type: "auth.tokenLost", isRefused: true, isWrite: false }],
        when: isFollowing,
        answer: "well"
      }
    ]
  },
  {
    address: "/personal/profile/",
    startEvents: [],
    heldRequests: /^\/api\/v2\/users/,
    prepare: ({ account }) => account.see("Вход"),
    isTour: true,
    acts: [
      {
        title: "a new user registers",
        events: [{ type: "auth.enter", user, by: "registration" }],
        when: isIdle,
        run: async ({ account, gate, page }) => {
          gate.answer("well")
          await account.openLogin()
          await account.registerSomebody()
          await account.seeStatus("Вы успешно зарегистрировались.")
          await page.clock.runFor(briefMs)
        }
      },
      {
        title: "the name is changed",
        events: [{ type: "auth.change", user: other }],
        when: (snapshot) => snapshot.matches("member"),
        run: async ({ gate, profile }) => {
          gate.answer("well")
          await profile.write("Имя", "Ольга")
          await profile.save()
          await profile.seeSaved()
        }
      },
      {
        title: "the name is saved after the session has expired, and the user signs in again",
        events: [refusedForWrite, { type: "auth.enter", user, by: "login" }],
        when: (snapshot) => snapshot.matches("member"),
        run: async ({ account, gate, page, profile }) => {
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
        title: "the name is saved after the session has expired, and the user closes the login",
        events: [refusedForWrite, { type: "auth.giveUp" }],
        when: (snapshot) => snapshot.matches("member"),
        isLast: true,
        run: async ({ account, gate, page, profile }) => {
          await profile.write("Имя", "Ольга")
          await profile.save()
          gate.answer({ kind: "status", status: 401 })
          await account.see("Вход")
          await page.keyboard.press("Escape")
          await profile.seeAddress("/")
        }
      },
      {
        title: "«Выйти» is pressed",
        events: [{ type: "auth.logOut" }, signedOut],
        when: (snapshot) => snapshot.matches("member"),
        run: ({ profile }) => profile.logOut()
      },
      {
        title: "the user signs in",
        events: [{ type: "auth.enter", user, by: "login" }],
        when: isIdle,
        // A sign-out leads to the home page, so the visit cannot continue on the profile.
        isLast: true,
        run: async ({ account, newAccount, page }) => {
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
    address: "/personal/profile/",
    isMember: true,
    input: { start: "stored" },
    startEvents: [],
    heldRequests: /^\/api\/v2\/session/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      { title: "the server accepts the token", events: [accepted], when: isChecking, answer: "well" },
      { title: "the server fails", events: [refused], when: isChecking, answer: { kind: "status", status: 500 }, isLast: true },
      {
        title: "another tab signs out",
        events: [signedOutElsewhere],
        when: isChecking,
        run: ({ logOutInOtherTab }) => logOutInOtherTab(),
        isLast: true
      },
      {
        title: "«Выйти» is pressed in a browser whose call throws",
        events: [{ type: "auth.logOut" }, { type: "xstate.error.actor.logOut", error: defect }],
        when: (snapshot) => snapshot.matches("member"),
        isLast: true,
        run: async ({ breakFunction, profile }) => {
          await breakFunction("new URLSearchParams of a list")
          await profile.logOut()
        }
      }
    ]
  },
  ...[
    { input: { start: "stored" }, address: "/contacts", startEvents: [threw], isMember: true as const },
    { input: { start: "link" }, address: `/?silenceIsGold=${linkToken}`, startEvents: [linkThrew] }
  ].map((stage) => ({
    ...stage,
    breaks: "new URLSearchParams of a list" as const,
    heldRequests: /^$/,
    isTour: true as const,
    acts: [{ title: "another tab signs in", events: [follow, threw], isLast: true as const, run: signInElsewhere }]
  })),
  {
    address: `/?silenceIsGold=${linkToken}`,
    input: { start: "link" },
    startEvents: [],
    /** The token of the link is invalid, so calls that use it are held too. */
    heldRequests: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      { title: "the server refuses the link", events: [linkRefused], when: isEntering, answer: "well", isLast: true },
      { title: "the server fails", events: [linkRefused], when: isEntering, answer: { kind: "status", status: 500 }, isLast: true },
      {
        title: "the server accepts the link",
        events: [linkAccepted],
        when: isEntering,
        answer: { kind: "body", json: { data: userByLink } },
        isLast: true
      }
    ]
  },
  {
    address: `/?silenceIsGold=${linkToken}`,
    isMember: true,
    input: { start: "link" },
    startEvents: [],
    heldRequests: /^\/api\/v2\/session/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        title: "another tab signs out",
        events: [signedOutElsewhere],
        when: isEntering,
        run: ({ storeInOtherTab }) => storeInOtherTab("token", null),
        isLast: true
      }
    ]
  }
]

/** Time until a brief message has closed and faded. */
const briefMs = 3_500

function isChecking({ value }: AuthState): boolean {
  return value === "checking"
}

function isEntering({ value }: AuthState): boolean {
  return value === "entering"
}

async function signInElsewhere({ storeInOtherTab, newAccount }: ActTools): Promise<void> {
  await storeInOtherTab("token", (await newAccount()).token)
}
