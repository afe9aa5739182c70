import { memo, Suspense } from "react"
import { late } from "../late.tsx"
import type { HeartProps } from "./heart.late.tsx"

const LiveHeart = late(() => import("./heart.late.tsx").then((part) => part.LiveHeart))

/** The heart of a thing, drawn with its page; alive with what keeps the favourites. Drawn anew only for another thing: it comes alive late. */
export const Heart = memo((props: HeartProps) => (
  <Suspense fallback={null}>
    <LiveHeart {...props} />
  </Suspense>
))
