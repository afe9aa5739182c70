import type { DrawingName } from "./article.ts"
import type { Drawing } from "./drawing.ts"
import { drawClarity, drawColors, drawFacets, drawSteps } from "./facet-drawings.ts"
import { drawCrowns, drawPavilions, drawProfile, drawRefraction } from "./light-drawings.ts"
import { drawCarats, drawProngs, drawShapes, drawSizes } from "./size-drawings.ts"

/** Memoized: a light map takes some hundred milliseconds. */
export const drawingOf = (name: DrawingName): Drawing => {
  const drawing = made.get(name) ?? makers[name]()
  made.set(name, drawing)
  return drawing
}

const made = new Map<DrawingName, Drawing>()

const makers: Readonly<Record<DrawingName, () => Drawing>> = {
  profile: drawProfile,
  pavilion: drawPavilions,
  crown: drawCrowns,
  facets: drawFacets,
  carats: drawCarats,
  shapes: drawShapes,
  colors: drawColors,
  clarity: drawClarity,
  step: drawSteps,
  sizes: drawSizes,
  prongs: drawProngs,
  refraction: drawRefraction
}
