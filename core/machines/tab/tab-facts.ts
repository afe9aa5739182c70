import type { Values } from "../../domain/form/form.ts"

/** `link`: an operator's, with a token. */
export type AuthStart = "guest" | "stored" | "link"

export type DialogWish = { readonly key: string; readonly props: unknown }

export type InitialInput = {
  readonly auth: AuthStart
  /** Form values from before a reload. */
  readonly drafts: Readonly<Record<string, Values>>
  /** User id of the drafts' owner, if known. */
  readonly owner: number | null
  /** Dialog open before the reload, or requested by the address. */
  readonly wish: DialogWish | null
}

/** `tab.touched` is the first interaction. */
export type TabFact =
  | ({ readonly type: "tab.began" } & InitialInput)
  | { readonly type: "tab.touched" }
  /** Profile draft from before a reload, with its `user` id; `null` once the form has taken it. */
  | { readonly type: "drafts.left"; readonly profile: Values | null }
