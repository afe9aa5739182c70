import { isPhotograph } from "../gallery/photograph.ts"
import { formatNumber, nbsp } from "../text/numbers.ts"

/** Tells photographs from drawn pictures, and the size of the stone in these (`scaled-picture.ts`, `measured-picture.ts`). */
export const frameNote = (pictures: ReadonlyArray<string>): string => {
  const [front = ""] = pictures
  if (isPhotograph(front))
    return `${pictures.length === 1 ? "Фотография" : "Фотографии"} этой оправы. Размер, проба и${nbsp}камень могут отличаться от${nbsp}выбранных.`
  const [, tenths] = /^\/pictures\/pieces\/\D+(\d+)/.exec(front) ?? []
  const size = tenths === undefined ? "его величина условна" : `размером ${formatNumber(Number(tenths) / 10, 1)}${nbsp}мм`
  return `Изображения построены по модели оправы. Камень на${nbsp}них для${nbsp}примера, ${size}.`
}
