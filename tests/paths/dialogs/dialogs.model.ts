import type { SnapshotFrom } from "xstate"
import type { Hands } from "../../e2e/support/hands.ts"
import { dialogAfter } from "../../../core/forms/every-form.ts"
import { type Dialog, dialogForms, dialogOf } from "../../../core/contract/dialogs.ts"
import { distanceDown } from "../../../core/domain/shell/swipe.ts"
import type { FormName } from "../../../core/domain/form/form.ts"
import { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { at, defineModel, equal, isSame, type StepOf } from "../../support/paths/model.ts"
import { user } from "../../support/samples/user.ts"
import { defect, visitTo } from "../../support/paths/visits.ts"

type Snapshot = SnapshotFrom<typeof dialogsMachine>

const interrupt = { type: "auth.expired", isPressed: true }
const look = { type: "auth.expired", isPressed: false }
const loggedIn = (by: string) => ({ type: "auth.loggedIn", user, by })
const loggedOut = (by: string) => ({ type: "auth.loggedOut", by })
const settled = (whom: typeof user | null) => ({ type: "auth.settled", user: whom })
const order = {
  type: "dialogs.open",
  key: "OrderModal",
  props: { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
}
const login = { type: "dialogs.open", key: "login", props: {} }
const recovery = { type: "dialogs.open", key: "passRecovery", props: { email: "anna@example.ru" } }
const recalled = { type: "dialogs.recall", drafts: { registration: { name: "Анна" }, login: { email: "vera@example.ru" } } }
const renewed = { type: "dialogs.renew", form: "login" }
const info = { type: "dialogs.open", key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } }
/** As the atlas of dialogs has it: it stays. */
const word = { type: "dialogs.open", key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались." } }
const come = { type: "xstate.done.actor.loadDialog", output: null }
const notCome = { type: "xstate.error.actor.loadDialog", error: defect }
const taken = { type: "form.done", form: "login", answer: { user } }
const visited = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }
const guarded = { type: "navigation.resolved", visit: visitTo("/personal/profile/"), guarded: { to: "/", opensLogin: true } }
const lost = { type: "navigation.lost", isMissing: true, guarded: null }
const faded = { type: "xstate.after.disposal.dialogs.closed.fading" }
const fadingMs = 200
const point = (y: number) => ({ x: 195, y })

const isOpen = (snapshot: Snapshot) => snapshot.matches("open")
const isShown = (snapshot: Snapshot) => snapshot.hasTag("drawable")
const isKey = (snapshot: Snapshot, key: string) => snapshot.context.active?.key === key
const isFetching = (snapshot: Snapshot) => at(snapshot) === "open.fetching"
const isFree = (snapshot: Snapshot) => at(snapshot) === "closed.resting"

/** What was typed into the login before, what the recovery was opened with, what is ordered. */
const knows = (given: unknown) => /anna@example\.ru|0241073-1/.test(JSON.stringify(given))

const words: Readonly<Record<string, string>> = {
  "closed.resting": "no dialog is open",
  "closed.fading": "the dialog fades",
  "open.fetching": "the dialog is on its way",
  "open.standing": "the dialog stands",
  "open.counting": "the dialog stands for a while",
  "open.paused": "the dialog waits under the pointer",
  "open.failed": "the dialog did not come"
}

const isLeftAlone = (before: Snapshot, after: Snapshot) =>
  equal([before.context.drafts, before.context.recalled], [after.context.drafts, after.context.recalled])

/** What opens after a form that was taken in the open dialog. */
const sequelOf = ({ context: { active } }: Snapshot, form: FormName, answer: unknown): Dialog | undefined =>
  active !== null && dialogForms[active.key] === form ? dialogAfter(form, answer) : undefined

/** Whether a change of the page leaves it open: what has just been said does, and a log-in that the shop asks for in the middle of something. */
const outlivesPages = (snapshot: Snapshot) => isKey(snapshot, "info") || snapshot.context.behind !== null

const closesBy: Readonly<Record<string, (before: Snapshot, event: { readonly [field: string]: unknown }) => boolean>> = {
  "dialogs.close": (before, { key }) => key === undefined || before.context.active?.key === key,
  "dialogs.lift": ({ context: { touch } }, { at: end }) => touch !== null && distanceDown(touch, end as ReturnType<typeof point>) > 20,
  "navigation.resolved": (before) => !outlivesPages(before),
  "navigation.lost": (before) => !outlivesPages(before)
}

const otherOwner = "what a reload left of another user is walked in tests/core/shop/session-draft.test.ts"

export const model = defineModel<typeof dialogsMachine>({
  name: "dialogs",
  actorPath: "shop/dialogs",
  world: {
    machine: dialogsMachine,
    input: { drafts: { login: { email: "anna@example.ru" } }, owner: null },
    otherInputs: [{ drafts: { login: { email: "anna@example.ru" } }, owner: 8 }],
    watchers: ["drafts", "holdScroll", "coverHistory"],
    follows: ({ context }, { by, key, type, guarded: gate }) => {
      const { behind, forms, isGuarded, owner, user: known } = context
      /** Who the visitor is and where they stand matters to few of the ways through forms. */
      const isPlain = known === null && owner === null && !isGuarded
      if (!isPlain && /^dialogs\.(?:recall|renew|touch|lift|hover|unhover|retry)$|\.error\./.test(type)) return false
      if (!isPlain && type === "dialogs.open" && key !== "login") return false
      if (type === "dialogs.open") return forms.length < (key === "OrderModal" || !isPlain ? 1 : 2)
      if (type === "auth.expired") return forms.length < 2 && behind === null
      if (type === "auth.loggedIn" && by === "login") return behind !== null || forms.length === 0
      if (type === "auth.loggedOut") return forms.length < 2
      if (type.startsWith("auth.") || (gate !== undefined && gate !== null)) return forms.length === 0
      return true
    },
    events: [
      login,
      recovery,
      order,
      interrupt,
      look,
      settled(null),
      settled(user),
      loggedIn("login"),
      loggedIn("link"),
      loggedOut("choice"),
      loggedOut("refusal"),
      guarded,
      recalled,
      renewed,
      info,
      { type: "dialogs.open", key: "nothing", props: {} },
      { type: "dialogs.open", key: "info", props: {} },
      { type: "dialogs.close" },
      { type: "dialogs.close", key: "login" },
      { type: "dialogs.touch", at: point(10) },
      { type: "dialogs.lift", at: point(30) },
      { type: "dialogs.lift", at: point(31) },
      visited,
      lost,
      taken,
      come,
      notCome
    ]
  },
  waits: { brief: 3_000, disposal: 200 },
  tells: (snapshot) => {
    const { active, behind, forms, touch } = snapshot.context
    const what = active === null ? "" : ` (${active.key})`
    return `${words[at(snapshot)] ?? at(snapshot)}${what}${forms.length === 0 ? "" : `, with the forms ${forms.join(" and ")}`}${touch === null ? "" : ", under a finger"}${behind === null ? "" : `, over ${behind === "page" ? "the page" : behind.key}`}`
  },
  says: {
    "dialogs.open": ({ key, props }) => `«${String(key)}» is opened${equal(props, {}) ? "" : " with what it says"}`,
    "dialogs.close": ({ key }) => (key === undefined ? "it is closed" : `«${String(key)}» is closed`),
    "auth.expired": ({ isPressed }) =>
      `the shop forgets the user, ${isPressed === true ? "who waits for an answer" : "as the page finds out by itself"}`,
    "auth.loggedIn": ({ by }) => `a user signs in by ${String(by)}`,
    "auth.loggedOut": ({ by }) => `the user goes by ${String(by)}`,
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "dialogs.recall": "this device keeps what was typed in a tab that is gone",
    "dialogs.renew": ({ form }) => `what stands in «${String(form)}» is not wanted`,
    "dialogs.retry": "it is asked for again",
    "dialogs.hover": "the pointer comes over it",
    "dialogs.unhover": "the pointer goes",
    "dialogs.touch": "a finger comes down",
    "dialogs.lift": ({ at: { y } }) => `it is lifted at ${String(y)} px`,
    "form.done": ({ form }) => `the form ${String(form)} was taken`,
    "navigation.resolved": ({ guarded: gate }) => (gate === null ? "another page is on its way" : "a page of users is on its way"),
    "navigation.lost": "the address has no page",
    "xstate.done.actor.loadDialog": "its code comes",
    "xstate.error.actor.loadDialog": "its code does not come"
  },
  invariants: {
    "has one dialog exactly while it is open or fades": (snapshot) =>
      (snapshot.context.active === null) === (at(snapshot) === "closed.resting"),
    "[DLG-002, DLG-003] holds the page exactly while it is open": (snapshot) => "holdScroll" in snapshot.children === isOpen(snapshot),
    "lets Back close it, exactly while it is open": (snapshot) => "coverHistory" in snapshot.children === isOpen(snapshot),
    "has the form of the dialog that is open, alive": (snapshot) => {
      const form = snapshot.context.active === null ? undefined : dialogForms[snapshot.context.active.key]
      return !isOpen(snapshot) || form === undefined || snapshot.context.forms.some((known) => known === form)
    },
    "holds back a page or a dialog only while something else is open": (snapshot) => {
      const { active, behind } = snapshot.context
      return behind === null || (isOpen(snapshot) && (behind === "page" || behind.key !== active?.key))
    },
    "lets every form live on": ({ children, context: { forms } }) => forms.every((form) => form in children),
    "is drawn only while it is open": (snapshot) => !isShown(snapshot) || isOpen(snapshot),
    "counts only for a word that goes by itself": (snapshot) =>
      !["open.counting", "open.paused"].includes(at(snapshot)) || isKey(snapshot, "info")
  },
  promises: {
    "[DLG-001, DLG-005] opens what is asked for in the place of what is open; what is unknown or does not fit changes nothing": (step) => {
      const { after, event } = step
      if (event.type !== "dialogs.open") return true
      const wanted = dialogOf(event["key"], event["props"])
      return wanted === undefined ? isSame(step) : isFetching(after) && equal(after.context.active, wanted) && after.context.touch === null
    },
    "begins the form of a dialog that opens first, once": ({ after, before, event }) => {
      if (event.type !== "dialogs.open") return true
      const form = dialogForms[event["key"] as Dialog["key"]]
      const { forms } = before.context
      const isNew = form !== undefined && !forms.some((known) => known === form)
      return equal(after.context.forms, isNew ? [...forms, form] : forms)
    },
    "fills a form that opens first with what was typed before and what its dialog knows; one that lives is told that": (step) => {
      const { after, before, event, started, told } = step
      if (event.type !== "dialogs.open" || dialogOf(event["key"], event["props"]) === undefined) return true
      const form = dialogForms[event["key"] as Dialog["key"]]
      const isForgotten = form === "login" && !knows(before.context.drafts)
      const begun = started.filter(({ id }) => id === form)
      const opened = told.filter(({ type }) => type === "form.open")
      if (form === undefined) return opened.length === 0
      if (before.context.forms.some((known) => known === form)) {
        const values =
          form === "passRecovery" ? { values: { email: "anna@example.ru" } } : form === "order" ? { values: opened[0]?.["values"] } : {}
        return begun.length === 0 && equal(opened, [{ type: "form.open", ...values }]) && (form !== "order" || knows(opened[0]))
      }
      return opened.length === 0 && begun.length === 1 && (isForgotten || knows(begun[0])) && after.context.touch === null
    },
    "[DLG-004, LIM-014] closes by its own key, by a finger that goes far enough down, and when the page changes": (step) => {
      const { after, before, event } = step
      const closes = closesBy[event.type]
      if (closes === undefined) return true
      if (!isOpen(before)) return at(after) === at(before) && equal(after.context.active, before.context.active)
      if (event.type === "dialogs.close" && closes(before, event) && isLeftToGuest(before)) return comesBack(step)
      return at(after) === (closes(before, event) ? "closed.fading" : at(before)) && equal(after.context.active, before.context.active)
    },
    "remembers where a finger came down until it is lifted": ({ after, before, event }) => {
      if (!isOpen(before)) return true
      if (event.type === "dialogs.touch") return equal(after.context.touch, event["at"])
      return event.type !== "dialogs.lift" || after.context.touch === null
    },
    "stands when its code came, and says so when it did not": ({ after, before, event }) => {
      if (event.type === come.type) return at(after) === (isBrief(before) ? "open.counting" : "open.standing")
      return event.type !== notCome.type || at(after) === "open.failed"
    },
    "asks for its code again": (step) =>
      step.event.type !== "dialogs.retry" || (at(step.before) === "open.failed" ? isFetching(step.after) : isSame(step)),
    "goes by itself, but not under the pointer": (step) => {
      const { after, before, event } = step
      if (event.type === "dialogs.hover") return at(before) === "open.counting" ? at(after) === "open.paused" : isSame(step)
      if (event.type === "dialogs.unhover") return at(before) === "open.paused" ? at(after) === "open.counting" : isSame(step)
      if (event.type.startsWith("xstate.after.brief")) return at(after) === "closed.fading"
      return !event.type.startsWith("xstate.after.disposal") || at(after) === "closed.resting"
    },
    "has nothing of another page under the log-in": ({ after, before, event }) =>
      !event.type.startsWith("navigation.") || !isOpen(before) || before.context.behind === null || isKey(before, "info")
        ? true
        : after.context.behind === "page",
    "asks who is at work to sign in again over what is open, which waits; else nobody": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "auth.expired") return true
      const { active, isGuarded } = before.context
      const isAtWork =
        event["isPressed"] === true || isGuarded || (isOpen(before) && active !== null && dialogForms[active.key] !== undefined)
      if (!isAtWork) return isSame(step) && told.some(({ type }) => type === "dialogs.unasked")
      const waits = isOpen(before) && active !== null && !["info", "login", "registration"].includes(active.key) ? active : "page"
      return isFetching(after) && isKey(after, "login") && equal(after.context.behind, waits) && after.context.touch === null
    },
    "brings back what waited when the user signs in again": (step) => {
      const { after, before, event } = step
      if (event.type !== "auth.loggedIn") return true
      const { behind } = before.context
      if (behind === null || event["by"] === "link" || isOther(before, event))
        return at(after) === at(before) && equal(after.context.active, before.context.active)
      return behind === "page" ? at(after) === "closed.fading" && after.context.behind === null : comesBack(step)
    },
    "tells that nobody signs in again, whenever it goes without": ({ after, before, event, told }) =>
      event.type === "auth.expired" ||
      told.some(({ type }) => type === "dialogs.unasked") ===
        (before.context.behind !== null && after.context.behind === null && event.type !== "auth.loggedIn"),
    "forgets what was typed into every form when its user goes or another comes, and what waits under the log-in": (step) => {
      const { after, before, event, told } = step
      const isGone = (event.type === "auth.loggedOut" && event["by"] !== "refusal") || isOther(before, event)
      if (told.some(({ type }) => type === "dialogs.forgot") !== isGone) return false
      return (
        !isGone ||
        (equal(after.context.drafts, {}) &&
          told.filter(({ type }) => type === "form.renew").length === before.context.forms.length &&
          equal(after.context.behind, before.context.behind === null ? null : "page"))
      )
    },
    "knows who is signed in, and whose what is typed is": ({ after, before, event }) => {
      if (!event.type.startsWith("auth.") || event.type === "auth.expired")
        return equal([after.context.user, after.context.owner], [before.context.user, before.context.owner])
      const whom: typeof user | null = event["user"] ?? null
      const owner = event.type === "auth.loggedOut" && event["by"] !== "refusal" ? null : (whom?.id ?? before.context.owner)
      return equal([after.context.user, after.context.owner], [whom, owner])
    },
    "knows whether the page is for users alone": ({ after, before, event }) =>
      after.context.isGuarded === (event.type.startsWith("navigation.") ? event["guarded"] !== null : before.context.isGuarded),
    "tells of each dialog that opens": ({ event, told }) => {
      const opened = told.flatMap((each) => (each.type === "dialogs.opened" ? [each["key"]] : []))
      if (event.type === "dialogs.open") return equal(opened, dialogOf(event["key"], event["props"]) === undefined ? [] : [event["key"]])
      const isAsked = event.type === "auth.expired" && !told.some(({ type }) => type === "dialogs.unasked")
      return equal(opened, isAsked ? ["login"] : [])
    },
    "asks what this device keeps of the visitor, and takes it where a reload left nothing newer": ({ after, before, event, told }) => {
      if (event.type === "auth.settled") return told.some((each) => equal(each, { type: "drafts.load", owner: event["user"]?.id ?? null }))
      if (event.type !== "dialogs.recall") return true
      const isKnown = "login" in before.context.drafts
      return (
        equal(after.context.drafts["registration"], before.context.drafts["registration"] ?? { name: "Анна" }) &&
        (!isKnown || equal(after.context.drafts["login"], before.context.drafts["login"])) &&
        (isKnown || after.context.recalled.includes("login")) &&
        after.context.recalled.includes("registration")
      )
    },
    "begins a form anew that is not wanted as it stands, and keeps nothing of it": ({ after, before, event, told }) => {
      if (event.type !== "dialogs.renew") return true
      const isLiving = before.context.forms.some((form) => form === event["form"])
      return isLiving
        ? !("login" in after.context.drafts) &&
            !after.context.recalled.includes("login") &&
            told.filter(({ type }) => type === "form.renew" || type === "drafts.drop").length === 2
        : isLeftAlone(before, after)
    },
    "tells of every form that was taken": ({ event, told }) =>
      event.type !== "form.done" ||
      equal(
        told.filter(({ type }) => type === "dialogs.formDone"),
        [{ type: "dialogs.formDone", form: event["form"], answer: event["answer"], redirect: false }]
      ),
    "begins a form anew that was taken": ({ before, event, told }) =>
      event.type !== "form.done" ||
      told.some(({ type }) => type === "form.renew") === before.context.forms.some((form) => form === event["form"]),
    "says what was done, in the place of the form": ({ after, before, event }) => {
      if (event.type !== "form.done") return true
      const sequel = isOpen(before) ? sequelOf(before, event["form"], event["answer"]) : undefined
      if (sequel === undefined) return at(after) === at(before) && equal(after.context.active, before.context.active)
      return isFetching(after) && equal(after.context.active, sequel) && after.context.touch === null
    }
  },
  uncrossed: {
    "* --dialogs.renew#0--> stays": "a draft that is offered again and not wanted is walked in tests/app/kept-drafts.test.ts",
    "* --auth.settled#0--> stays": otherOwner,
    "* --auth.loggedIn#0--> stays": otherOwner
  },
  unreachable: {
    "open --auth.loggedIn#0--> stays": "who the visitor is was said before a dialog could be opened",
    "open --auth.loggedIn#1--> stays": "an operator's link is taken as its page comes, before a dialog could be opened"
  },
  stages: [
    {
      opens: "/dev/dialogs",
      begins: [settled(null)],
      input: { drafts: {}, owner: null },
      holds: /\/assets\/(?:login|info|pass-recovery)-dialog-|_payload\.json|^\/api\/v2\/session/,
      isTour: true,
      acts: [
        { does: "the login is opened", events: [login], when: isFirst, by: (hands) => open(hands, "login") },
        {
          does: "the login is opened again, whose code is there",
          events: [login, come],
          when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
          by: (hands) => open(hands, "login")
        },
        {
          does: "a word is opened",
          events: [word, come],
          when: (snapshot) => isFree(snapshot) && !isFirst(snapshot),
          by: async (hands) => {
            hands.gate.answer("well")
            await open(hands, "info")
          }
        },
        { does: "its code comes", events: [come], when: isFetching, answer: "well" },
        { does: "it is closed", events: [{ type: "dialogs.close" }], when: isShown, by: ({ page }) => page.keyboard.press("Escape") },
        {
          does: "the pointer comes over it",
          events: [{ type: "dialogs.hover" }],
          when: (snapshot) => at(snapshot) === "open.counting",
          by: ({ account }) => account.dialog.getByRole("status").hover()
        },
        {
          does: "the pointer goes",
          events: [{ type: "dialogs.unhover" }],
          when: (snapshot) => at(snapshot) === "open.paused",
          by: ({ page }) => page.mouse.move(10, 10)
        },
        {
          does: "Back leads to the diamonds, and on",
          events: [visited, visited],
          when: isShown,
          by: async (hands) => {
            hands.gate.answer("well")
            await hands.travel("/diamonds")
            await hands.page.locator("h1", { hasText: "Бриллианты" }).waitFor()
            await comeBack(hands)
          }
        },
        {
          does: "Back leads where no page is, and on",
          events: [lost, visited],
          when: isShown,
          by: async (hands) => {
            hands.gate.answer("well")
            await hands.travel("/%E0%A4%A")
            await hands.page.locator("h1", { hasText: "Страница" }).waitFor()
            await comeBack(hands)
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
          by: async (hands) => {
            await signIn(hands)
            hands.gate.answer("well")
            await hands.profile.seeAddress("/personal/profile/")
            await comeBack(hands)
          }
        },
        {
          does: "the user signs in, and closes it meanwhile",
          events: [{ type: "dialogs.close" }, taken, loggedIn("login"), faded],
          when: isLogin,
          by: async (hands) => {
            await signIn(hands)
            await hands.page.keyboard.press("Escape")
            hands.gate.answer("well")
            await hands.profile.seeAddress("/personal/profile/")
            await comeBack(hands)
            await hands.page.clock.runFor(fadingMs)
          }
        },
        {
          does: "another tab signs out",
          events: [loggedOut("tab")],
          when: (snapshot) => isFree(snapshot) && snapshot.context.user !== null,
          isLast: true,
          by: ({ leaveElsewhere }) => leaveElsewhere()
        },
        {
          does: "the user signs in, and opens another meanwhile",
          events: [recovery, come, taken, loggedIn("login")],
          when: isLogin,
          by: async (hands) => {
            await signIn(hands)
            await hands.account.press("Забыли пароль?")
            hands.gate.answer("well")
          }
        }
      ],
      shows: showsDialog
    },
    {
      opens: "/dev/dialogs",
      begins: [],
      input: { drafts: {}, owner: null },
      holds: /\/assets\/login-dialog-/,
      isTour: true,
      acts: [
        {
          does: "the login is opened",
          events: [login],
          when: (snapshot) => at(snapshot) === "closed.resting",
          by: (hands) => open(hands, "login")
        },
        { does: "its code does not come", events: [notCome], when: isFetching, answer: { kind: "down" } },
        {
          does: "«Повторить» is pressed, and its code does not come again",
          events: [{ type: "dialogs.retry" }, notCome],
          when: (snapshot) => snapshot.hasTag("failed"),
          isLast: true,
          // A browser asks for it again, or fails at once: earlier ones keep a module that did not come.
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
          by: async (hands) => {
            await open(hands, "OrderModal")
            await hands.account.order({ name: "Анна", email: "anna@gran.test", phone: "89210000000" })
            hands.gate.answer({ kind: "status", status: 401 })
            await hands.account.see("Вход")
          }
        },
        {
          does: "the log-in is closed, and the order stands again",
          events: [{ type: "dialogs.close" }, loggedOut("refusal"), come],
          when: ({ context: { behind } }) => behind !== null && behind !== "page",
          isLast: true,
          by: async ({ account, page }) => {
            await page.keyboard.press("Escape")
            await account.see("Быстрый заказ")
          }
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
        { does: "the login is opened", events: [login, come], when: isFree, by: (hands) => open(hands, "login") },
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
})

/** What stands in the forms is of somebody else than who comes. */
function isOther({ context: { owner } }: Snapshot, event: { readonly type: string; readonly [field: string]: unknown }): boolean {
  const { user: whom } = event as { readonly user?: typeof user | null }
  const isComing = event.type === "auth.settled" || event.type === "auth.loggedIn"
  return isComing && whom !== undefined && whom !== null && owner !== null && owner !== whom.id
}

function isLeftToGuest({ context: { behind } }: Snapshot): boolean {
  return behind !== null && behind !== "page" && dialogForms[behind.key] === "order"
}

/** What waited stands again, and its form can be sent as it is. */
function comesBack({ after, before, told }: StepOf<Snapshot>): boolean {
  const { behind } = before.context
  const isOpened = isFetching(after) && equal(after.context.active, behind) && after.context.behind === null
  const hasForm = behind !== null && behind !== "page" && dialogForms[behind.key] !== undefined
  return isOpened && told.some(({ type }) => type === "form.resume") === hasForm
}

function isBrief({ context: { active } }: Snapshot): boolean {
  return active?.key === "info" && active.props.isBrief === true
}

function isTouched({ context: { touch } }: Snapshot): boolean {
  return touch !== null
}

/** The code of a dialog comes once. */
function isFirst(snapshot: Snapshot): boolean {
  return isFree(snapshot) && snapshot.context.forms.length === 0
}

function isLogin(snapshot: Snapshot): boolean {
  return isShown(snapshot) && isKey(snapshot, "login")
}

async function comeBack({ page, travel }: Hands): Promise<void> {
  await travel("/dev/dialogs")
  await page.locator("h1", { hasText: "Диалоги" }).waitFor()
}

async function signIn({ account, newAccount }: Hands): Promise<void> {
  const { email, password } = await newAccount()
  await account.signIn(email, password)
}

async function open({ page }: Hands, key: string): Promise<void> {
  await page.getByRole("button", { name: `Открыть ${key}`, exact: true }).click()
}

async function showsDialog(snapshot: Snapshot, { account, page }: Hands): Promise<void> {
  if (snapshot.hasTag("failed")) return page.getByRole("button", { name: "Повторить" }).waitFor()
  if (isShown(snapshot)) return account.seeOne()
  if (snapshot.matches({ closed: "resting" })) await account.seeNone()
}
