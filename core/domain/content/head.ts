export type Head = {
  readonly title: string
  readonly description: string | null
  readonly keywords: string | null
  readonly robots: string
  /** Path without origin. */
  readonly canonical: string | null
  /** Sharing image path; `null` for the default. */
  readonly image: string | null
}

/** Placeholder until the owner chooses a name. */
export const shopName = "Грань"

/** META-002. */
export const openRobots = "index, follow"
export const closedRobots = "noindex, nofollow"
/** Filtered lists too specific to index. */
export const unlistedRobots = "noindex, follow"

const unlisted = { description: null, keywords: null, robots: closedRobots, canonical: null, image: null } as const

export const missingHead: Head = { ...unlisted, title: `Страница не найдена | ${shopName}` }
export const failedHead: Head = { ...unlisted, title: `Страница не загрузилась | ${shopName}` }

/** Identified by `key="name"`; a `value` of `null` removes it. */
export type HeadTag = {
  readonly tag: "meta" | "link"
  readonly key: "name" | "property" | "rel"
  readonly name: string
  readonly attribute: "content" | "href"
  readonly value: string | null
}

/** Without the title; `origin` has no trailing slash. */
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
    property("og:image", origin + (image ?? defaultImage))
  ]
}

const defaultImage = "/pictures/hero-ring-1080.webp"

const named = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "name", name, attribute: "content", value })
const property = (name: string, value: string | null): HeadTag => ({ tag: "meta", key: "property", name, attribute: "content", value })
