import { memo, Suspense } from "react"
import { lateIsland } from "../islands/late-island.tsx"
import type { HeartProps, LiveHeart } from "./heart.late.tsx"

type Part = { readonly LiveHeart: typeof LiveHeart }

let load = (): Promise<Part> => Promise.reject(new Error("no loader of hearts"))

/** Sets the loader; this file imports nothing late, because all cards import it. */
export const setHeartLoader = (loader: () => Promise<Part>) => void (load = loader)

const LateHeart = lateIsland(() => load().then((part) => part.LiveHeart), true)

/** Memoised: a part that re-renders before its hydration would lose the server's HTML. */
export const Heart = memo((props: HeartProps) => (
  <Suspense fallback={null}>
    <LateHeart {...props} />
  </Suspense>
))
