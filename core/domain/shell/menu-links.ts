/** Starts with `http` and lacks the shop's domain (HDR-017 … HDR-020). */
export const isExternal = (link: string, domain: string | null): boolean =>
  link.startsWith("http") && (domain === null || !link.includes(domain))

/** `aria-current` value: `page` for the same page, `true` inside the section. */
export const ariaCurrent = (link: string, path: string): "page" | "true" | undefined => {
  const section = withoutTrailingSlash(link)
  if (withoutTrailingSlash(path) === section) return "page"
  return section !== "" && path.startsWith(`${section}/`) ? "true" : undefined
}

export const withoutTrailingSlash = (link: string): string => link.replace(/\/$/, "")
