import { type MeasuredDesign, measuredDesignOf } from "./measured-picture.ts"
import type { Category } from "./jewelry.ts"
import { isPhotograph, photographNote } from "../gallery/photograph.ts"
import { stonePicture } from "./picture-files.ts"

type PicturedPiece = { readonly pictures: ReadonlyArray<string>; readonly category: Category; readonly insertsCount: number }

const ofBand = "ширина, толщина, профиль и поверхность свои, внутренний диаметр 16,5 мм"
const ofStud = "камень, закрепка и штифт в своей величине, фиксатор не показан"
const ofDrop = "длина «груши» и всей серьги своя, ширина «груши» и верхний камень условны, замок не показан"
const ofStoneBand = "число и диаметр камней, ширина кольца свои, внутренний диаметр 16,5 мм"
const ofHoop = "диаметр и ширина серьги, число и диаметр камней свои"
const ofRow = "диаметр камней и расстояние между ними свои"
const measuredParts: Readonly<Record<MeasuredDesign, string>> = {
  band: ofBand,
  bevelled: ofBand,
  eternity: ofStoneBand,
  "half-eternity": ofStoneBand,
  studs: ofStud,
  "single-stud": ofStud,
  "halo-studs": "главный камень, диаметр ореола и штифт в своей величине, мелкие камни условны, фиксатор не показан",
  hoops: ofHoop,
  "single-hoop": ofHoop,
  drops: ofDrop,
  "single-drop": ofDrop,
  tennis: `${ofRow}, показана часть браслета`,
  bangle: "ширина, толщина, число и диаметр камней свои, внутренний размер условен",
  "chain-bracelet": "диаметр камня свой, длина цепи условна",
  "emerald-line": "число и величина камней свои, длина браслета 165 мм",
  riviera: `${ofRow}, показана передняя часть колье`,
  station: "число и диаметр камней свои, расстояния между ними условны",
  "riviera-pear": `${ofRow}, длина «груши» своя, ширина «груши» условна`,
  lariat: "круглый камень, длина «груши» и нижней цепи свои, ширина «груши» и верхняя цепь условны",
  "bar-brooch": "диаметр камней свой, длина планки условна",
  "circle-brooch": "диаметр броши, число и диаметр камней свои",
  "star-brooch": "диаметр среднего камня свой, остальные камни условны",
  "branch-brooch": "число и длина камней свои, длина ветки условна"
}

/** Tells photographs of the owner from drawn pictures, and which sizes of the piece these show (`measured-picture.ts`, `scaled-picture.ts`). */
export const pictureNote = ({ category, insertsCount, pictures }: PicturedPiece): string => {
  const [front = ""] = pictures
  if (isPhotograph(front)) return photographNote({ kind: "piece", count: pictures.length })
  const measured = measuredDesignOf(front)
  if (measured !== undefined)
    return front.startsWith("/pictures/fronts/")
      ? `Первое изображение построено по параметрам: ${measuredParts[measured]}. На остальных размеры условны.`
      : `Изображения построены по параметрам: ${measuredParts[measured]}.`
  if (front.startsWith("/pictures/pieces/"))
    return `Изображения построены по параметрам: камень в своей величине, ${category === "podveska" ? "размеры цепи условны" : "остальное условно"}.`
  return `Изображения построены по модели изделия, ${insertsCount === 0 ? "ширина" : "величина камней"} на них условна.`
}

type Stone = Parameters<typeof stonePicture>[0] & { readonly previews: ReadonlyArray<string> }

/** The owner's photographs, or else the drawn picture. */
export const stonePictures = (stone: Stone): ReadonlyArray<string> =>
  isPhotograph(stone.previews[0]) ? stone.previews : [stonePicture(stone)]

/** Tells photographs from pictures drawn by similar proportions and from samples of the cut. */
export const stoneNote = ({ drawing, previews }: Pick<Stone, "drawing" | "previews">): string => {
  if (isPhotograph(previews[0])) return photographNote({ kind: "stone", count: previews.length })
  return drawing
    ? "Изображение построено по пропорциям, близким к пропорциям камня. Включения не показаны."
    : "Образец огранки: форма и цвет этого камня, пропорции условны."
}

/** `undefined` if all pictures are photographs. */
export const stonesNote = (stones: ReadonlyArray<Pick<Stone, "drawing" | "photo">>): string | undefined => {
  const drawn = stones.filter(({ photo }) => !photo)
  if (drawn.length === 0) return undefined
  const near = drawn.filter(({ drawing }) => drawing).length
  const pictures = drawn.length < stones.length ? "Часть изображений построена" : "Изображения построены"
  if (near === drawn.length) return `${pictures} по форме, цвету и близким пропорциям. Включения не показаны.`
  return `${pictures} по форме и цвету, пропорции ${near === 0 ? "условны" : "близкие или условные"}. Включения не показаны.`
}
