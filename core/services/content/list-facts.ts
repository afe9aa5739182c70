import { diamondPath } from "../../domain/product/diamond-meta.ts"
import { jewelryListPath, jewelryPath } from "../../domain/product/jewelry.ts"
import { catalogPageSize, firstShown } from "../../domain/catalogue/page-sizes.ts"
import { breadcrumbData, home } from "../../domain/product/product-facts.ts"
import type { PageData } from "../navigation/pages.ts"

type ListedPage = { readonly name: string; readonly path: string }

/** JSON-LD of a listing: items numbered across pages, and breadcrumbs. */
export const listFacts = (path: string, data: PageData, origin: string): ReadonlyArray<object> => {
  const jewelry = data["catalog.jewelry"]
  if (jewelry) {
    const { category, items } = jewelry
    const all = ["Украшения", jewelryListPath(null)] as const
    const trail = category === null ? [all] : [all, [category.name, jewelryListPath(category.code)] as const]
    const listed = items.map((card) => ({ name: card.name, path: jewelryPath(card.category.code, card.productCode) }))
    return [itemListData(listed, { path, first: firstShown(jewelry) }, origin), breadcrumbData([home, ...trail], origin)]
  }
  const stones = data["catalog.diamonds"]
  if (!stones) return []
  const listed = stones.items.map(({ code, name }) => ({ name, path: diamondPath(code) }))
  return [itemListData(listed, { path, first: firstShown(stones) }, origin), breadcrumbData([home, ["Бриллианты", "/diamonds"]], origin)]
}

const itemListData = (
  listed: ReadonlyArray<ListedPage>,
  { first, path }: { readonly first: number; readonly path: string },
  origin: string
) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  "@id": `${origin}${path}#list`,
  numberOfItems: listed.length,
  itemListElement: listed.map(({ name, path: item }, index) => ({
    "@type": "ListItem",
    position: (first - 1) * catalogPageSize + index + 1,
    name,
    url: origin + item
  }))
})
