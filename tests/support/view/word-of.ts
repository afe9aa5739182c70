import type { ShopFact } from "../../../core/shop/facts.ts"
import { shellPolicies } from "../../../core/shop/policies/shell.ts"
import type { Toast } from "../../../core/machines/shell/toasts.machine.ts"

/** What is said of a fact. */
export const wordOf = (fact: ShopFact): Omit<Toast, "id"> => {
  const answer: ((fact: never) => ReadonlyArray<unknown>) | undefined = shellPolicies[fact.type]
  const [said] = (answer?.(fact as never) ?? []) as ReadonlyArray<{ readonly command: { readonly toast: Omit<Toast, "id"> } }>
  if (said === undefined) throw new Error(`of ${fact.type} nothing is said`)
  return said.command.toast
}
