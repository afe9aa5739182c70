/** What a document says of itself, as plain data: the server prints it, the browser brings its head to it. */
export type Head = {
  readonly title: string
  readonly description: string | null
  readonly keywords: string | null
  readonly robots: string
  /** A path of the shop; the origin is added where the head is written. */
  readonly canonical: string | null
}

/** The name stands here until the owner gives another. */
export const shopName = "Грань"

/** META-002. */
export const openRobots = "index, follow"
export const closedRobots = "noindex, nofollow"

const unlisted = { description: null, keywords: null, robots: closedRobots, canonical: null } as const

export const missingHead: Head = { ...unlisted, title: `Страница не найдена | ${shopName}` }
export const failedHead: Head = { ...unlisted, title: `Страница не загрузилась | ${shopName}` }
