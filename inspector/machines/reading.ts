import type { JournalRefusalReason } from "../../core/domain/maintenance/journal-refusal.ts"
import type { Outcome } from "../../core/kernel/outcome.ts"

export type JournalSource =
  | { readonly kind: "chosen"; readonly name: string; readonly text: string }
  /** `actor`: path of the machine to show first, if a report names one. */
  | { readonly kind: "qa"; readonly name: string; readonly actor?: string }

export type Refusal =
  | { readonly _tag: "JournalRefused"; readonly reason: JournalRefusalReason; readonly detail: string }
  | { readonly _tag: "NotFound"; readonly name: string }
  | { readonly _tag: "TabSilent" }
  | { readonly _tag: "Defect" }

/** `actor` is the incarnation to show first. */
export type OpenedJournal = { readonly name: string; readonly build: string; readonly count: number; readonly actor: string | null }

export type Reading = Outcome<OpenedJournal, Exclude<Refusal, { readonly _tag: "Defect" | "TabSilent" }>>
