import type { FieldStar } from "../../../../core/domain/content/figure.ts"
import type { Sign } from "../../../../core/domain/content/zodiac-signs.ts"
import { typesetProse } from "../../../../core/domain/text/prose.ts"
import { bliznetsi, vesy, vodoley } from "./air.ts"
import { deva, kozerog, telec } from "./earth.ts"
import fieldStars from "./field-stars.json" with { type: "json" }
import { lev, oven, strelec } from "./fire.ts"
import type { SignTexts } from "./sign-texts.ts"
import { rak, ryby, skorpion } from "./water.ts"

const set = ({ diamonds, lead, pieces, sky, stone, text, ...rest }: SignTexts): SignTexts => ({
  ...rest,
  lead: typesetProse(lead),
  text: text.map(typesetProse),
  sky: typesetProse(sky),
  stone: { ...stone, title: typesetProse(stone.title), text: typesetProse(stone.text) },
  pieces: { ...pieces, title: typesetProse(pieces.title) },
  diamonds: { ...diamonds, title: typesetProse(diamonds.title) }
})

export const signTexts: { readonly [S in Sign]: SignTexts } = {
  oven: set(oven),
  telec: set(telec),
  bliznetsi: set(bliznetsi),
  rak: set(rak),
  lev: set(lev),
  deva: set(deva),
  vesy: set(vesy),
  skorpion: set(skorpion),
  strelec: set(strelec),
  kozerog: set(kozerog),
  vodoley: set(vodoley),
  ryby: set(ryby)
}

/** Hipparcos stars up to magnitude 4.7 around a figure, three numbers each. */
export const fieldOf = (sign: Sign): ReadonlyArray<FieldStar> => {
  const numbers = fieldStars[sign]
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [rightAscension = 0, declination = 0, magnitude = 0] = numbers.slice(index * 3, index * 3 + 3)
    return [rightAscension, declination, magnitude] as const
  })
}
