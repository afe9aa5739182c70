import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { layersOf } from "../../../core/domain/constructor/layers.ts"
import { LayeredPicture } from "../../../view/constructor/layered-picture.tsx"

const layers = layersOf({
  picture: "/pictures/jewelry/solitaire-white",
  size: 16.6,
  seats: [{ shape: "round", least: 6, most: 7 }],
  stone: { shape: "round", measurements: { length: 6.5, width: 6.5 } }
})

const drawn = (alt: string, sizes?: string): string =>
  layers === null ? "" : renderToStaticMarkup(<LayeredPicture layers={layers} alt={alt} {...(sizes === undefined ? {} : { sizes })} />)

describe("a picture of layers", () => {
  it("is one image labelled by the choice, its head scaled about the seat, without inline style", () => {
    const markup = drawn("Кольцо: изображение", "100vw")
    expect(markup).toContain('role="img" aria-label="Кольцо: изображение"')
    expect(markup).toContain('transform="translate(50 31.69) scale(1) translate(-50 -31.69)"')
    expect(markup).toContain('href="/pictures/layers/solitaire-round-white-352.webp"')
    expect(markup).toContain("/pictures/layers/ring-white-800.avif 800w")
    expect(markup).not.toContain("style=")
  })

  it("is unlabelled and small beside a text", () => {
    const markup = drawn("")
    expect(markup).not.toContain('role="img"')
    expect(markup).toContain("solitaire-round-white-176.webp")
  })
})
