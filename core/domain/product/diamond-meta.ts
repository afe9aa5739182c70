import { describeProduct } from "../content/own-meta.ts"

/** What a stone's page says of itself, and where it stands (META-014, META-021). */
export const describeDiamondPage = (diamond: Parameters<typeof describeProduct>[0]) => ({
  ...describeProduct(diamond),
  canonical: diamondPath(diamond.article)
})

/** The address of a stone's page, as links and the canonical one have it. */
export const diamondPath = (article: string): string => `/diamonds/${article}/`
