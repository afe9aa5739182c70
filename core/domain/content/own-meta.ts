/** What the editors wrote of one product's page; `null` or blank where they wrote nothing. */
export type OwnMeta = {
  readonly title: string | null
  readonly description: string | null
  readonly h1: string | null
  readonly keywords: string | null
}

type Product = { readonly name: string; readonly article: string; readonly meta: OwnMeta }

/** What a product's page says of itself: its own words where given and not blank, else the default ones (META-012, META-013). */
export const describeProduct = ({ article, meta, name }: Product) => ({
  title: given(meta.title) ?? `${name} купить в интернет-магазине ${article}`,
  description:
    given(meta.description) ?? `Закажите ${name} в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.`,
  h1: given(meta.h1) ?? name,
  keywords: given(meta.keywords)
})

const given = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text)
