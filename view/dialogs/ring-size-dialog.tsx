import { ringSizes } from "../../core/domain/product/ring-sizes.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { TextTable } from "../content/text-table.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"
import { TextLink } from "../ui/text-link.tsx"

/** Short version of the `/ring-size` page. */
export function RingSizeDialog() {
  return (
    <Frame title="Как узнать размер">
      <p className={styles["lead"]}>{typeset("Размер кольца в России равен его внутреннему диаметру в миллиметрах.")}</p>
      <ul className={styles["steps"]}>
        {methods.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ul>
      <TextTable head={["Размер", "Окружность, мм"]} rows={rows} />
      <p className={styles["other"]}>
        <TextLink href="/ring-size">Подробная инструкция</TextLink>
      </p>
    </Frame>
  )
}

const methods = [
  "По кольцу: измерьте внутренний диаметр того, которое носите на этом пальце.",
  "По пальцу: оберните его полоской бумаги там, где сидит кольцо, отметьте место встречи и измерьте длину. Это окружность.",
  "Если сустав шире основания пальца, берите размер по суставу. Если шинка шире пяти миллиметров, добавьте полразмера."
]

const rows = ringSizes.map((size) => [formatNumber(size, Number.isInteger(size) ? 0 : 1), formatNumber(size * Math.PI, 1)])
