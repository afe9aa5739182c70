import { Suspense } from "react"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { lateIsland } from "../islands/late-island.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Draw } from "./draw.ts"

type Props = {
  readonly search: string
  readonly shared: AnswerByKey["favorites.guest"]["items"] | null
}

const Page = lateIsland(() => import("../favourites/wishlist-page.late.tsx").then((part) => part.WishlistPage))

/** Own favourites, or a list in the URL. */
export function WishlistScreen(props: Props) {
  return (
    <div className="container">
      <Crumbs here="Избранное" />
      <Suspense fallback={null}>
        <Page {...props} />
      </Suspense>
    </div>
  )
}

export const draw: Draw = ({ data, place }) => <WishlistScreen search={place.search} shared={data["favorites.guest"]?.items ?? null} />
