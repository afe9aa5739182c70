import { availabilityOf } from "./availability.ts"
import { type Category, type MetalColor, nameMetal } from "./jewelry.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"

type Inserts = { readonly insertsCount: number; readonly insertsWeight: number }
type SaleState = { readonly isAvailableforSale: boolean; readonly isOnOrder: boolean; readonly isNew: boolean }

/** «Цвета металла: белый, розовый». */
export const metalColorNames: { readonly [C in MetalColor]: string } = { white: "белый", rose: "розовый", yellow: "жёлтый" }

/** «бриллиант 1,02 карата», «43 бриллианта, 0,94 карата». */
export const insertsLine = ({ insertsCount, insertsWeight }: Inserts): string => {
  if (insertsCount === 0) return ""
  return insertsCount === 1
    ? `бриллиант ${formatCarats(insertsWeight)}`
    : `${formatCount(insertsCount, ["бриллиант", "бриллианта", "бриллиантов"])}, ${formatCarats(insertsWeight)}`
}

/** «Белое золото 585, бриллиант 1,02 карата». */
export const materialLine = (piece: Parameters<typeof nameMetal>[0] & Inserts): string =>
  [nameMetal(piece).replace(/ (?=\d+$)/, nbsp), insertsLine(piece)].filter((part) => part !== "").join(", ")

export const tagOf = (piece: SaleState): string | null =>
  ({ OutOfStock: "Нет в наличии", MadeToOrder: "Под заказ", InStock: piece.isNew ? "Новинка" : null })[availabilityOf(piece)]

/** Names the collection instead of «Новинка». */
export const tagInNewList = (card: SaleState & { readonly collection: { readonly name: string } | null }): string | null =>
  tagOf({ ...card, isNew: false }) ?? card.collection?.name ?? null

export const nameSize = (category: Category): string => (isRing(category) ? "Размер" : "Длина")

/** `16,5` for rings, otherwise `45 см`. */
export const formatSize = (category: Category, size: number): string => {
  const number = formatNumber(size, Number.isInteger(size) ? 0 : 1)
  return isRing(category) ? number : `${number}${nbsp}см`
}

const isRing = (category: Category): boolean => category.endsWith("kolco")
