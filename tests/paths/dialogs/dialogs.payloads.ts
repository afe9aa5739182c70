import type { SnapshotFrom } from "xstate"
import type { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { currentState, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"

export type Snapshot = SnapshotFrom<typeof dialogsMachine>

export const interrupt = { type: "auth.expired", isWrite: true }
export const loggedIn = (by: string) => ({ type: "auth.loggedIn", user, by })
export const loggedOut = (by: string) => ({ type: "auth.loggedOut", by })
export const settled = (whom: typeof user | null) => ({ type: "auth.settled", user: whom })
export const order = {
  type: "dialogs.open",
  key: "OrderModal",
  props: { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
}
export const login = { type: "dialogs.open", key: "login", props: {} }
export const recovery = { type: "dialogs.open", key: "passRecovery", props: { email: "anna@example.ru" } }
/** A login that leads to the profile, a persistent message, and dialogs without new behaviour. */
export const redirected = { type: "dialogs.open", key: "login", props: { redirect: true, toCheckout: true } }
export const word = { type: "dialogs.open", key: "info", props: { title: "Пароль", text: "Письмо отправлено." } }
export const rules = { type: "dialogs.open", key: "deliveryRules", props: {} }
export const newAddress = { type: "dialogs.open", key: "address", props: {} }
const asides: ReadonlyArray<object> = [redirected, word, rules, newAddress]
export const isAside = (event: object): boolean => asides.includes(event)
/** Drafts of a closed tab: the address is another than the added one, and the last belongs to no form. */
export const recalled = {
  type: "dialogs.hydrated",
  drafts: {
    registration: { name: "Анна" },
    login: { email: "vera@example.ru" },
    address: { was: "12", city: "Тверь" },
    giftcards: { sum: "25000" },
    nothing: { name: "Анна" }
  }
}
export const come = { type: "xstate.done.actor.loadDialog", output: null }
export const notCome = { type: "xstate.error.actor.loadDialog", error: defect }
export const taken = { type: "form.done", form: "login", answer: { user } }
export const visited = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }
export const lost = { type: "navigation.lost", isMissing: true, guarded: null }
export const point = (y: number) => ({ x: 195, y })

/** Checks that one of these is open or interrupted. */
export const standsAside = ({ context: { active, behind } }: Snapshot): boolean =>
  [active, behind === "page" ? null : behind].some(
    (dialog) => dialog !== null && asides.some((aside) => isEqual(aside, { type: "dialogs.open", ...dialog }))
  )

export const isOpen = (snapshot: Snapshot) => snapshot.matches("open")
export const isShown = (snapshot: Snapshot) => snapshot.hasTag("drawable")
export const isKey = (snapshot: Snapshot, key: string) => snapshot.context.active?.key === key
export const isFetching = (snapshot: Snapshot) => currentState(snapshot) === "open.fetching"
export const isFree = (snapshot: Snapshot) => currentState(snapshot) === "closed.resting"
