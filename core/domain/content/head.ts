/** Metadata of a document's head. The server prints it, the browser updates its head to it. */
export type Head = {
  readonly title: string
  readonly description: string | null
  readonly keywords: string | null
  readonly robots: string
  /** Path only; the origin is added when the head is rendered. */
  readonly canonical: string | null
  /** Path of the sharing image; `null` for the shop's default. */
  readonly image: string | null
}

/** Placeholder name until the owner chooses one. */
export const shopName = "Грань"

/** META-002. */
export const openRobots = "index, follow"
export const closedRobots = "noindex, nofollow"
/** For filtered lists that are too specific to index; their links are followed. */
export const unlistedRobots = "noindex, follow"

const unlisted = { description: null, keywords: null, robots: closedRobots, canonical: null, image: null } as const

export const missingHead: Head = { ...unlisted, title: `Страница не найдена | ${shopName}` }
export const failedHead: Head = { ...unlisted, title: `Страница не загрузилась | ${shopName}` }

/** One head tag, identified by `key="name"`; its `attribute` holds the value, `null` removes it. */
export type HeadTag = {
  readonly tag: "meta" | "link"
  readonly key: "name" | "property" | "rel"
  readonly name: string
  readonly attribute: "content" | "href"
  readonly value: string | null
}

/** Tags that differ between pages, except the title; `origin` is the shop's, without a trailing slash. */
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

/** Default sharing image. */
const houseImage = "/pictures/hero-ring-1080.webp"

const named = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "name", name, attribute: "content", value })
const property = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "property", name, attribute: "content", value })
