import { Suspense } from "react"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { describeDiamondPage } from "../../core/domain/diamond-meta.ts"
import { sizeLine, specsOf } from "../../core/domain/diamond-specs.ts"
import { shapeNames } from "../../core/domain/diamond-names.ts"
import { formatPrice } from "../../core/domain/money.ts"
import { stonePicture } from "../../core/domain/picture-files.ts"
import { typeset } from "../../core/domain/typography.ts"
import { Crumbs } from "../parts/crumbs.tsx"
import { Picture } from "../parts/picture.tsx"
import { SpecList } from "../parts/spec-list.tsx"
import { StoneGrades } from "../parts/stone-grades.tsx"
import { Term } from "../parts/term.tsx"
import { late } from "../late.tsx"
import styles from "./diamond-screen.module.css"

type Props = { readonly diamond: Diamond }

const Proportions = late(() => import("./diamond-proportions.late.tsx").then((part) => part.DiamondProportions))

/** One stone: its picture and price, its grades on their scales, its proportions to scale, and all that its report says. */
export function DiamondScreen({ diamond }: Props) {
  return (
    <div className="container">
      <Crumbs trail={trail} here={diamond.article} />
      <div className={styles["top"]}>
        <div className={styles["picture"]}>
          <Picture base={stonePicture(diamond.shape)} alt={`${shapeNames[diamond.shape]}, вид сверху`} sizes={pictureSizes} first />
        </div>
        <Facts diamond={diamond} />
      </div>
      <Suspense fallback={null}>
        <Proportions diamond={diamond} />
      </Suspense>
      <section className="section" aria-labelledby="specs">
        <h2 id="specs" className="display-s">
          Характеристики
        </h2>
        <SpecList rows={specsOf(diamond)} write={asTerm} />
      </section>
    </div>
  )
}

function Facts({ diamond }: Props) {
  return (
    <div className={styles["facts"]}>
      <p className={styles["stock"]} data-available={diamond.isAvailableForSale}>
        {typeset(diamond.isAvailableForSale ? "В наличии, один камень" : "Нет в наличии")}
      </p>
      <p className={styles["article"]}>{typeset(`Арт. ${diamond.article}`)}</p>
      <h1 className="display-m">{typeset(describeDiamondPage(diamond).h1)}</h1>
      <p className={styles["size"]}>{sizeLine(diamond)}</p>
      <p className={styles["price"]}>
        {`${formatPrice(diamond.price)} `}
        <span>{typeset(`${formatPrice(diamond.pricePerCarat)} за карат`)}</span>
      </p>
      <StoneGrades diamond={diamond} />
    </div>
  )
}

const asTerm = (name: string) => <Term name={name} />

const trail = [
  ["Главная", "/"],
  ["Бриллианты", "/diamonds"]
] as const

const pictureSizes = "(min-width: 1920px) 990px, (min-width: 1024px) 54vw, 88vw"
