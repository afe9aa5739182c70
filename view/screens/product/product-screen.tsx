import type { PageView } from "../../../core/machines/navigation/page.machine.ts"
import { Suspense } from "react"
import type { Jewelry, JewelryCard as Card } from "../../../core/contract/catalog-jewelry.ts"
import { jewelryListPath } from "../../../core/domain/product/jewelry.ts"
import { picturesOf, shownVariant } from "../../../core/domain/product/jewelry-variants.ts"
import { RecordText } from "../../content/record-text.tsx"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { ProductFacts } from "./product-facts.tsx"
import { ProductGallery } from "../../gallery/product-gallery.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import styles from "./product-screen.module.css"
import { type Draw, requireData, recordOf } from "../draw.ts"

type Props = {
  readonly jewelry: Jewelry
  /** Variant in the URL, or `null`. */
  readonly skuId: number | null
  readonly look: ReadonlyArray<Card>
  readonly recommended: ReadonlyArray<Card>
  readonly h1?: string | null
}

const Service = lateIsland(() => import("../../product/product-service.late.tsx").then((part) => part.ProductService))
const Bar = lateIsland(() => import("../../cart/buy.late.tsx").then((part) => part.JewelryBar))
const Rest = lateIsland(() => import("./product-rest.late.tsx").then((part) => part.ProductRest))

export function ProductScreen({ h1 = null, jewelry, look, recommended, skuId }: Props) {
  const sku = shownVariant(jewelry.skus, skuId)
  const pictures = picturesOf(jewelry.previews, sku.metalColor)
  const { category, name } = jewelry
  return (
    <div className={`container ${styles["product"]}`}>
      <div className={styles["crumbs"]}>
        <Crumbs trail={[...trail, [category.name, jewelryListPath(category.code)]]} here={name} />
      </div>
      <div className={styles["top"]}>
        <ProductGallery name={name} pictures={pictures} />
        <div className={styles["buy"]}>
          <ProductFacts h1={h1} jewelry={jewelry} sku={sku} />
          <Suspense fallback={null}>
            <Service jewelry={jewelry} sku={sku} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <Rest jewelry={jewelry} sku={sku} pictures={pictures} look={look} recommended={recommended} />
      </Suspense>
      <Suspense fallback={null}>
        <Bar jewelry={jewelry} sku={sku} />
      </Suspense>
    </div>
  )
}

const trail = [homeCrumb, ["Украшения", jewelryListPath(null)]] as const

export const draw: Draw = ({ data, match }) => (
  <>
    <ProductScreen
      jewelry={requireData(data, "catalog.product")}
      skuId={skuIdOf(match.params)}
      look={data["catalog.look"]?.items ?? []}
      recommended={data["catalog.recommends"]?.items ?? []}
      h1={recordOf(data).h1}
    />
    <RecordText text={recordOf(data).text} />
  </>
)

const skuIdOf = ({ skuId }: PageView["match"]["params"]): number | null =>
  typeof skuId === "string" && /^\d+$/.test(skuId) ? Number(skuId) : null
