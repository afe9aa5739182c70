import { scriptNamed } from "../../support/browser/assets.ts"
import { currentState, type StageOf } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import {
  type Snapshot,
  expiredOnWrite,
  loggedIn,
  loggedOut,
  settled,
  order,
  login,
  recovery,
  codeLoaded,
  codeFailed,
  loginAccepted,
  visited,
  missing,
  point,
  isShown,
  isFetching,
  isFree
} from "./dialogs.payloads.ts"
import { fadingMs, isTouched, isFirst, isLogin, reopen, pressBack, seeOrderAfter, signIn, open, seeDialog } from "./dialogs.helpers.ts"

/** The persistent message of /dev/dialogs. */
const message = { type: "dialogs.open", key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались." } }
const faded = { type: "xstate.after.disposal.dialogs.closed.fading" }

export const stages: ReadonlyArray<StageOf<Snapshot>> = [
  {
    address: "/dev/dialogs",
    startEvents: [settled(null)],
    input: { drafts: {}, owner: null },
    heldRequests: () =>
      new RegExp(`${scriptNamed("login-dialog", "info-dialog", "pass-recovery-dialog").source}|_payload\\.json|^/api/v2/session`),
    isTour: true,
    acts: [
      { title: "the login is opened", events: [login], when: isFirst, run: (tools) => open(tools, "login") },
      {
        title: "the login is opened again with loaded code",
        events: [login, codeLoaded],
        when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
        run: (tools) => open(tools, "login")
      },
      {
        title: "a message is opened",
        events: [message, codeLoaded],
        when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
        run: async (tools) => {
          tools.gate.answer("well")
          await open(tools, "info")
        }
      },
      { title: "the code is loaded", events: [codeLoaded], when: isFetching, answer: "well" },
      { title: "Escape is pressed", events: [{ type: "dialogs.close" }], when: isShown, run: ({ page }) => page.keyboard.press("Escape") },
      { title: "Back is pressed", events: [{ type: "dialogs.back" }], when: isShown, run: pressBack },
      {
        title: "the pointer enters the message",
        events: [{ type: "dialogs.hover" }],
        when: (snapshot) => currentState(snapshot) === "open.counting",
        run: ({ account }) => account.dialog.getByRole("status").hover()
      },
      {
        title: "the pointer leaves the message",
        events: [{ type: "dialogs.unhover" }],
        when: (snapshot) => currentState(snapshot) === "open.paused",
        run: ({ page }) => page.mouse.move(10, 10)
      },
      {
        title: "Back leads to the diamonds, then the dialogs page opens again",
        events: [visited, visited],
        when: isShown,
        run: async (tools) => {
          tools.gate.answer("well")
          await tools.travel("/diamonds")
          await tools.page.locator("h1", { hasText: "Бриллианты" }).waitFor()
          await reopen(tools)
        }
      },
      {
        title: "Back leads to an address without a page, then the dialogs page opens again",
        events: [missing, visited],
        when: isShown,
        run: async (tools) => {
          tools.gate.answer("well")
          await tools.travel("/%E0%A4%A")
          await tools.page.locator("h1", { hasText: "Страница" }).waitFor()
          await reopen(tools)
        }
      },
      {
        title: "the password recovery is opened from the login",
        events: [recovery, codeLoaded],
        when: isLogin,
        run: async ({ account, gate }) => {
          gate.answer("well")
          await account.press("Забыли пароль?")
        }
      },
      {
        title: "the user signs in, and returns from the profile",
        events: [loginAccepted, loggedIn("login"), codeLoaded, visited, visited],
        when: isLogin,
        run: async (tools) => {
          await signIn(tools)
          tools.gate.answer("well")
          await tools.profile.seeAddress("/personal/profile/")
          await reopen(tools)
        }
      },
      {
        title: "the user signs in, and closes the dialog meanwhile",
        events: [{ type: "dialogs.close" }, loginAccepted, loggedIn("login"), faded],
        when: isLogin,
        run: async (tools) => {
          await signIn(tools)
          await tools.page.keyboard.press("Escape")
          tools.gate.answer("well")
          await tools.profile.seeAddress("/personal/profile/")
          await reopen(tools)
          await tools.page.clock.runFor(fadingMs)
        }
      },
      {
        title: "another tab signs out",
        events: [loggedOut("tab")],
        when: (snapshot) => isFree(snapshot) && snapshot.context.user !== null,
        isLast: true,
        run: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        title: "the user signs in, and opens the password recovery meanwhile",
        events: [recovery, codeLoaded, loginAccepted, loggedIn("login")],
        when: isLogin,
        run: async (tools) => {
          await signIn(tools)
          await tools.account.press("Забыли пароль?")
          tools.gate.answer("well")
        }
      }
    ],
    seeState: seeDialog
  },
  {
    address: "/dev/dialogs",
    startEvents: [],
    input: { drafts: {}, owner: null },
    heldRequests: () => scriptNamed("login-dialog"),
    isTour: true,
    acts: [
      {
        title: "the login is opened",
        events: [login],
        when: (snapshot) => currentState(snapshot) === "closed.resting",
        run: (tools) => open(tools, "login")
      },
      { title: "the code could not be loaded", events: [codeFailed], when: isFetching, answer: { kind: "down" } },
      {
        title: "«Повторить» is pressed, and the code fails again",
        events: [{ type: "dialogs.retry" }, codeFailed],
        when: (snapshot) => snapshot.hasTag("failed"),
        isLast: true,
        // A browser requests the module again or fails at once: older ones cache a failed import.
        run: async ({ gate, page }) => {
          gate.answer({ kind: "down" })
          await page.getByRole("button", { name: "Повторить" }).click()
        }
      }
    ],
    seeState: seeDialog
  },
  {
    address: "/dev/dialogs",
    isMember: true,
    startEvents: [settled(user)],
    input: { drafts: {}, owner: null },
    heldRequests: /^\/api\/v2\/quick-order/,
    isTour: true,
    acts: [
      {
        title: "an order is sent after the session has expired",
        events: [order, codeLoaded, expiredOnWrite, codeLoaded],
        when: isFree,
        run: async (tools) => {
          await open(tools, "OrderModal")
          await tools.account.order({ name: "Анна", email: "anna@gran.test", phone: "89210000000" })
          tools.gate.answer({ kind: "status", status: 401 })
          await tools.account.see("Вход")
        }
      },
      {
        title: "the login is closed, and the order is shown again",
        events: [{ type: "dialogs.close" }, loggedOut("refusal"), codeLoaded],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        run: (tools) => seeOrderAfter(tools, ({ page }) => page.keyboard.press("Escape"))
      },
      {
        title: "Back is pressed, and the order is shown again",
        events: [{ type: "dialogs.back" }, loggedOut("refusal"), codeLoaded],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        run: (tools) => seeOrderAfter(tools, pressBack)
      },
      {
        title: "a requested page is loaded, then a missing one",
        events: [visited, missing],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        run: async ({ page, travel }) => {
          await travel("/diamonds")
          await page.locator("h1", { hasText: "Бриллианты" }).waitFor()
          await travel("/%E0%A4%A")
          await page.locator("h1", { hasText: "Страница" }).waitFor()
        }
      }
    ],
    seeState: seeDialog
  },
  {
    address: "/dev/dialogs",
    isPhone: true,
    startEvents: [],
    input: { drafts: {}, owner: null },
    heldRequests: /^$/,
    isTour: true,
    acts: [
      { title: "the login is opened", events: [login, codeLoaded], when: isFree, run: (tools) => open(tools, "login") },
      {
        title: "a finger touches the title",
        events: [{ type: "dialogs.touch", at: point(100) }],
        when: isShown,
        run: ({ account }) => account.touchTitle(100)
      },
      {
        title: "the finger is lifted 20 px lower",
        events: [{ type: "dialogs.lift", at: point(120) }],
        when: isTouched,
        run: ({ account }) => account.liftTitle(120)
      },
      {
        title: "the finger is lifted 21 px lower",
        events: [{ type: "dialogs.lift", at: point(121) }],
        when: isTouched,
        run: ({ account }) => account.liftTitle(121)
      }
    ],
    seeState: seeDialog
  }
]
