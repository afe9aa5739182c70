import { memo, Suspense } from "react"
import { late } from "../islands/late.tsx"
import type { HeartProps, LiveHeart } from "../islands/heart.late.tsx"

type Part = { readonly LiveHeart: typeof LiveHeart }

let load = (): Promise<Part> => Promise.reject(new Error("nobody has said where hearts come from"))

/** Says where the drawing of hearts comes from: who draws screens does, so that this file, which cards share, imports nothing late itself. */
export const bringHearts = (how: () => Promise<Part>) => void (load = how)

const Drawn = late(() => load().then((part) => part.LiveHeart), true)

/** The heart of a thing, drawn with its page; alive with what keeps the favourites. Drawn anew only for another thing: it comes alive late. */
export const Heart = memo((props: HeartProps) => (
  <Suspense fallback={null}>
    <Drawn {...props} />
  </Suspense>
))
