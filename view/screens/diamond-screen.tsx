import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { topView } from "../../core/domain/cut-drawing.ts"
import { describeDiamondPage } from "../../core/domain/diamond-meta.ts"
import { sizeLine, specsOf } from "../../core/domain/diamond-specs.ts"
import { shapeNames } from "../../core/domain/diamond-names.ts"
import { formatPrice } from "../../core/domain/money.ts"
import { stonePicture } from "../../core/domain/picture-files.ts"
import { typeset } from "../../core/domain/typography.ts"
import { Crumbs } from "../parts/crumbs.tsx"
import { LineDrawing } from "../parts/line-drawing.tsx"
import { Picture } from "../parts/picture.tsx"
import { ProfileDrawing } from "../parts/profile-drawing.tsx"
import { SpecList } from "../parts/spec-list.tsx"
import { StoneGrades } from "../parts/stone-grades.tsx"
import { Term } from "../parts/term.tsx"
import styles from "./diamond-screen.module.css"

type Props = { readonly diamond: Diamond }

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
      <section className={`section ${styles["proportions"]}`} aria-labelledby="proportions">
        <h2 id="proportions" className="display-m">
          Пропорции
        </h2>
        <p className={styles["note"]}>{diamond.cert === null ? drawnFromStone : drawnFromReport}</p>
        <LineDrawing
          className={styles["crown"]}
          drawing={topView(diamond.shape, { ...diamond.measurements, table: diamond.table })}
          width={244}
        />
        <p className={`caption ${styles["name"]}`}>Вид сверху</p>
        <div className={styles["profile"]}>
          <ProfileDrawing diamond={diamond} />
          {legend}
        </div>
      </section>
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

const drawnFromReport = typeset("Чертёж построен по измерениям из сертификата этого камня.")
const drawnFromStone = typeset("Чертёж построен по измерениям этого камня.")

const legend = (
  <ul className={styles["legend"]}>
    <li>угол</li>
    <li>{typeset("размер, в % от ширины камня")}</li>
  </ul>
)
