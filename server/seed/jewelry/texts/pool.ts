/** Conditions that a piece must meet for a text. */
const traits = [
  "any",
  /** Main stone from 1 carat, under 0.34 carat. */
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
  /** The piece has only this gold; with several the page may show another. */
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
  /** White and coloured gold, among others. */
  "whiteAndColored",
  "oneMetal",
  "gold585",
  "gold750",
  /** Shank or band up to 2.5 mm, from 4 mm. */
  "narrow",
  "wide",
  /** More than a single stone or a pair. */
  "manyStones",
  /** The main stone is not round. */
  "otherShape",
  "onOrder"
] as const
export type Trait = (typeof traits)[number]

/** Placeholders as in fill.ts. */
export type Pool = { readonly [T in Trait]?: ReadonlyArray<string> }

/** `lead` introduces a piece by its numbers. */
export type DesignTexts = { readonly lead: ReadonlyArray<string>; readonly more: Pool }
