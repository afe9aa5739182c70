import { Schema } from "effect"
import { User } from "../../contract/session.ts"
import { askDiamondOrder } from "../../contract/diamond-orders.ts"
import { askVisit } from "../../contract/visits.ts"
import { diamondOrderPath } from "../../domain/diamond-orders/diamond-orders-address.ts"
import { visitPath } from "../../domain/visits/visit-address.ts"
import { Applied } from "../../contract/vouchers.ts"
import { KeptAddress } from "../../domain/postal/address-schema.ts"
import type { Policies, Reaction } from "../../kernel/plan.ts"
import type { DialogsFact } from "../../machines/dialogs/dialogs-setup.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

type Done = Extract<DialogsFact, { readonly type: "dialogs.formDone" }>
type Reactions = ReadonlyArray<Reaction<ShopFeatures, ShopFact>>

/** Where a log-in leads that was asked for by a page of users (FORM-007). */
const profilePath = "/personal/profile/"

const isEntry = Schema.is(Schema.Struct({ user: User }))
const isVisit = Schema.is(askVisit.answer)
const isDiamondOrder = Schema.is(askDiamondOrder.answer)
const isAddressBook = Schema.is(Schema.Struct({ addresses: Schema.Array(KeptAddress), revision: Schema.Int }))

const isVouchers = Schema.is(Applied)

const enter =
  (by: "login" | "registration") =>
  ({ answer, redirect, toCheckout }: Done): Reactions => [
    ...(isEntry(answer) ? [{ to: "auth" as const, command: { type: "auth.enter" as const, user: answer.user, by } }] : []),
    ...(redirect ? [{ to: "navigation" as const, command: { type: "navigation.go" as const, to: profilePath, replace: false } }] : []),
    ...(toCheckout ? [{ to: "checkoutGate" as const, command: { type: "checkout.enter" as const } }] : [])
  ]

/** The answer is the user with what has changed (PSPT-018). */
const changeUser = ({ answer }: Done): Reactions =>
  isEntry(answer) ? [{ to: "auth", command: { type: "auth.change", user: answer.user } }] : []

const rereadOrders = (): Reactions => [{ to: "orders", command: { type: "orders.reread" } }]

/** What follows when a form was sent and taken. */
const afterForm: Readonly<Record<string, ((done: Done) => Reactions) | undefined>> = {
  login: enter("login"),
  registration: enter("registration"),
  address: ({ answer }) => (isAddressBook(answer) ? [{ to: "addresses", command: { type: "addresses.saved", book: answer } }] : []),
  visit: ({ answer }) =>
    isVisit(answer)
      ? [{ to: "navigation", command: { type: "navigation.go", to: visitPath(answer.thing, { asked: answer.id }), replace: false } }]
      : [],
  diamondOrder: ({ answer }) =>
    isDiamondOrder(answer)
      ? [{ to: "navigation", command: { type: "navigation.go", to: diamondOrderPath(answer.id), replace: false } }]
      : [],
  engraving: () => [{ to: "cart", command: { type: "cart.reload" } }],
  voucher: ({ answer }) => (isVouchers(answer) ? [{ to: "checkout", command: { type: "checkout.vouched", vouchers: answer } }] : []),
  care: rereadOrders,
  review: rereadOrders,
  reviewRemoval: rereadOrders,
  passport: changeUser,
  passportChange: changeUser,
  diamondWords: () => [{ to: "cart", command: { type: "cart.reload" } }],
  gift: () => [{ to: "cart", command: { type: "cart.reload" } }]
}

/** What follows what is done in dialogs. */
export const dialogsPolicies: Policies<ShopFeatures, ShopFact> = {
  /** Nothing of the header lies over a dialog. */
  "dialogs.opened": () => [{ to: "header", command: { type: "header.close" } }],
  "dialogs.formDone": (done) => afterForm[done.form]?.(done) ?? [],
  /** What was typed at the foot of the page and in a question goes with what was typed in dialogs. */
  "dialogs.forgot": () => [
    { to: "newsletter", command: { type: "form.renew" } },
    { to: "question", command: { type: "form.renew" } }
  ]
}
