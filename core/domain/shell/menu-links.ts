/** Links that begin with `http` and lack the shop's domain are external (HDR-017 … HDR-020), as are all when the domain is unknown. */
export const isExternal = (link: string, domain: string | null): boolean =>
  link.startsWith("http") && (domain === null || !link.includes(domain))

/** `aria-current` of a menu link: the same page, or one inside its section. */
export const standing = (link: string, path: string): "page" | "true" | undefined => {
  const section = bare(link)
  if (bare(path) === section) return "page"
  return section !== "" && path.startsWith(`${section}/`) ? "true" : undefined
}

/** Strips the trailing slash. */
export const bare = (link: string): string => link.replace(/\/$/, "")
