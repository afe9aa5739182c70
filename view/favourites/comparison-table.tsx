import { Link } from "wouter"
import { favouritesAddress, type FavouritesState } from "../../core/domain/favourites/address.ts"
import { comparisonOf, differencesOf } from "../../core/domain/favourites/comparison.ts"
import { canCompareDifferences } from "../../core/domain/favourites/favourite.ts"
import { type StoneScale, stoneScale } from "../../core/domain/favourites/stone-scale.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { ComparedPicture } from "./compared-picture.tsx"
import styles from "./comparison-table.module.css"
import { FavouriteAction } from "./favourite-action.tsx"
import { FrameLink } from "./frame-link.tsx"
import { Heart } from "./heart.tsx"
import { PriceLine } from "../product/price-line.tsx"
import { RemoveButton } from "./remove-button.tsx"

type Props = { readonly state: FavouritesState; readonly items: Favourites; readonly isOwn: boolean }

/** Stones are drawn at one scale (FAV-007). */
export function ComparisonTable({ isOwn, items, state }: Props) {
  const canDiffer = canCompareDifferences(state.tab, items.length)
  const rows = comparisonOf(items)
  const shown = canDiffer && state.isDifferent ? differencesOf(rows) : rows
  const scale = stoneScale(items)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the keyboard scroll the region
    <div className={styles["scroll"]} role="region" aria-label="Сравнение" tabIndex={0} data-columns={Math.min(items.length, 5)}>
      <table className={styles["table"]}>
        <caption className="unseen">Сравнение избранного</caption>
        <thead>
          <tr>
            <td className={styles["corner"]}>
              {canDiffer ? <Differences state={state} /> : null}
              <Ruler scale={scale} isMixed={scale.shares.includes(null)} />
            </td>
            {items.map((item, index) => (
              <td key={keyOf(item)} className={styles["pictured"]} data-available={item.isAvailable}>
                <div className={styles["frame"]}>
                  <ComparedPicture item={item} share={scale.shares[index] ?? null} />
                  {item.isAvailable ? null : <p className={styles["tag"]}>Нет в наличии</p>}
                  {isOwn ? <RemoveButton item={item} icon="close" /> : <Heart id={item.id} type={item.type} name={item.title} />}
                </div>
              </td>
            ))}
          </tr>
          <tr className={styles["names"]}>
            <th scope="col">
              <span className="unseen">Свойство</span>
            </th>
            {items.map((item) => (
              <th key={keyOf(item)} scope="col">
                <Link href={item.link}>{item.title}</Link>
                <PriceLine price={item.price} oldPrice={null} isOnOrder={item.isAvailable && !item.order.isReady} />
              </th>
            ))}
          </tr>
          <tr className={styles["actions"]}>
            <th scope="row">
              <span className="unseen">Заказ</span>
            </th>
            {items.map((item) => (
              <td key={keyOf(item)}>
                <FavouriteAction item={item} />
                <FrameLink item={item} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ isSame, name, values }) => (
            <tr key={name} data-same={isSame}>
              <th scope="row">{typeset(name)}</th>
              {values.map((value, index) => (
                <td key={keyOf(items[index])}>{value ?? missingValue}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 ? <p className={styles["alike"]}>{typeset("Различий нет: все свойства совпадают.")}</p> : null}
    </div>
  )
}

/** Link, so that the URL has the choice (FAV-008 to FAV-011). */
function Differences({ state }: Pick<Props, "state">) {
  return (
    <Link
      className={styles["differences"]}
      href={favouritesAddress({ ...state, isDifferent: !state.isDifferent })}
      aria-current={state.isDifferent ? "true" : undefined}
    >
      {typeset("Только различия")}
    </Link>
  )
}

/** `isMixed`: with jewelry, whose pictures have other scales. */
function Ruler({ isMixed, scale: { ruler } }: { readonly scale: StoneScale; readonly isMixed: boolean }) {
  if (ruler === null) return null
  return (
    <div className={styles["scale"]}>
      <p>{typeset(isMixed ? "Камни без оправы показаны в одном масштабе, украшения в разных" : "Камни показаны в одном масштабе")}</p>
      <svg viewBox="0 0 100 4" aria-hidden="true">
        <path d={`M0 0V4M0 2H${ruler.share * 100}M${ruler.share * 100} 0V4`} />
      </svg>
      <p>{typeset(`${ruler.millimetres} мм`)}</p>
    </div>
  )
}

/** Dash for a missing attribute. */
const missingValue = (
  <>
    <span aria-hidden="true">–</span>
    <span className="unseen">нет</span>
  </>
)

const keyOf = (item: Favourites[number] | undefined): string => `${item?.type}-${item?.id}`
