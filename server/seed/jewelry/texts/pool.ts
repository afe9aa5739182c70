/** Conditions on a piece that a sentence requires. */
const traits = [
  "any",
  /** Main stone from one carat, to 0.3 carat. */
  "large",
  "small",
  /** Colour D to F, G and H, I and further, fancy. */
  "colourless",
  "nearColourless",
  "tinted",
  "fancyColor",
  /** Clarity to VVS2, VS, SI. */
  "pure",
  "clean",
  "included",
  /** Only metal of the piece; with several the page may show another. */
  "whiteGold",
  "roseGold",
  "yellowGold",
  /** One of several metals: the text names the variant. */
  "amongWhiteGold",
  "amongRoseGold",
  "amongYellowGold",
  "amongPlatinum",
  "onlyWhite",
  "onlyRose",
  "onlyYellow",
  "severalMetals",
  /** White and coloured gold. */
  "whiteAndColored",
  "oneMetal",
  "gold585",
  "gold750",
  /** Shank or band under 2 mm, from 4 mm. */
  "narrow",
  "wide",
  /** More than a stone or a pair. */
  "manyStones",
  /** Main stone of another cut than round. */
  "otherShape",
  "onOrder"
] as const
export type Trait = (typeof traits)[number]

/** Sentences by required trait, with the marks of fill.ts. */
export type Pool = { readonly [T in Trait]?: ReadonlyArray<string> }

/** Texts of a design: sentences that introduce a piece by its numbers, and details. */
export type DesignTexts = { readonly lead: ReadonlyArray<string>; readonly more: Pool }
