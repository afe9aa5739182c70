import type { Values } from "../../domain/form/form.ts"
import type { AuthInput } from "../account/auth.machine.ts"
import type { DialogWish } from "../dialogs/dialogs-setup.ts"

/** What a tab begins with. */
export type InitialInput = {
  /** Without anybody, with the token that was kept, or with that of a link. */
  readonly auth: AuthInput["start"]
  /** What was typed before a reload, by the form. */
  readonly drafts: Readonly<Record<string, Values>>
  /** Whose drafts they are, where that is known. */
  readonly owner: number | null
  /** The dialog that a reload left open, or that the address asks for. */
  readonly wish: DialogWish | null
}

/** What the composition root tells of the tab; `tab.touched` once its visitor first does anything. */
export type TabFact =
  | ({ readonly type: "tab.began" } & InitialInput)
  | { readonly type: "tab.touched" }
  /** What a reload left of the profile, with the number of the `user` who typed it; `null` once its form has taken it. */
  | { readonly type: "drafts.left"; readonly profile: Values | null }
