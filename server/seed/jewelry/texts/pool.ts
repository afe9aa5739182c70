/** What must be true of a piece for a sentence to be said of it. */
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
  /** Its one metal: of a piece that comes in several the page may show another. */
  "whiteGold",
  "roseGold",
  "yellowGold",
  /** One of several: the text says of which variant it speaks. */
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
  /** A shank or a band under 2 mm, from 4 mm. */
  "narrow",
  "wide",
  /** More than a stone or a pair. */
  "manyStones",
  /** Main stone of another cut than round. */
  "otherShape",
  "onOrder"
] as const
export type Trait = (typeof traits)[number]

/** Sentences by the trait that they ask for, with the marks of fill.ts. */
export type Pool = { readonly [T in Trait]?: ReadonlyArray<string> }

/** What is said of a design: sentences that introduce a piece by its numbers, and sentences that look closer. */
export type DesignTexts = { readonly lead: ReadonlyArray<string>; readonly more: Pool }
