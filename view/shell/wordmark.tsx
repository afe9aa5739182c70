import { Suspense } from "react"
import { late } from "../islands/late.tsx"

const Outlines = late(() => import("./wordmark.late.tsx").then((part) => part.WordmarkOutlines), true)

/** Shop name, drawn without scripts, too. */
export const wordmark = (
  <Suspense fallback={null}>
    <Outlines />
  </Suspense>
)
