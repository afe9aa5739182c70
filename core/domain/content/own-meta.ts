/** `null` or blank when editors wrote none. */
export type OwnMeta = {
  readonly title: string | null
  readonly description: string | null
  readonly h1: string | null
  readonly keywords: string | null
}

type Product = { readonly name: string; readonly article: string; readonly meta: OwnMeta }

/** Texts of editors, or defaults (META-012, META-013). */
export const describeProduct = ({ article, meta, name }: Product) => ({
  title: textOrNull(meta.title) ?? `${name} купить в интернет-магазине ${article}`,
  description:
    textOrNull(meta.description) ??
    `Закажите ${ordered(name)} в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.`,
  h1: textOrNull(meta.h1) ?? name,
  keywords: textOrNull(meta.keywords)
})

/** Accusative: «подвеску «Капля»», «бриллиант, круг 1,02 карата,». */
const ordered = (name: string): string => {
  const [noun = ""] = /^\S+/.exec(name) ?? []
  const small = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`
  return `${accusatives[small] ?? small}${name.slice(noun.length)}${noun.endsWith(",") ? "," : ""}`
}

const accusatives: Readonly<Record<string, string>> = { подвеска: "подвеску", серьга: "серьгу" }

const textOrNull = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text)
