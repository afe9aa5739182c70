import { describeProduct } from "../content/own-meta.ts"

/** META-014, META-021. */
export const describeDiamondPage = (diamond: Parameters<typeof describeProduct>[0]) => ({
  ...describeProduct(diamond),
  canonical: diamondPath(diamond.article)
})

export const diamondPath = (article: string): string => `/diamonds/${article}/`
