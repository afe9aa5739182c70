// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { photographPath } from "../../../core/domain/gallery/photograph.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { FrameScreen } from "../../../view/screens/constructor/frame-screen.tsx"
import { oporaBlank } from "../../support/samples/constructor.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

const photo = photographPath("0198a000-0000-7000-8000-000000000000")
const [frame] = oporaBlank.frames
const show = (shownPreviews: typeof oporaBlank.shownPreviews) =>
  renderInShop(<FrameScreen blank={{ ...oporaBlank, shownPreviews, frame: frame.id, stone: null }} choice={{ skuId: frame.id }} />)
const shown = () => [...document.querySelectorAll("img")].map((picture) => picture.getAttribute("src") ?? "")

it("the page of a frame shows the owner's photograph and says so; the bar composes from the drawn picture", () => {
  show([{ metalColor: frame.metalColor, pictures: [photo] }])
  expect(screen.getByText(exactText("Фотография этой оправы. Размер, проба и камень могут отличаться от выбранных."))).toBeTruthy()
  expect(shown().filter((src) => src.startsWith(photo)).length).toBeGreaterThan(0)
  expect(shown().filter((src) => src.startsWith("/pictures/layers/")).length).toBeGreaterThan(0)
  expect(shown().filter((src) => src.startsWith("/pictures/jewelry/"))).toEqual([])
})

it("the page of a frame without photographs says that its pictures are drawn", () => {
  show(oporaBlank.previews)
  expect(screen.getByText(/^Изображения построены по модели оправы\./)).toBeTruthy()
})
