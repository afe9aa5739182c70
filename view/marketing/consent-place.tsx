import { useSelector } from "../use-selector.ts"
import { lazy, Suspense } from "react"
import { useFeature } from "../shop-context.tsx"

const ConsentPanel = lazy(() => import("./consent-panel.tsx").then((module) => ({ default: module.ConsentPanel })))

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
