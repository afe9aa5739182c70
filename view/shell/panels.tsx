import { Drawer } from "./drawer.tsx"
import { MegaMenu } from "./mega-menu.tsx"
import { ShopSearch } from "../search/shop-search.tsx"

/** What opens from the header; it comes when it is first wanted, because no page begins with it. */
export const panels = { Drawer, MegaMenu, SearchPanel: ShopSearch }
