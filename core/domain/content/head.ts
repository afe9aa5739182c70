/** What a document says of itself, as plain data: the server prints it, the browser brings its head to it. */
export type Head = {
  readonly title: string
  readonly description: string | null
  readonly keywords: string | null
  readonly robots: string
  /** A path of the shop; the origin is added where the head is written. */
  readonly canonical: string | null
  /** A file of the shop that stands for the page where it is shared; `null` for the house's own picture. */
  readonly image: string | null
}

/** The name stands here until the owner gives another. */
export const shopName = "Грань"

/** META-002. */
export const openRobots = "index, follow"
export const closedRobots = "noindex, nofollow"
/** A list that is chosen too finely to be offered; what it leads to is. */
export const unlistedRobots = "noindex, follow"

const unlisted = { description: null, keywords: null, robots: closedRobots, canonical: null, image: null } as const

export const missingHead: Head = { ...unlisted, title: `Страница не найдена | ${shopName}` }
export const failedHead: Head = { ...unlisted, title: `Страница не загрузилась | ${shopName}` }

/** One tag of a document's head: found by `key="name"`, its `attribute` holds the value; with `null` it is not there. */
export type HeadTag = {
  readonly tag: "meta" | "link"
  readonly key: "name" | "property" | "rel"
  readonly name: string
  readonly attribute: "content" | "href"
  readonly value: string | null
}

/** The tags that change from page to page, the title aside; `origin` is the shop's own, without a trailing slash. */
export const tagsOf = ({ canonical, description, image, keywords, robots, title }: Head, origin: string): ReadonlyArray<HeadTag> => {
  const address = canonical === null ? null : origin + canonical
  return [
    named("description", description),
    named("keywords", keywords),
    named("robots", robots),
    { tag: "link", key: "rel", name: "canonical", attribute: "href", value: address },
    property("og:title", title),
    property("og:description", description),
    property("og:url", address),
    property("og:image", origin + (image ?? houseImage))
  ]
}

/** What a page that has no picture of its own is shared with. */
const houseImage = "/pictures/hero-ring-1080.webp"

const named = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "name", name, attribute: "content", value })
const property = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "property", name, attribute: "content", value })
