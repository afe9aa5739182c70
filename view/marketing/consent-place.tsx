import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import { useFeature } from "../shop-context.tsx"
import { onDemand } from "../islands/late-island.tsx"

const ConsentPanel = onDemand(() => import("./consent-panel.tsx").then((part) => part.ConsentPanel))

export function ConsentPlace() {
  const panel = useSelector(useFeature("consent"), (consent) => consent?.value.panel)
  const isShown = panel === "asking" || panel === "choosing"
  return isShown ? (
    <Suspense fallback={null}>
      <ConsentPanel />
    </Suspense>
  ) : null
}
