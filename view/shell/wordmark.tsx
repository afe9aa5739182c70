import { Suspense } from "react"
import { lateIsland } from "../islands/late-island.tsx"

const Outlines = lateIsland(() => import("./wordmark.late.tsx").then((part) => part.WordmarkOutlines), true)

/** Shop name, also without scripts. */
export const wordmark = (
  <Suspense fallback={null}>
    <Outlines />
  </Suspense>
)
