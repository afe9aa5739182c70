import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import { useFeature } from "../shop-context.tsx"
import { wanted } from "../islands/late.tsx"

const ConsentPanel = wanted(() => import("./consent-panel.tsx").then((part) => part.ConsentPanel))

/** Where the visitor is asked what may be told of the visit; what asks comes only then. */
export function ConsentPlace() {
  const panel = useSelector(useFeature("consent"), (consent) => consent?.value.panel)
  const isShown = panel === "asking" || panel === "choosing"
  return isShown ? (
    <Suspense fallback={null}>
      <ConsentPanel />
    </Suspense>
  ) : null
}
