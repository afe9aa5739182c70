/** A record of page meta as the editors write it; what is silent keeps the page's own words. */
export type SeedMeta = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly h1: string | null
  readonly text: string | null
}
