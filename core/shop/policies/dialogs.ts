import type { User } from "../../contract/session.ts"
import type { Policies, Reaction } from "../../kernel/plan.ts"
import type { DialogsFact } from "../../machines/dialogs/dialogs-setup.ts"
import type { AddressBook } from "../../services/account/address-book.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

type Done = Extract<DialogsFact, { readonly type: "dialogs.formDone" }>
type Reactions = ReadonlyArray<Reaction<ShopFeatures, ShopFact>>

/** Where a log-in leads that was asked for by a page of users (FORM-007). */
const profilePath = "/personal/profile/"

const enter =
  (by: "login" | "registration") =>
  ({ answer, redirect }: Done): Reactions => [
    { to: "auth", command: { type: "auth.enter", user: (answer as { readonly user: User }).user, by } },
    ...(redirect ? [{ to: "navigation" as const, command: { type: "navigation.go" as const, to: profilePath, replace: false } }] : [])
  ]

/** What follows when a form was sent and taken. */
const afterForm: Readonly<Record<string, ((done: Done) => Reactions) | undefined>> = {
  login: enter("login"),
  registration: enter("registration"),
  address: ({ answer }) => [{ to: "addresses", command: { type: "addresses.saved", book: answer as AddressBook } }],
  diamondWords: () => [{ to: "cart", command: { type: "cart.reload" } }]
}

/** What follows what is done in dialogs. */
export const dialogsPolicies: Policies<ShopFeatures, ShopFact> = {
  /** Nothing of the header lies over a dialog. */
  "dialogs.opened": () => [{ to: "header", command: { type: "header.close" } }],
  "dialogs.formDone": (done) => afterForm[done.form]?.(done) ?? [],
  /** What was typed at the foot of the page goes with what was typed in dialogs. */
  "dialogs.forgot": () => [{ to: "newsletter", command: { type: "form.renew" } }]
}
