import { useSelector } from "../use-selector.ts"
import { useActor, useFeature, useSend } from "../shop-context.tsx"
import { ConsentPlace } from "../marketing/consent-place.tsx"
import { DialogLinks } from "./dialog-links.tsx"
import { Footer, QuietFooter } from "./footer.tsx"
import { FeaturesLost } from "./features-lost.tsx"
import { NetworkLine } from "./network-line.tsx"
import { PageToasts } from "../notices/toasts.tsx"

export function ShopFooter() {
  const actor = useFeature("newsletter")
  const send = useSend("newsletter")
  const newsletter = useSelector(actor, (snapshot) => snapshot)
  const consent = useFeature("consent")
  const menu = useSelector(useActor("menu"), ({ context }) => context.menu)
  const domain = useSelector(useFeature("reference"), (reference) => reference?.context.domain ?? null)
  const isQuiet = useSelector(useActor("header"), ({ context }) => context.wanted === "quiet")
  const openConsent = consent && (() => consent.send({ type: "consent.open" }))
  return (
    <>
      {isQuiet ? (
        <QuietFooter openConsent={openConsent} />
      ) : (
        <Footer menu={menu} domain={domain} newsletter={newsletter} send={send} openConsent={openConsent} />
      )}
      <DialogLinks />
      <PageToasts />
      <FeaturesLost />
      <NetworkLine />
      <ConsentPlace />
    </>
  )
}
