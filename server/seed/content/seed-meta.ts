/** `null` leaves the page's own text. */
export type SeedMeta = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly h1: string | null
  readonly text: string | null
}
