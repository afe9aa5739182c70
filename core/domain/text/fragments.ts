/** The name under which a heading of a page is found: «Сроки по закону» stands at `#сроки-по-закону`. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
