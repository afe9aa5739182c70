import { Suspense } from "react"
import { Link } from "wouter"
import type { Jewelry, Sku } from "../../../core/contract/catalog-jewelry.ts"
import { availabilityOf } from "../../../core/domain/product/availability.ts"
import { jewelryListPath } from "../../../core/domain/product/jewelry.ts"
import { describeJewelryPage } from "../../../core/domain/product/jewelry-meta.ts"
import { materialLine } from "../../../core/domain/product/jewelry-text.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { cartId } from "../../../core/domain/product/cart-ids.ts"
import { visitPath } from "../../../core/domain/visits/visit-address.ts"
import { Heart } from "../../favourites/heart.tsx"
import { PriceLine } from "../../product/price-line.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { ProductActions } from "../../product/product-actions.tsx"
import styles from "./product-facts.module.css"
import { MetalChoice, SizeChoices } from "../../product/variant-choice.tsx"

const Engraving = lateIsland(() => import("../../engraving/engraving-offer.late.tsx").then((part) => part.EngravingOffer))
const Buy = lateIsland(() => import("../../cart/buy.late.tsx").then((part) => part.JewelryBuy))

type Props = { readonly jewelry: Jewelry; readonly sku: Sku }

export function ProductFacts({ h1, jewelry, sku }: Props & { readonly h1: string | null }) {
  const { category, collection, insertsCount, insertsWeight, isOnOrder } = jewelry
  return (
    <div>
      <div className={styles["head"]}>
        <p className="caption">
          {collection === null ? null : (
            <>
              Коллекция <Link href={`/${collection.code}`}>{collection.name}</Link>
            </>
          )}
        </p>
        <p className="caption" translate="no">
          {typeset(`Арт. ${sku.code}`)}
        </p>
        <h1 className="display-m">{typeset(h1 ?? describeJewelryPage(jewelry).h1)}</h1>
        <p className={styles["material"]}>{materialLine({ ...sku, insertsCount, insertsWeight })}</p>
        <PriceLine className={styles["price"]} price={sku.price} oldPrice={sku.oldPrice} isOnOrder={isOnOrder} />
      </div>
      <MetalChoice jewelry={jewelry} sku={sku} />
      <SizeChoices jewelry={jewelry} sku={sku} />
      <Suspense fallback={null}>
        <Engraving jewelry={jewelry} sku={sku} />
      </Suspense>
      <ProductActions
        isAvailable={sku.isAvailableforSale}
        order={<Buy jewelry={jewelry} sku={sku} />}
        heart={<Heart id={sku.id} type={0} name={jewelry.name} isFramed />}
        note={notes[availabilityOf({ ...sku, isOnOrder })]}
        visit={visitPath(cartId({ type: "jewelry", product: sku.id }))}
        others={[`Смотреть ${category.name.toLowerCase()}`, jewelryListPath(category.code)]}
      />
    </div>
  )
}

const notes = {
  InStock: null,
  MadeToOrder: "Изготовим после заказа. Срок и точную цену назовём по телефону.",
  OutOfStock: "Нет в наличии"
} as const
