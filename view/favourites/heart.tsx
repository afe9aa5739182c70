import { memo, Suspense } from "react"
import { late } from "../islands/late.tsx"
import type { HeartProps, LiveHeart } from "./heart.late.tsx"

type Part = { readonly LiveHeart: typeof LiveHeart }

let load = (): Promise<Part> => Promise.reject(new Error("no list of hearts"))

/** Sets the loader of the heart: this file, shared by cards, imports nothing late. */
export const bringHearts = (how: () => Promise<Part>) => void (load = how)

const Drawn = late(() => load().then((part) => part.LiveHeart), true)

/** Memoised, because re-rendering would break a part before its hydration. */
export const Heart = memo((props: HeartProps) => (
  <Suspense fallback={null}>
    <Drawn {...props} />
  </Suspense>
))
