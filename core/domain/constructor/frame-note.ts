import { isPhotograph } from "../gallery/photograph.ts"
import { nbsp } from "../text/numbers.ts"

export const frameNote = (pictures: ReadonlyArray<string>): string =>
  isPhotograph(pictures[0])
    ? `${pictures.length === 1 ? "Фотография" : "Фотографии"} этой оправы. Размер, проба и${nbsp}камень могут отличаться от${nbsp}выбранных.`
    : `Изображения построены по модели оправы. Камень на${nbsp}них для${nbsp}примера, его величина условна.`
