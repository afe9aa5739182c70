import type { ShopFact } from "../../../core/shop/facts.ts"
import { latePolicies } from "../../../core/shop/capabilities.ts"
import type { Toast } from "../../../core/machines/shell/toasts.machine.ts"

/** Toast shown for a fact. */
export const wordOf = (fact: ShopFact): Omit<Toast, "id"> => {
  const reactions = latePolicies.flatMap((table) => {
    const policy: ((fact: never) => ReadonlyArray<unknown>) | undefined = table[fact.type]
    return policy?.(fact as never) ?? []
  })
  const [said] = reactions as ReadonlyArray<{ readonly command: { readonly toast: Omit<Toast, "id"> } }>
  if (said === undefined) throw new Error(`of ${fact.type} nothing is said`)
  return said.command.toast
}
