import { Suspense } from "react"
import { late } from "../islands/late.tsx"

const Outlines = late(() => import("../islands/wordmark.late.tsx").then((part) => part.WordmarkOutlines), true)

/** The name of the house; its outlines come with the page, and need no script. */
export const wordmark = (
  <Suspense fallback={null}>
    <Outlines />
  </Suspense>
)
