type OwnMeta = {
  readonly title: string | null
  readonly description: string | null
  readonly h1: string | null
  readonly keywords: string | null
}

/** What a stone's page says of itself: its own words where given and not blank, else the default ones (`storefront §8`). */
export const describeDiamondPage = ({
  name,
  article,
  meta
}: {
  readonly name: string
  readonly article: string
  readonly meta: OwnMeta
}) => ({
  title: given(meta.title) ?? `${name} купить в интернет-магазине ${article}`,
  description:
    given(meta.description) ?? `Закажите ${name} в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.`,
  h1: given(meta.h1) ?? name,
  keywords: given(meta.keywords),
  canonical: diamondPath(article)
})

/** The address of a stone's page, as links and the canonical one have it. */
export const diamondPath = (article: string): string => `/diamonds/${article}/`

const given = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text)
