import type { SnapshotFrom } from "xstate"
import type { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { currentState, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"

export type Snapshot = SnapshotFrom<typeof dialogsMachine>

export const expiredOnWrite = { type: "auth.expired", isWrite: true }
export const loggedIn = (by: string) => ({ type: "auth.loggedIn", user, by })
export const loggedOut = (by: string) => ({ type: "auth.loggedOut", by })
export const settled = (visitor: typeof user | null) => ({ type: "auth.settled", user: visitor })
export const order = {
  type: "dialogs.open",
  key: "OrderModal",
  props: { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
}
export const login = { type: "dialogs.open", key: "login", props: {} }
export const recovery = { type: "dialogs.open", key: "passRecovery", props: { email: "anna@example.ru" } }
/** A login that leads to the profile, a persistent message, and dialogs without new behaviour. */
export const redirected = { type: "dialogs.open", key: "login", props: { redirect: true, toCheckout: true } }
export const persistentMessage = { type: "dialogs.open", key: "info", props: { title: "Пароль", text: "Письмо отправлено." } }
export const rules = { type: "dialogs.open", key: "deliveryRules", props: {} }
export const newAddress = { type: "dialogs.open", key: "address", props: {} }
const otherDialogs: ReadonlyArray<object> = [redirected, persistentMessage, rules, newAddress]
export const isOtherDialog = (event: object): boolean => otherDialogs.includes(event)
/** Drafts of a closed tab: the address is another than the added one, and the last belongs to no form. */
export const restored = {
  type: "dialogs.hydrated",
  drafts: {
    registration: { name: "Анна" },
    login: { email: "vera@example.ru" },
    address: { was: "12", city: "Тверь" },
    giftcards: { sum: "25000" },
    nothing: { name: "Анна" }
  }
}
export const codeLoaded = { type: "xstate.done.actor.loadDialog", output: null }
export const codeFailed = { type: "xstate.error.actor.loadDialog", error: defect }
export const loginAccepted = { type: "form.done", form: "login", answer: { user } }
/** The order of another product, whose dialog was replaced while it was sent. */
export const reopenedOrder = { type: "form.done", form: "order", answer: { id: 100_001 }, isReopened: true }
export const visited = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }
export const refined = { ...visited, isSamePage: true }
export const missing = { type: "navigation.lost", isMissing: true, guarded: null }
export const point = (y: number) => ({ x: 195, y })

/** Checks that one of these is open or interrupted. */
export const hasOtherDialog = ({ context: { active, behind } }: Snapshot): boolean =>
  [active, behind === "page" ? null : behind].some(
    (dialog) => dialog !== null && otherDialogs.some((aside) => isEqual(aside, { type: "dialogs.open", ...dialog }))
  )

export const isOpen = (snapshot: Snapshot) => snapshot.matches("open")
export const isShown = (snapshot: Snapshot) => snapshot.hasTag("drawable")
export const isKey = (snapshot: Snapshot, key: string) => snapshot.context.active?.key === key
export const isFetching = (snapshot: Snapshot) => currentState(snapshot) === "open.fetching"
export const isFree = (snapshot: Snapshot) => currentState(snapshot) === "closed.resting"
