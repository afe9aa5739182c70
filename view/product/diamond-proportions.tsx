import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { topView } from "../../core/domain/product/cut-drawing.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { LineDrawing } from "./line-drawing.tsx"
import { ProfileDrawing } from "./profile-drawing.tsx"
import styles from "./diamond-proportions.module.css"

export function DiamondProportions({ diamond }: { readonly diamond: Diamond }) {
  return (
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
  )
}

const drawnFromReport = typeset("Чертёж построен по измерениям из сертификата этого камня.")
const drawnFromStone = typeset("Чертёж построен по измерениям этого камня.")

const legend = (
  <ul className={styles["legend"]}>
    <li>угол</li>
    <li>{typeset("размер, в % от ширины камня")}</li>
  </ul>
)
