import { useHousehold } from "../shop-context.tsx"
import type { HeartProps, LiveHeart } from "./heart.late.tsx"

type Drawing = { readonly LiveHeart: typeof LiveHeart }
let drawing: Drawing | undefined

/** The drawing comes with what keeps the favourites. */
export const bringHearts = (brought: Drawing) => void (drawing = brought)

/** The heart of a thing. Until something hears it, and without a script, there is none; its place is kept. */
export function Heart(props: HeartProps) {
  const hearts = useHousehold("wishlist") && drawing
  return hearts ? <hearts.LiveHeart {...props} /> : null
}
