import type { DrawingName } from "./article.ts"
import type { Drawing } from "./drawing.ts"
import { drawClarity, drawColors, drawFacets, drawOldCut, drawSteps } from "./facet-drawings.ts"
import { drawCrowns, drawPavilions, drawProfile, drawRefraction } from "./light-drawings.ts"
import { drawFourC } from "./four-c-drawing.ts"
import { drawFluorescence } from "./fluorescence-drawing.ts"
import { drawBankCard, drawCare, drawPair } from "./jewelry-drawings.ts"
import { drawFineness } from "./fineness-drawing.ts"
import { drawInscription } from "./inscription-drawing.ts"
import { drawRough } from "./rough-drawing.ts"
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
  refraction: drawRefraction,
  fluorescence: drawFluorescence,
  "four-c": drawFourC,
  pair: drawPair,
  inscription: drawInscription,
  rough: drawRough,
  "old-cut": drawOldCut,
  "bank-card": drawBankCard,
  fineness: drawFineness,
  care: drawCare
}
