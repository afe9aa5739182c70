import { formatTerm } from "../../core/domain/delivery/arrival-text.ts"
import { slotIn, termIn } from "../../core/forms/checkout-term.ts"
import type { CheckoutContext } from "../../core/machines/checkout/checkout-state.ts"

/** «26 ноября, 10:00–14:00»; `null` without a destination or when all items are e-mailed. */
export const arrivalText = (context: CheckoutContext): string | null => {
  const term = termIn(context)
  if (term === undefined) return null
  const slot = slotIn(context)
  return term === null ? agreedByPhone : `${formatTerm(term)}${slot === null ? "" : `, ${slot.hours}`}`
}

/** «Получите 26 ноября, 10:00–14:00». */
export const receiptIn = (context: CheckoutContext): string | null => {
  const arrival = arrivalText(context)
  return arrival === null || arrival === agreedByPhone ? arrival : `Получите ${arrival}`
}

const agreedByPhone = "Срок согласуем по телефону"
