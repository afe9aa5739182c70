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

const Between = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.BannerBetween))

/** Rows of three, two or one (CAT-011 to CAT-014), some replaced by banners (CAT-015 to CAT-018). */
export function ProductGrid<Card>({ banners, children, kind, list, place }: Props<Card>) {
  const places = banners.length === 0 ? [] : bannersAmong(firstShown(list), list.items.length)
  const between = (index: number) =>
    kind === "frames"
      ? null
      : places
          .filter(({ before }) => before === index)
          .map((found) => <Row key={`banner ${found.number}`} found={found} given={{ banners, kind, place }} />)
  return (
    <ul className={styles["grid"]} data-kind={kind}>
      {list.items.map((card, index) => (
        <Fragment key={index}>
          {between(index)}
          {children(card, index)}
        </Fragment>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly found: BannerPlace
  readonly given: Pick<Props<never>, "banners" | "place"> & { readonly kind: "diamonds" | "jewelry" }
}

/** CSS shows the banner row of the current column count. */
function Row({ found: { columns, number }, given }: RowProps) {
  return (
    <li className={styles["row"]} data-columns={columns.join(" ")}>
      <Suspense fallback={<div className={styles["hold"]} />}>
        <Between {...given} number={number} />
      </Suspense>
    </li>
  )
}
