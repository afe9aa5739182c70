/** A link of a menu leads outside when it begins with `http` and the shop's domain is not in it (HDR-017 … HDR-020); an unknown domain is not ours. */
export const isExternal = (link: string, domain: string | null): boolean =>
  link.startsWith("http") && (domain === null || !link.includes(domain))

/** How an address stands to a link of a menu, as `aria-current` has it: the same page, or one further inside. */
export const standing = (link: string, path: string): "page" | "true" | undefined => {
  const section = bare(link)
  if (bare(path) === section) return "page"
  return section !== "" && path.startsWith(`${section}/`) ? "true" : undefined
}

/** An address without its last slash. */
export const bare = (link: string): string => link.replace(/\/$/, "")
