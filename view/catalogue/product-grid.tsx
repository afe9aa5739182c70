import { Fragment, type ReactNode, Suspense } from "react"
import type { Banner } from "../../core/contract/shell.ts"
import { type BannerPlace, bannersAmong } from "../../core/domain/catalogue/banner-places.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { firstShown } from "../../core/domain/catalogue/page-sizes.ts"
import { lateIsland } from "../islands/late-island.tsx"
import styles from "./product-grid.module.css"

type Props<Card> = {
  readonly kind: "diamonds" | "frames" | "jewelry"
  readonly place: Place
  readonly list: { readonly items: ReadonlyArray<Card>; readonly page: number }
  readonly banners: ReadonlyArray<Banner>
  readonly children: (card: Card, index: number) => ReactNode
}

const LateBanner = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.BannerBetween))

/** Rows of three, two or one (CAT-011 to CAT-014), some replaced by banners (CAT-015 to CAT-018). */
export function ProductGrid<Card>({ banners, children, kind, list, place }: Props<Card>) {
  const bannerPlaces = banners.length === 0 ? [] : bannersAmong(firstShown(list), list.items.length)
  const bannersBefore = (index: number) =>
    kind === "frames"
      ? null
      : bannerPlaces
          .filter(({ before }) => before === index)
          .map((bannerPlace) => (
            <Row key={`banner ${bannerPlace.number}`} bannerPlace={bannerPlace} bannerProps={{ banners, kind, place }} />
          ))
  return (
    <ul className={styles["grid"]} data-kind={kind}>
      {list.items.map((card, index) => (
        <Fragment key={index}>
          {bannersBefore(index)}
          {children(card, index)}
        </Fragment>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly bannerPlace: BannerPlace
  readonly bannerProps: Pick<Props<never>, "banners" | "place"> & { readonly kind: "diamonds" | "jewelry" }
}

/** CSS shows the banner row of the current column count. */
function Row({ bannerPlace: { columns, number }, bannerProps }: RowProps) {
  return (
    <li className={styles["row"]} data-columns={columns.join(" ")}>
      <Suspense fallback={<div className={styles["hold"]} />}>
        <LateBanner {...bannerProps} number={number} />
      </Suspense>
    </li>
  )
}
