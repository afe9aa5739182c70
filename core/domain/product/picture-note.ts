import type { Category } from "./jewelry.ts"

type Drawn = { readonly pictures: ReadonlyArray<string>; readonly category: Category; readonly insertsCount: number }

/** Says that the pictures of a piece are drawn, and which sizes in them are its own (`scaled-picture.ts`). */
export const pictureNote = ({ category, insertsCount, pictures }: Drawn): string => {
  if (pictures[0]?.startsWith("/pictures/pieces/") === true)
    return `Изображения построены по параметрам: камень в своей величине, ${category === "podveska" ? "цепь условна" : "остальное условно"}.`
  return `Изображения построены по модели изделия, ${insertsCount === 0 ? "ширина" : "величина камней"} на них условна.`
}
