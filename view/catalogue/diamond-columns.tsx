import type { ReactNode } from "react"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { laboratoryOf } from "../../core/domain/product/diamond-certificate.ts"
import type { Finish } from "../../core/domain/product/diamond.ts"
import { colorOnCard, russianFinishes } from "../../core/domain/product/diamond-grades.ts"
import { sidesOf, sidesRatio } from "../../core/domain/product/diamond-size.ts"
import { fluorescenceNames } from "../../core/domain/product/diamond-text.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatNumber, formatTenths, nbsp } from "../../core/domain/text/numbers.ts"
import { Grade } from "../product/grade.tsx"

/** Column after the first, which names the stone. */
export type Column = {
  readonly label: string
  readonly short?: string
  readonly sort?: "price" | "price_per_carat" | "weight"
  readonly look?: "number" | "price" | "size"
  readonly cell: (stone: ListedDiamond) => ReactNode
}

/** Order of the reference design, price last. */
export const columns: ReadonlyArray<Column> = [
  { label: "Масса, карат", short: "Масса", sort: "weight", look: "number", cell: ({ weight }) => formatNumber(weight, 2) },
  { label: "Цвет", cell: (stone) => <Color {...stone} /> },
  { label: "Чистота", cell: ({ clarity, clarityRf }) => <Grade value={clarity} russian={clarityRf} /> },
  {
    label: "Огранка",
    cell: ({ cut, cutRf }) => (cut === null ? <span className="russian">Без оценки</span> : <Grade value={cut} russian={cutRf} />)
  },
  { label: "Полировка", short: "Полир.", cell: ({ polish }) => <FinishGrade finish={polish} /> },
  { label: "Симметрия", short: "Симм.", cell: ({ symmetry }) => <FinishGrade finish={symmetry} /> },
  { label: "Флуоресценция", short: "Флуор.", cell: ({ fluorescence }) => fluorescenceNames[fluorescence] },
  { label: "Площадка, %", short: "Площ.,\u00A0%", look: "number", cell: ({ table }) => formatTenths(table) },
  { label: "Глубина, %", short: "Глуб.,\u00A0%", look: "number", cell: ({ depth }) => formatTenths(depth) },
  {
    label: "Отношение длины к ширине",
    short: "Д/Ш",
    look: "number",
    cell: ({ measurements }) => sidesRatio(measurements)
  },
  { label: "Размеры, мм", look: "size", cell: ({ measurements }) => sidesOf(measurements) },
  { label: "Сертификат", short: "Серт.", cell: ({ cert }) => laboratoryOf(cert) ?? "Нет" },
  {
    label: `Цена за${nbsp}карат`,
    short: `₽ за${nbsp}карат`,
    sort: "price_per_carat",
    look: "number",
    cell: ({ pricePerCarat }) => (
      <span className="russian" translate="no">
        {formatPrice(pricePerCarat)}
      </span>
    )
  },
  {
    label: "Цена",
    sort: "price",
    look: "price",
    cell: ({ isAvailableForSale, price }) => (isAvailableForSale ? formatPrice(price) : "Нет в наличии")
  }
]

function Color({ color, colorRf }: Pick<ListedDiamond, "color" | "colorRf">) {
  const [grade, russian] = colorOnCard(color, colorRf)
  return <Grade value={grade} russian={russian} />
}

function FinishGrade({ finish }: { readonly finish: Finish }) {
  return <Grade value={finish} russian={russianFinishes[finish]} />
}
