import type { ShopFact } from "../../../core/shop/facts.ts"
import { latePolicies } from "../../../core/shop/capabilities.ts"
import type { Toast } from "../../../core/machines/shell/toasts.machine.ts"

/** Toast that late policies show for a fact. */
export const toastOf = (fact: ShopFact): Omit<Toast, "id"> => {
  const reactions = latePolicies.flatMap((table) => {
    const policy: ((fact: never) => ReadonlyArray<unknown>) | undefined = table[fact.type]
    return policy?.(fact as never) ?? []
  })
  const [reaction] = reactions as ReadonlyArray<{ readonly command: { readonly toast: Omit<Toast, "id"> } }>
  if (reaction === undefined) throw new Error(`no policy reacts to ${fact.type}`)
  return reaction.command.toast
}
