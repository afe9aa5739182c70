import { Suspense } from "react"
import type { Diamond, DiamondCard } from "../../../core/contract/catalog-diamonds.ts"
import { describeDiamondPage } from "../../../core/domain/product/diamond-meta.ts"
import { sizeLine } from "../../../core/domain/product/diamond-size.ts"
import { shapeNames, shapePath } from "../../../core/domain/product/diamond-names.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { cartId } from "../../../core/domain/product/cart-ids.ts"
import { visitPath } from "../../../core/domain/visits/visit-address.ts"
import { RecordText } from "../../content/record-text.tsx"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { GalleryLink } from "../../gallery/gallery-link.tsx"
import { Heart } from "../../favourites/heart.tsx"
import { ProductActions } from "../../product/product-actions.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import styles from "./diamond-screen.module.css"
import { type Draw, requireData, recordOf } from "../draw.ts"
import { Figure } from "../../ui/figure.tsx"

type Props = {
  readonly diamond: Diamond
  readonly paired: ReadonlyArray<DiamondCard>
  readonly h1?: string | null
}

const Grades = lateIsland(() => import("../../product/stone-grades.late.tsx").then((part) => part.StoneGrades))
const Buy = lateIsland(() => import("../../cart/buy.late.tsx").then((part) => part.DiamondBuy))
const Bar = lateIsland(() => import("../../cart/buy.late.tsx").then((part) => part.DiamondBar))
const Alert = lateIsland(() => import("../../cart/buy.late.tsx").then((part) => part.DiamondAlert))
const LiveStone = lateIsland(() => import("../../live-stone/live-stone.late.tsx").then((part) => part.LiveStoneOf), true)
const Rest = lateIsland(() => import("./diamond-rest.late.tsx").then((part) => part.DiamondRest))

export function DiamondScreen({ diamond, h1 = null, paired }: Props) {
  return (
    <div className={`container ${styles["stone"]}`}>
      <Crumbs trail={[...trail, [shapeNames[diamond.shape], shapePath(diamond.shape)]]} here={diamond.article} />
      <div className={styles["top"]}>
        <div className={styles["picture"]}>
          <div className={styles["frame"]}>
            <GalleryLink
              at={0}
              turns={false}
              base={stonePicture(diamond)}
              alt={`${shapeNames[diamond.shape]}, ${diamond.photo ? "фотография" : "вид сверху"}`}
              sizes={pictureSizes}
              first
            />
          </div>
          <Suspense fallback={null}>
            <LiveStone diamond={diamond} />
          </Suspense>
        </div>
        <Facts diamond={diamond} h1={h1} />
      </div>
      <Suspense fallback={null}>
        <Rest diamond={diamond} paired={paired} />
      </Suspense>
      <Suspense fallback={null}>
        <Bar diamond={diamond} />
      </Suspense>
    </div>
  )
}

function Facts({ diamond, h1 }: Pick<Props, "diamond"> & { readonly h1: string | null }) {
  return (
    <div className={styles["facts"]}>
      <p className={styles["stock"]} data-available={diamond.isAvailableForSale}>
        {typeset(diamond.isAvailableForSale ? "В наличии, один камень" : "Нет в наличии")}
      </p>
      <p className={styles["article"]} translate="no">
        {typeset(`Арт. ${diamond.article}`)}
      </p>
      <h1 className="display-m">{typeset(h1 ?? describeDiamondPage(diamond).h1)}</h1>
      <p className={styles["size"]}>{sizeLine(diamond)}</p>
      <p className={styles["price"]}>
        <Figure>{formatPrice(diamond.price)}</Figure> <span>{typeset(`${formatPrice(diamond.pricePerCarat)} за карат`)}</span>
      </p>
      <div className={styles["actions"]}>
        <ProductActions
          isAvailable={diamond.isAvailableForSale}
          order={<Buy diamond={diamond} />}
          heart={<Heart id={diamond.id} type={1} name={diamond.name} isFramed />}
          note={null}
          visit={visitPath(cartId({ type: "diamond", product: diamond.id }))}
          others={["Смотреть бриллианты", "/diamonds"]}
        />
        <Suspense fallback={null}>
          <Alert diamond={diamond} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <Grades diamond={diamond} />
      </Suspense>
    </div>
  )
}

const trail = [homeCrumb, ["Бриллианты", "/diamonds"]] as const

const pictureSizes = "(min-width: 120em) 990px, (min-width: 64em) 54vw, 88vw"

export const draw: Draw = ({ data }) => (
  <>
    <DiamondScreen diamond={requireData(data, "catalog.diamond")} paired={data["catalog.paired"]?.items ?? []} h1={recordOf(data).h1} />
    <RecordText text={recordOf(data).text} />
  </>
)
