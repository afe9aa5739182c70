/** Conditions of a sentence on its piece. */
const traits = [
  "any",
  /** Main stone from one carat, up to 0.3 carat. */
  "large",
  "small",
  /** Colour D to F, G and H, from I, fancy. */
  "colourless",
  "nearColourless",
  "tinted",
  "fancyColor",
  /** Clarity up to VVS2, VS, SI. */
  "pure",
  "clean",
  "included",
  /** The piece's only metal; with several the page may show another. */
  "whiteGold",
  "roseGold",
  "yellowGold",
  /** The text names the variant. */
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
  /** More than a single stone or a pair. */
  "manyStones",
  /** Main stone not round. */
  "otherShape",
  "onOrder"
] as const
export type Trait = (typeof traits)[number]

/** Marks as in fill.ts. */
export type Pool = { readonly [T in Trait]?: ReadonlyArray<string> }

/** `lead` introduces a piece by its numbers. */
export type DesignTexts = { readonly lead: ReadonlyArray<string>; readonly more: Pool }
