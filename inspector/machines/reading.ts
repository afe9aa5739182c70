import type { Outcome } from "../../core/kernel/outcome.ts"

/** Where a journal that is no tab's comes from. */
export type From =
  | { readonly kind: "chosen"; readonly name: string; readonly text: string }
  /** `actor` is the path of the machine that is shown first, where a report says which. */
  | { readonly kind: "qa"; readonly name: string; readonly actor?: string }

/** Why there is no journal to show. */
export type Refusal =
  | { readonly _tag: "JournalRefused"; readonly reason: "damaged" | "foreign" | "version" | "unfoldable"; readonly detail: string }
  | { readonly _tag: "NotFound"; readonly name: string }
  | { readonly _tag: "TabSilent" }
  | { readonly _tag: "Defect" }

/** A journal that was opened: how many entries it has, and the machine that is shown first. */
export type Opened = { readonly name: string; readonly build: string; readonly count: number; readonly actor: string | null }

/** What came of reading one. */
export type Reading = Outcome<Opened, Exclude<Refusal, { readonly _tag: "Defect" | "TabSilent" }>>
