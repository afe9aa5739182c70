import { Suspense } from "react"
import { late } from "../islands/late.tsx"

const Outlines = late(() => import("../islands/wordmark.late.tsx").then((part) => part.WordmarkOutlines), true)

/** Shop name; its outlines are part of the page and need no scripts. */
export const wordmark = (
  <Suspense fallback={null}>
    <Outlines />
  </Suspense>
)
