import { scriptNamed } from "../../support/browser/assets.ts"
import { currentState, type StageOf } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import {
  type Snapshot,
  interrupt,
  loggedIn,
  loggedOut,
  settled,
  order,
  login,
  recovery,
  come,
  notCome,
  taken,
  visited,
  lost,
  point,
  isShown,
  isFetching,
  isFree
} from "./dialogs.payloads.ts"
import { fadingMs, isTouched, isFirst, isLogin, comeBack, pressBack, seeOrderAfter, signIn, open, showsDialog } from "./dialogs.helpers.ts"

/** The message of the dialogs' atlas, which does not close by itself. */
const word = { type: "dialogs.open", key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались." } }
const faded = { type: "xstate.after.disposal.dialogs.closed.fading" }

export const stages: ReadonlyArray<StageOf<Snapshot>> = [
  {
    opens: "/dev/dialogs",
    begins: [settled(null)],
    input: { drafts: {}, owner: null },
    holds: () =>
      new RegExp(`${scriptNamed("login-dialog", "info-dialog", "pass-recovery-dialog").source}|_payload\\.json|^/api/v2/session`),
    isTour: true,
    acts: [
      { does: "the login is opened", events: [login], when: isFirst, by: (tools) => open(tools, "login") },
      {
        does: "the login is opened again, whose code is there",
        events: [login, come],
        when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
        by: (tools) => open(tools, "login")
      },
      {
        does: "a word is opened",
        events: [word, come],
        when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
        by: async (tools) => {
          tools.gate.answer("well")
          await open(tools, "info")
        }
      },
      { does: "its code comes", events: [come], when: isFetching, answer: "well" },
      { does: "it is closed", events: [{ type: "dialogs.close" }], when: isShown, by: ({ page }) => page.keyboard.press("Escape") },
      { does: "Back is pressed", events: [{ type: "dialogs.back" }], when: isShown, by: pressBack },
      {
        does: "the pointer comes over it",
        events: [{ type: "dialogs.hover" }],
        when: (snapshot) => currentState(snapshot) === "open.counting",
        by: ({ account }) => account.dialog.getByRole("status").hover()
      },
      {
        does: "the pointer goes",
        events: [{ type: "dialogs.unhover" }],
        when: (snapshot) => currentState(snapshot) === "open.paused",
        by: ({ page }) => page.mouse.move(10, 10)
      },
      {
        does: "Back leads to the diamonds, and on",
        events: [visited, visited],
        when: isShown,
        by: async (tools) => {
          tools.gate.answer("well")
          await tools.travel("/diamonds")
          await tools.page.locator("h1", { hasText: "Бриллианты" }).waitFor()
          await comeBack(tools)
        }
      },
      {
        does: "Back leads where no page is, and on",
        events: [lost, visited],
        when: isShown,
        by: async (tools) => {
          tools.gate.answer("well")
          await tools.travel("/%E0%A4%A")
          await tools.page.locator("h1", { hasText: "Страница" }).waitFor()
          await comeBack(tools)
        }
      },
      {
        does: "the way to a new password is opened from it",
        events: [recovery, come],
        when: isLogin,
        by: async ({ account, gate }) => {
          gate.answer("well")
          await account.press("Забыли пароль?")
        }
      },
      {
        does: "the user signs in, and comes back from the profile",
        events: [taken, loggedIn("login"), come, visited, visited],
        when: isLogin,
        by: async (tools) => {
          await signIn(tools)
          tools.gate.answer("well")
          await tools.profile.seeAddress("/personal/profile/")
          await comeBack(tools)
        }
      },
      {
        does: "the user signs in, and closes it meanwhile",
        events: [{ type: "dialogs.close" }, taken, loggedIn("login"), faded],
        when: isLogin,
        by: async (tools) => {
          await signIn(tools)
          await tools.page.keyboard.press("Escape")
          tools.gate.answer("well")
          await tools.profile.seeAddress("/personal/profile/")
          await comeBack(tools)
          await tools.page.clock.runFor(fadingMs)
        }
      },
      {
        does: "another tab signs out",
        events: [loggedOut("tab")],
        when: (snapshot) => isFree(snapshot) && snapshot.context.user !== null,
        isLast: true,
        by: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        does: "the user signs in, and opens another meanwhile",
        events: [recovery, come, taken, loggedIn("login")],
        when: isLogin,
        by: async (tools) => {
          await signIn(tools)
          await tools.account.press("Забыли пароль?")
          tools.gate.answer("well")
        }
      }
    ],
    shows: showsDialog
  },
  {
    opens: "/dev/dialogs",
    begins: [],
    input: { drafts: {}, owner: null },
    holds: () => scriptNamed("login-dialog"),
    isTour: true,
    acts: [
      {
        does: "the login is opened",
        events: [login],
        when: (snapshot) => currentState(snapshot) === "closed.resting",
        by: (tools) => open(tools, "login")
      },
      { does: "its code does not come", events: [notCome], when: isFetching, answer: { kind: "down" } },
      {
        does: "«Повторить» is pressed, and its code does not come again",
        events: [{ type: "dialogs.retry" }, notCome],
        when: (snapshot) => snapshot.hasTag("failed"),
        isLast: true,
        // A browser requests the module again or fails at once: older ones cache a failed import.
        by: async ({ gate, page }) => {
          gate.answer({ kind: "down" })
          await page.getByRole("button", { name: "Повторить" }).click()
        }
      }
    ],
    shows: showsDialog
  },
  {
    opens: "/dev/dialogs",
    isMember: true,
    begins: [settled(user)],
    input: { drafts: {}, owner: null },
    holds: /^\/api\/v2\/quick-order/,
    isTour: true,
    acts: [
      {
        does: "an order is sent, and the shop does not know the user any more",
        events: [order, come, interrupt, come],
        when: isFree,
        by: async (tools) => {
          await open(tools, "OrderModal")
          await tools.account.order({ name: "Анна", email: "anna@gran.test", phone: "89210000000" })
          tools.gate.answer({ kind: "status", status: 401 })
          await tools.account.see("Вход")
        }
      },
      {
        does: "the log-in is closed, and the order stands again",
        events: [{ type: "dialogs.close" }, loggedOut("refusal"), come],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        by: (tools) => seeOrderAfter(tools, ({ page }) => page.keyboard.press("Escape"))
      },
      {
        does: "Back is pressed, and the order stands again",
        events: [{ type: "dialogs.back" }, loggedOut("refusal"), come],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        by: (tools) => seeOrderAfter(tools, pressBack)
      },
      {
        does: "a page comes that was on its way, and one that is not there",
        events: [visited, lost],
        when: ({ context: { behind } }) => behind !== null && behind !== "page",
        isLast: true,
        by: async ({ page, travel }) => {
          await travel("/diamonds")
          await page.locator("h1", { hasText: "Бриллианты" }).waitFor()
          await travel("/%E0%A4%A")
          await page.locator("h1", { hasText: "Страница" }).waitFor()
        }
      }
    ],
    shows: showsDialog
  },
  {
    opens: "/dev/dialogs",
    isPhone: true,
    begins: [],
    input: { drafts: {}, owner: null },
    holds: /^$/,
    isTour: true,
    acts: [
      { does: "the login is opened", events: [login, come], when: isFree, by: (tools) => open(tools, "login") },
      {
        does: "a finger comes down on its title",
        events: [{ type: "dialogs.touch", at: point(100) }],
        when: isShown,
        by: ({ account }) => account.touchTitle(100)
      },
      {
        does: "it is lifted 20 px lower",
        events: [{ type: "dialogs.lift", at: point(120) }],
        when: isTouched,
        by: ({ account }) => account.liftTitle(120)
      },
      {
        does: "it is lifted 21 px lower",
        events: [{ type: "dialogs.lift", at: point(121) }],
        when: isTouched,
        by: ({ account }) => account.liftTitle(121)
      }
    ],
    shows: showsDialog
  }
]
