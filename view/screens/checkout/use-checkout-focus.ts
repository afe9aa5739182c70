import { type RefObject, useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../../core/machines/checkout.machine.ts"

/** Moves the focus when a try has come to its end: to the first wrong field, else to the section that has opened. */
export const useCheckoutFocus = (place: RefObject<HTMLElement | null>, checkout: SnapshotFrom<typeof checkoutMachine>): void => {
  const { section, tries } = checkout.context
  const isBusy = checkout.hasTag("busy")
  const seen = useRef({ section, tries })
  useEffect(() => {
    const before = seen.current
    if (isBusy || (before.section === section && before.tries === tries)) return
    seen.current = { section, tries }
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const heading = document.getElementById(`checkout-${section}`)
    ;(wrong ?? heading)?.focus()
  }, [isBusy, place, section, tries])
}
