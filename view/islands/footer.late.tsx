import { useSelector } from "@xstate/react"
import { useActor, useHousehold } from "../shop-context.tsx"
import { ConsentPlace } from "../marketing/consent-place.tsx"
import { DialogLinks } from "../shell/dialog-links.tsx"
import { Footer } from "../shell/footer.tsx"
import { HouseholdLost } from "../shell/household-lost.tsx"
import { NetworkLine } from "../shell/network-line.tsx"
import { PageToasts } from "../shell/toasts.tsx"

/** The footer over its machine, what makes links open dialogs, and the words of what was done: they come alive with the visitor. */
export function ShopFooter() {
  const actor = useHousehold("newsletter")
  const newsletter = useSelector(actor, (snapshot) => snapshot)
  const consent = useHousehold("consent")
  const menu = useSelector(useActor("menu"), ({ context }) => context.menu)
  const domain = useSelector(useHousehold("reference"), (reference) => reference?.context.domain ?? null)
  return (
    <>
      <Footer
        menu={menu}
        domain={domain}
        newsletter={newsletter}
        send={(event) => actor?.send(event)}
        openConsent={consent && (() => consent.send({ type: "consent.open" }))}
      />
      <DialogLinks />
      <PageToasts />
      <HouseholdLost />
      <NetworkLine />
      <ConsentPlace />
    </>
  )
}
