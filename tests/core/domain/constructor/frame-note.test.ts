import { expect, it } from "vitest"
import { frameNote } from "../../../../core/domain/constructor/frame-note.ts"
import { photographPath } from "../../../../core/domain/gallery/photograph.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const photo = photographPath("0198a000-0000-7000-8000-000000000000")

it("pictures of a frame are said to be photographs by their address, otherwise to be drawn", () => {
  expect(plain(frameNote([photo]))).toBe("Фотография этой оправы. Размер, проба и камень могут отличаться от выбранных.")
  expect(plain(frameNote([photo, photo]))).toMatch(/^Фотографии этой оправы\./)
  expect(plain(frameNote(["/pictures/jewelry/solitaire-white"]))).toBe(
    "Изображения построены по модели оправы. Камень на них для примера, его величина условна."
  )
  expect(plain(frameNote(["/pictures/pieces/solitaire-58-wave-white"]))).toBe(
    "Изображения построены по модели оправы. Камень на них для примера, размером 5,8 мм."
  )
  expect(plain(frameNote(["/pictures/fronts/single-drop-80-white"]))).toMatch(/его величина условна\.$/)
})
