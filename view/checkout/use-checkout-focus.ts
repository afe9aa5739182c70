import { type RefObject, useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../core/machines/checkout/checkout.machine.ts"
import { showAnswer, showInvalidFields } from "../ui/show-answer.ts"

/** After an attempt focuses the first invalid field, else the opened section; a refusal message focuses itself. */
export const useCheckoutFocus = (place: RefObject<HTMLElement | null>, checkout: SnapshotFrom<typeof checkoutMachine>): void => {
  const { errors, refusal, section, tries } = checkout.context
  const isBusy = checkout.hasTag("busy")
  const hasErrors = Object.keys(errors).length > 0
  const isAnswered = refusal !== null
  const handled = useRef({ section, tries })
  useEffect(() => {
    const previous = handled.current
    if (isBusy || (previous.section === section && previous.tries === tries)) return
    handled.current = { section, tries }
    if (hasErrors) showInvalidFields(place.current)
    else if (!isAnswered) showAnswer(document.getElementById(`checkout-${section}`))
  }, [isAnswered, isBusy, hasErrors, place, section, tries])
}
