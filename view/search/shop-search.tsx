import { useSelector } from "../use-selector.ts"
import { use } from "react"
import { ShopProvider } from "../shop-context.tsx"
import { SearchPanel, type SearchPanelProps } from "./search-panel.tsx"

/** The search over its machine; until that has come the panel stands without it. */
export function ShopSearch(props: Omit<SearchPanelProps, "search">) {
  const shop = use(ShopProvider)
  const actor = useSelector(shop ?? undefined, (snapshot) => snapshot?.children.search)
  const snapshot = useSelector(actor, (found) => found)
  return <SearchPanel {...props} search={actor && snapshot && { snapshot, send: actor.send }} />
}
