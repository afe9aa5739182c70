import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { engravingTerm } from "../../core/domain/content/shop-phrases.ts"
import { engravingPrice } from "../../core/domain/content/shop-rules.ts"
import { type EngravingPlace, engravingSideNames } from "../../core/domain/engraving/engraving.ts"
import { engravingPlacesOf } from "../../core/domain/engraving/places.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import styles from "./engraving.module.css"

type Props = { readonly jewelry: Jewelry; readonly sku: Sku }

export function EngravingOffer({ jewelry, sku }: Props) {
  const places = engravingPlacesOf({ ...jewelry, category: jewelry.category.code, size: sku.size })
  if (!sku.isAvailableforSale || jewelry.isOnOrder) return null
  return <LineEngraving item={cartId({ type: "jewelry", product: sku.id })} name={jewelry.name} places={places} />
}

type LineProps = { readonly item: string; readonly name: string; readonly places: ReadonlyArray<EngravingPlace> }

/** `item` is a cart id. An engraved product cannot be returned. */
export function LineEngraving({ item, name, places }: LineProps) {
  const isAlive = useIsHydrated()
  if (places.length === 0) return null
  const where = places.map(({ side }) => engravingSideNames[side].toLowerCase()).join(" или ")
  return (
    <section className={styles["offer"]} aria-label="Гравировка">
      <h2>{typeset(`Гравировка ${where}`)}</h2>
      <p className="caption">
        {typeset(`${formatPrice(engravingPrice)}, ещё ${engravingTerm} к сроку. Изделие с гравировкой вернуть нельзя, гарантия остаётся.`)}
      </p>
      {isAlive ? (
        <DialogButton className={styles["press"] ?? ""} dialog={{ key: "engraving", props: { item, name, places, engraving: null } }}>
          Добавить гравировку
        </DialogButton>
      ) : null}
    </section>
  )
}
