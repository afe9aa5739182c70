import { Link } from "wouter"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { jewelryListPath } from "../../core/domain/jewelry.ts"
import { describeJewelryPage } from "../../core/domain/jewelry-meta.ts"
import { materialLine } from "../../core/domain/jewelry-text.ts"
import { organization } from "../../core/domain/organization.ts"
import { typeset } from "../../core/domain/typography.ts"
import { PriceLine } from "./price-line.tsx"
import styles from "./product-facts.module.css"
import { MetalChoice, SizeChoices } from "./variant-choice.tsx"

type Props = { readonly jewelry: Jewelry; readonly sku: Sku }

/** What a piece is called, what it costs, its variants, and what can be done about it. */
export function ProductFacts({ jewelry, sku }: Props) {
  const { collection, insertsCount, insertsWeight, isOnOrder } = jewelry
  return (
    <div className={styles["facts"]}>
      <div className={styles["head"]}>
        <p className="caption">
          {collection === null ? null : (
            <>
              Коллекция <Link href={`/${collection.code}`}>{collection.name}</Link>
            </>
          )}
        </p>
        <p className="caption">{typeset(`Арт. ${sku.code}`)}</p>
        <h1 className="display-m">{typeset(describeJewelryPage(jewelry).h1)}</h1>
        <p className={styles["material"]}>{materialLine({ ...sku, insertsCount, insertsWeight })}</p>
        <PriceLine className={styles["price"]} price={sku.price} oldPrice={sku.oldPrice} isOnOrder={isOnOrder} />
      </div>
      <MetalChoice jewelry={jewelry} sku={sku} />
      <SizeChoices jewelry={jewelry} sku={sku} />
      {sku.isAvailableForSale ? <Order isOnOrder={isOnOrder} /> : <Sold jewelry={jewelry} />}
    </div>
  )
}

function Order({ isOnOrder }: Pick<Jewelry, "isOnOrder">) {
  return (
    <div className={styles["action"]}>
      {isOnOrder ? <p className="caption">{typeset("Изготовим после заказа. Срок и точную цену назовём по телефону.")}</p> : null}
      <a className="button" href={phoneLink}>
        {typeset("Заказать по телефону")}
      </a>
      <Link className="button" data-look="outline" href="/customer-service/contacts/">
        Салоны
      </Link>
    </div>
  )
}

function Sold({ jewelry: { category } }: Pick<Props, "jewelry">) {
  return (
    <div className={styles["action"]}>
      <p className={styles["sold"]}>{typeset("Нет в наличии")}</p>
      <Link className="button" href={jewelryListPath(category.code)}>
        {typeset(`Смотреть ${category.name.toLowerCase()}`)}
      </Link>
      <a className="button" data-look="outline" href={phoneLink}>
        {typeset("Спросить о похожем")}
      </a>
    </div>
  )
}

/** The price and the action again, at the foot of a phone's screen once the action has left it. */
export function ProductBar({ jewelry: { isOnOrder }, sku }: Props) {
  if (!sku.isAvailableForSale) return null
  return (
    <div className={styles["track"]}>
      <div className={styles["bar"]}>
        <PriceLine price={sku.price} oldPrice={null} isOnOrder={isOnOrder} />
        <a className="button" href={phoneLink}>
          Заказать
        </a>
      </div>
    </div>
  )
}

const phoneLink = `tel:${organization.phoneInternational.replaceAll("-", "")}`
